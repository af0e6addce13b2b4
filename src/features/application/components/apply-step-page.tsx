'use client';

import { useEffect, type ComponentType } from 'react';
import type { ApplyStep } from '@/config/apply-steps';
import { track } from '@/lib/analytics/data-layer';
import { useAppDispatch } from '@/store/hooks';
import { stepTold } from '../application.slice';
import type { ApplyFacts } from '../apply-facts';
import { stepsOf } from '../apply-steps';
import { useApplication, type Application } from '../use-application';
import { ApplicantsStep } from '../steps/applicants-step';
import { ApplyFrame } from './apply-frame';
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
import { SavingNote } from './saving-note';
import { SentNote } from './sent-note';
import { UnopenedNote } from './unopened-note';
import styles from './step.module.css';

const bodies: Readonly<Record<ApplyStep, ComponentType<{ application: Application }>>> = {
  privacy: PrivacyStep, property: PropertyStep, loan: LoanStep, existing: ExistingStep, applicants: ApplicantsStep, income: IncomeStep, intermediary: IntermediaryStep,
  contact: ContactStep, phone: PhoneStep, consents: ConsentsStep, check: CheckStep, done: DoneStep, eligibility: EligibilityStep,
};
const afterNotice = (step: ApplyStep): boolean => step !== 'privacy' && step !== 'done';

/** One step of an application: nothing personal is asked before the privacy notice, and nothing again after it was sent. */
export function ApplyStepPage({ facts, step }: { facts: ApplyFacts; step: ApplyStep }) {
  const application = useApplication(facts);
  const { t, state, isReady, isUnopened, go } = application;
  const dispatch = useAppDispatch();
  const { product } = facts;
  const isSent = state.receipt !== null;
  const hasRead = state.entries.consents?.privacyNotice === true;
  const redirect = !isReady ? null : step === 'done' && !isSent ? 'list' : isSent && step === 'check' ? 'done' : !isSent && afterNotice(step) && !hasRead ? 'privacy' : null;
  useEffect(() => {
    if (redirect !== null) go(redirect === 'list' ? undefined : redirect, 'replace');
  }, [redirect, go]);
  const isSecond = stepsOf(product).indexOf(step) === 1;
  useEffect(() => {
    if (!isReady || !isSecond || !hasRead || state.hasToldStep || product === 'fast-pass') return;
    dispatch(stepTold());
    track({ event: 'application_step', step: 2, product });
  }, [dispatch, isReady, isSecond, hasRead, state.hasToldStep, product]);

  const Body = bodies[step];
  const title = t(`step.${step}.title`);
  if (isUnopened) return <ApplyFrame facts={facts} step={step} t={t} title={title}><UnopenedNote application={application} /></ApplyFrame>;
  if (!isReady || redirect !== null) return <ApplyFrame facts={facts} step={step} t={t} title={title}><p className={styles.waiting} role="status">{t('opening')}</p></ApplyFrame>;
  if (isSent && step !== 'done') return <ApplyFrame facts={facts} step="done" t={t} title={t('sent.title')}><SentNote application={application} /></ApplyFrame>;
  return (
    <ApplyFrame facts={facts} step={step} t={t} title={title}>
      {step === 'done' || step === 'eligibility' ? null : <p className={styles.lead}>{t(step === 'applicants' && product === 'fast-pass' ? 'applicants.leadFast' : `step.${step}.lead`)}</p>}
      <Body key={state.broughtCount} application={application} />
      {step === 'check' || step === 'done' || step === 'phone' ? null : <SavingNote state={state} />}
    </ApplyFrame>
  );
}
