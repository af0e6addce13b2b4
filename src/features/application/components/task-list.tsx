'use client';

import Link from 'next/link';
import formStyles from '@/components/form/form.module.css';
import { localisedPath } from '@/config/paths';
import { sectionStatus } from '@/lib/application/form-rules';
import type { ApplyStep } from '@/config/apply-steps';
import { SendLinkBySms } from '@/features/otp/components/send-link-by-sms';
import { applyPath, sectionOfStep, stepsForProduct } from '../apply-steps';
import { validateFormValues } from '../form/form-field-problems';
import { isPhoneVerified } from '../submission/verified-phone';
import { toApplicationForm } from '../form/parse-form-values';
import type { Application } from '../use-application';
import styles from './step.module.css';

type TaskStatus = 'completed' | 'incomplete' | 'empty' | 'later';

function taskStatus(step: ApplyStep, { state, rules, context }: Application): TaskStatus {
  const { formValues } = state;
  const hasReadNotice = formValues.consents?.privacyNotice === true;
  if (step === 'privacy') return hasReadNotice ? 'completed' : 'empty';
  if (step === 'phone')
    return isPhoneVerified(state) ? 'completed' : formValues.contact?.phone ? 'empty' : 'later';
  if (step === 'check')
    return hasReadNotice && Object.keys(validateFormValues(formValues, rules)).length === 0
      ? 'empty'
      : 'later';
  const section = sectionOfStep[step];
  return section === undefined
    ? 'empty'
    : sectionStatus(section, toApplicationForm(formValues, context.product), rules);
}

/** All steps with their status; they may be taken in any order once the privacy notice is accepted. */
export function TaskList({ application }: { application: Application }) {
  const { context, state, t } = application;
  const { product, locale } = context;
  const steps = stepsForProduct(product);
  const statuses = steps.map((step) => taskStatus(step, application));
  const next =
    steps.find((_step, index) => statuses[index] !== 'completed' && statuses[index] !== 'later') ??
    'check';
  const hasStarted = state.formValues.consents?.privacyNotice === true;
  const done = statuses.filter((status) => status === 'completed').length;
  return (
    <>
      <p className={formStyles.actions}>
        <Link
          href={localisedPath(locale, applyPath(product, next))}
          prefetch={false}
          className={formStyles.primary}
        >
          {t(hasStarted ? 'start.goOn' : 'start.begin')}
        </Link>
      </p>
      <h2>{t('start.tasks')}</h2>
      <p className={styles.status}>{t('start.progress', { done, all: steps.length })}</p>
      <ol className={styles.tasks}>
        {steps.map((step, index) => {
          const status = statuses[index] ?? 'empty';
          const isOpen = status !== 'later' && (hasStarted || step === 'privacy');
          return (
            <li key={step}>
              {isOpen ? (
                <Link href={localisedPath(locale, applyPath(product, step))} prefetch={false}>
                  {t(`step.${step}.title`)}
                </Link>
              ) : (
                <span>{t(`step.${step}.title`)}</span>
              )}
              <span className={status === 'completed' ? styles.completed : styles.status}>
                {t(`start.status.${isOpen || status === 'completed' ? status : 'later'}`)}
              </span>
            </li>
          );
        })}
      </ol>
      {state.draft?.phone == null ? null : (
        <SendLinkBySms kind="resume-link" product={product} locale={locale} />
      )}
    </>
  );
}
