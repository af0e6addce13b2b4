'use client';

import Link from 'next/link';
import formStyles from '@/components/form/form.module.css';
import { RequireNamespace } from '@/components/loading/require-namespace';
import { localisedPath } from '@/config/paths';
import { useNamespace } from '@/i18n/use-namespace';
import { sectionStatus } from '@/lib/application/form-rules';
import type { ApplyStep } from '@/config/apply-steps';
import { SendLinkBySms } from '@/features/otp/components/send-link-by-sms';
import { applyPath, sectionsOfStep, stepsForProduct } from '../apply-steps';
import { stepTitle } from '../step-texts';
import { validateFormValues } from '../form/form-field-problems';
import { isPhoneVerified } from '../submission/verified-phone';
import { toApplicationForm } from '../form/parse-form-values';
import { PrivacyStep } from '../steps/privacy-step';
import { initialState } from '../application-state';
import type { Application } from '../use-application';
import { SaveStatus } from './save-status';
import styles from './step.module.css';

type TaskStatus = 'completed' | 'incomplete' | 'empty' | 'later';

/** The status of a step: that of its sections together. */
function statusOfSections(step: ApplyStep, { state, rules, context }: Application): TaskStatus {
  const form = toApplicationForm(state.formValues, context.product);
  const statuses = sectionsOfStep(context.product, step)
    // The phone of the contact is proved on a step of its own.
    .filter((section) => section !== 'contact')
    .map((section) =>
      // The notice that was read is no answer of the consents' own step.
      section === 'consents' && !form.consents?.creditReference && !form.consents?.marketingOwn
        ? 'empty'
        : sectionStatus(section, form, rules),
    );
  return statuses.every((status) => status === statuses[0])
    ? (statuses[0] ?? 'empty')
    : 'incomplete';
}

function taskStatus(step: ApplyStep, application: Application): TaskStatus {
  const { state, rules } = application;
  const { formValues } = state;
  const hasReadNotice = formValues.consents?.privacyNotice === true;
  switch (step) {
    case 'privacy':
      return hasReadNotice ? 'completed' : 'empty';
    case 'phone':
      return isPhoneVerified(state) ? 'completed' : 'empty';
    case 'applicants':
      return isPhoneVerified(state) ? statusOfSections(step, application) : 'later';
    case 'check':
      return hasReadNotice && Object.keys(validateFormValues(formValues, rules)).length === 0
        ? 'empty'
        : 'later';
    case 'property':
    case 'loan':
    case 'consents':
    case 'done':
    case 'eligibility':
      return statusOfSections(step, application);
  }
}

/** What comes first of an application: nothing personal is asked for before it. */
function StartNotice({ application }: { application: Application }) {
  return (
    <section aria-labelledby="start-privacy" className={styles.summary}>
      <h2 id="start-privacy">{application.t('step.privacy.title')}</h2>
      <PrivacyStep application={application} />
    </section>
  );
}

/** All steps; once the privacy notice is accepted, with their status, to be taken in any order. */
export function TaskList({ application }: { application: Application }) {
  const { context, t, isReady } = application;
  const state = isReady ? application.state : initialState;
  // The words of the next step, and of a line that is down when the notice is accepted.
  useNamespace('application-form');
  const { product, locale } = context;
  const steps = stepsForProduct(product);
  const statuses = steps.map((step) => taskStatus(step, { ...application, state }));
  const next =
    steps.find((_step, index) => statuses[index] !== 'completed' && statuses[index] !== 'later') ??
    'check';
  // The notice that was read begins the draft.
  const hasStarted = state.draft !== null && state.formValues.consents?.privacyNotice === true;
  // The three steps of a fast pass need no list before they begin.
  const isListed = hasStarted || product !== 'fast-pass';
  const done = statuses.filter((status) => status === 'completed').length;
  return (
    <>
      {hasStarted ? (
        <p className={formStyles.actions}>
          <Link
            href={localisedPath(locale, applyPath(product, next))}
            prefetch={false}
            className={formStyles.primary}
          >
            {t('start.goOn')}
          </Link>
        </p>
      ) : (
        <StartNotice application={application} />
      )}
      {state.saveRequest.status === 'failed' ? (
        <RequireNamespace namespace="application-form">
          <SaveStatus state={state} />
        </RequireNamespace>
      ) : null}
      {isListed ? (
        <>
          <h2>{t('start.tasks')}</h2>
          {hasStarted ? (
            <p className={styles.status}>{t('start.progress', { done, all: steps.length })}</p>
          ) : null}
          <ol className={styles.tasks}>
            {steps.map((step, index) => {
              const status = statuses[index] ?? 'empty';
              const isOpen = hasStarted && status !== 'later';
              return (
                <li key={step}>
                  {isOpen ? (
                    <Link href={localisedPath(locale, applyPath(product, step))} prefetch={false}>
                      {stepTitle(step, { product, t })}
                    </Link>
                  ) : (
                    <span>{stepTitle(step, { product, t })}</span>
                  )}
                  {hasStarted ? (
                    <span className={status === 'completed' ? styles.completed : styles.status}>
                      {t(`start.status.${status}`)}
                    </span>
                  ) : null}
                </li>
              );
            })}
          </ol>
        </>
      ) : null}
      {state.draft?.phone == null ? null : (
        <SendLinkBySms kind="resume-link" product={product} locale={locale} />
      )}
    </>
  );
}
