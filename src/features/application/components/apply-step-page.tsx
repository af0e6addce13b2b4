'use client';

import { useEffect, type ComponentType } from 'react';
import { RequireNamespace } from '@/components/loading/require-namespace';
import type { ApplyStep } from '@/config/apply-steps';
import { track } from '@/lib/analytics/data-layer';
import { useAppDispatch } from '@/store/hooks';
import { stepReported } from '../application.slice';
import type { ApplyContext } from '../apply-context';
import { isStepOf, stepsForProduct } from '../apply-steps';
import { useApplication, type Application, type StepProps } from '../use-application';
import { CheckStep, DoneStep, EligibilityStep, preloadLastSteps } from '../steps/lazy-steps';
import { PhoneStep } from '../steps/phone-step';
import { PrivacyStep } from '../steps/privacy-step';
import { SectionsStep } from '../steps/sections-step';
import { OutlookLine } from '../outlook/outlook-line';
import { TransferPart } from '../transfer/lazy-transfer';
import { stepLead, stepTitle } from '../step-texts';
import { isPhoneVerified } from '../submission/verified-phone';
import { ConflictPanel } from '../conflict/lazy-conflict-panel';
import { ApplyLayout } from './apply-layout';
import { SaveStatus } from './save-status';
import { AlreadySubmittedNotice } from './already-submitted-notice';
import { DraftLoadError } from './draft-load-error';
import styles from './step.module.css';

const stepComponents: Readonly<Record<ApplyStep, ComponentType<StepProps>>> = {
  privacy: PrivacyStep,
  property: SectionsStep,
  loan: SectionsStep,
  phone: PhoneStep,
  applicants: SectionsStep,
  consents: SectionsStep,
  check: CheckStep,
  done: DoneStep,
  eligibility: EligibilityStep,
};
const requiresPrivacyNotice = (step: ApplyStep): boolean => step !== 'privacy' && step !== 'done';
/** Steps that tell again what the wish costs. */
const stepsAfterWish: readonly ApplyStep[] = ['phone', 'applicants', 'consents'];

/** Where a visitor of this step is sent first; null where it may be shown. */
function redirectOf(step: ApplyStep, { state, context }: Application): ApplyStep | 'list' | null {
  if (state.hasMoved) return null;
  const isSent = state.receipt !== null;
  const hasReadNotice = state.formValues.consents?.privacyNotice === true;
  if (step === 'done' && !isSent) return state.formValues.loan?.amount ? 'check' : 'list';
  if (isSent) return step === 'check' ? 'done' : null;
  if (requiresPrivacyNotice(step) && !hasReadNotice) return 'privacy';
  if (!isStepOf(context.product, step)) return 'list';
  // Identity numbers are asked for after the code only.
  return step === 'applicants' && !isPhoneVerified(state) ? 'phone' : null;
}

/** One step of an application: no personal data is requested before the privacy notice is accepted, and nothing is editable after submission. */
export function ApplyStepPage({ context, step }: { context: ApplyContext; step: ApplyStep }) {
  const application = useApplication(context);
  const { t, state, isReady, hasDraftLoadFailed, go } = application;
  const dispatch = useAppDispatch();
  const { product } = context;
  const isSent = state.receipt !== null;
  const hasReadNotice = state.formValues.consents?.privacyNotice === true;
  const redirect = isReady ? redirectOf(step, application) : null;
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

  useEffect(preloadLastSteps, []);

  const Body = stepComponents[step];
  const title = stepTitle(step, { product, t });
  const lead = stepLead(step, { t });
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
  if (state.hasMoved)
    return (
      <ApplyLayout context={context} step="done" t={t} title={t('moved')}>
        <TransferPart application={application} />
      </ApplyLayout>
    );
  if (state.conflict !== null)
    return (
      <ApplyLayout context={context} step={step} t={t} title={t('conflict.title')}>
        <RequireNamespace namespace="application-form">
          <ConflictPanel application={application} conflict={state.conflict} />
        </RequireNamespace>
      </ApplyLayout>
    );
  return (
    <ApplyLayout context={context} step={step} t={t} title={title}>
      <RequireNamespace namespace="application-form">
        {lead === null ? null : <p className={styles.lead}>{lead}</p>}
        {stepsAfterWish.includes(step) ? <OutlookLine application={application} /> : null}
        <Body key={`${step}${state.prefillVersion}`} application={application} step={step} />
        {step === 'check' || step === 'done' || step === 'phone' ? null : (
          <SaveStatus state={state} />
        )}
        {step === 'done' || step === 'eligibility' ? null : (
          <TransferPart application={application} />
        )}
      </RequireNamespace>
    </ApplyLayout>
  );
}
