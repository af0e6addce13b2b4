'use client';

import Link from 'next/link';
import formStyles from '@/components/form/form.module.css';
import { localisedPath } from '@/config/paths';
import { sectionStatus } from '@/lib/application/form-rules';
import type { ApplyStep } from '@/config/apply-steps';
import { LinkByText } from '@/features/otp/components/link-by-text';
import { applyPath, sectionOfStep, stepsOf } from '../apply-steps';
import { problemsInAll } from '../entry/entry-problems';
import { isProven } from '../submission/proven-phone';
import { formOf } from '../entry/read-entries';
import type { Application } from '../use-application';
import styles from './step.module.css';

type TaskStatus = 'completed' | 'incomplete' | 'empty' | 'later';

function statusOf(step: ApplyStep, { state, rules, facts }: Application): TaskStatus {
  const { entries } = state;
  const hasRead = entries.consents?.privacyNotice === true;
  if (step === 'privacy') return hasRead ? 'completed' : 'empty';
  if (step === 'phone') return isProven(state) ? 'completed' : entries.contact?.phone ? 'empty' : 'later';
  if (step === 'check') return hasRead && Object.keys(problemsInAll(entries, rules)).length === 0 ? 'empty' : 'later';
  const section = sectionOfStep[step];
  return section === undefined ? 'empty' : sectionStatus(section, formOf(entries, facts.product), rules);
}

/** All steps with where each stands; any may be taken in any order once the privacy notice was read. */
export function TaskList({ application }: { application: Application }) {
  const { facts, state, t } = application;
  const { product, locale } = facts;
  const steps = stepsOf(product);
  const statuses = steps.map((step) => statusOf(step, application));
  const next = steps.find((_step, index) => statuses[index] !== 'completed' && statuses[index] !== 'later') ?? 'check';
  const hasBegun = state.entries.consents?.privacyNotice === true;
  const done = statuses.filter((status) => status === 'completed').length;
  return (
    <>
      <p className={formStyles.actions}>
        <Link href={localisedPath(locale, applyPath(product, next))} prefetch={false} className={formStyles.primary}>{t(hasBegun ? 'start.goOn' : 'start.begin')}</Link>
      </p>
      <h2>{t('start.tasks')}</h2>
      <p className={styles.status}>{t('start.progress', { done, all: steps.length })}</p>
      <ol className={styles.tasks}>
        {steps.map((step, index) => {
          const status = statuses[index] ?? 'empty';
          const isOpen = status !== 'later' && (hasBegun || step === 'privacy');
          return (
            <li key={step}>
              {isOpen ? <Link href={localisedPath(locale, applyPath(product, step))} prefetch={false}>{t(`step.${step}.title`)}</Link> : <span>{t(`step.${step}.title`)}</span>}
              <span className={status === 'completed' ? styles.completed : styles.status}>{t(`start.status.${isOpen || status === 'completed' ? status : 'later'}`)}</span>
            </li>
          );
        })}
      </ol>
      {state.draft?.phone == null ? null : <LinkByText kind="resume-link" product={product} locale={locale} />}
    </>
  );
}
