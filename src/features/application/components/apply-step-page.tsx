'use client';

import { useEffect, type ComponentType } from 'react';
import { RequireNamespace } from '@/components/loading/require-namespace';
import type { ApplyStep } from '@/config/apply-steps';
import { track } from '@/lib/analytics/data-layer';
import { useAppDispatch } from '@/store/hooks';
import { stepReported } from '../application.slice';
import type { ApplyContext } from '../apply-context';
import { stepsForProduct } from '../apply-steps';
import { useApplication, type Application } from '../use-application';
import { ApplicantsStep } from '../steps/applicants-step';
import { ApplyLayout } from './apply-layout';
import { CheckStep } from '../steps/check-step';
import { ConsentsStep } from '../steps/consents-step';
import { ContactStep } from '../steps/contact-step';
import { DoneStep } from '../steps/done-step';
import { EligibilityStep } from '../steps/eligibility-step';
import { ExistingStep } from '../steps/existing-step';
import { IncomeStep } from '../steps/income-step';
import { IntermediaryStep } from '../steps/intermediary-step';
import { LoanStep } from '../steps/loan-step';
import { PhoneStep } from '../steps/phone-step';
import { PrivacyStep } from '../steps/privacy-step';
import { PropertyStep } from '../steps/property-step';
import { SaveStatus } from './save-status';
import { AlreadySubmittedNotice } from './already-submitted-notice';
import { DraftLoadError } from './draft-load-error';
import styles from './step.module.css';

const stepComponents: Readonly<Record<ApplyStep, ComponentType<{ application: Application }>>> = {
  privacy: PrivacyStep,
  property: PropertyStep,
  loan: LoanStep,
  existing: ExistingStep,
  applicants: ApplicantsStep,
  income: IncomeStep,
  intermediary: IntermediaryStep,
  contact: ContactStep,
  phone: PhoneStep,
  consents: ConsentsStep,
  check: CheckStep,
  done: DoneStep,
  eligibility: EligibilityStep,
};
const requiresPrivacyNotice = (step: ApplyStep): boolean => step !== 'privacy' && step !== 'done';

/** One step of an application: no personal data is requested before the privacy notice is accepted, and nothing is editable after submission. */
export function ApplyStepPage({ context, step }: { context: ApplyContext; step: ApplyStep }) {
  const application = useApplication(context);
  const { t, state, isReady, hasDraftLoadFailed, go } = application;
  const dispatch = useAppDispatch();
  const { product } = context;
  const isSent = state.receipt !== null;
  const hasReadNotice = state.formValues.consents?.privacyNotice === true;
  const redirect = !isReady
    ? null
    : step === 'done' && !isSent
      ? 'list'
      : isSent && step === 'check'
        ? 'done'
        : !isSent && requiresPrivacyNotice(step) && !hasReadNotice
          ? 'privacy'
          : null;
  useEffect(() => {
    if (redirect !== null) go(redirect === 'list' ? undefined : redirect, 'replace');
  }, [redirect, go]);
  const isSecond = stepsForProduct(product).indexOf(step) === 1;
  useEffect(() => {
    if (!isReady || !isSecond || !hasReadNotice || state.hasReportedStep || product === 'fast-pass')
      return;
    dispatch(stepReported());
    track({ event: 'application_step', step: 2, product });
  }, [dispatch, isReady, isSecond, hasReadNotice, state.hasReportedStep, product]);

  const Body = stepComponents[step];
  const title = t(`step.${step}.title`);
  if (hasDraftLoadFailed)
    return (
      <ApplyLayout context={context} step={step} t={t} title={title}>
        <DraftLoadError application={application} />
      </ApplyLayout>
    );
  if (!isReady || redirect !== null)
    return (
      <ApplyLayout context={context} step={step} t={t} title={title}>
        <p className={styles.loading} role="status">
          {t('opening')}
        </p>
      </ApplyLayout>
    );
  if (isSent && step !== 'done')
    return (
      <ApplyLayout context={context} step="done" t={t} title={t('alreadySubmitted.title')}>
        <AlreadySubmittedNotice application={application} />
      </ApplyLayout>
    );
  return (
    <ApplyLayout context={context} step={step} t={t} title={title}>
      <RequireNamespace namespace="application-form">
        {step === 'done' || step === 'eligibility' ? null : (
          <p className={styles.lead}>
            {t(
              step === 'applicants' && product === 'fast-pass'
                ? 'applicants.leadFast'
                : `step.${step}.lead`,
            )}
          </p>
        )}
        <Body key={state.prefillVersion} application={application} />
        {step === 'check' || step === 'done' || step === 'phone' ? null : (
          <SaveStatus state={state} />
        )}
      </RequireNamespace>
    </ApplyLayout>
  );
}
