'use client';

import { useEffect, useState, type FormEvent } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { stepUpOperation } from '@/contracts/account/account-choices';
import type { ServiceRequest } from '@/contracts/account/account-request';
import { parseMobile } from '@/lib/phone';
import { infoSubmission } from '../account-submissions';
import { changeFor } from './phone-change';
import { useKeptForm } from '../use-kept-form';
import { useKeptSubmission } from '../use-kept-submission';
import type { DetailFormProps } from './detail-form';
import panel from '../components/panel.module.css';
import { Receipt } from '../components/receipt';
import { needsCode, StepUp } from '../components/step-up';

interface PhoneFormProps extends DetailFormProps {
  /** Changes that wait for the code to the new number, which is masked in their `detail`; the latest first. */
  waiting: readonly ServiceRequest[];
  onBegun: () => void;
}

/** A new number: a code to the old one says that the customer wants it, a code to the new one that it is theirs. What was begun before is gone on with. */
export function PhoneForm({ waiting, onBegun, facts, onDone, onClose, t, locale }: PhoneFormProps) {
  const [{ typed, phone, reference, facts: known }, change] = useKeptForm('phone', { typed: '', phone: null, reference: null, facts: [] });
  const [attempt, setAttempt] = useState(0);
  const { isSending, failure, answer, submit, dismiss } = useKeptSubmission('phone', infoSubmission, {
    locale,
    onDone: ({ data }) => {
      if (data.state !== 'needs-code') return onDone();
      change({ reference: data.reference, facts: phone === null ? known : [...known, { reference: data.reference, phone, isFor: true }] });
      onBegun();
    },
  });
  const [latest] = waiting;
  const { e164, problem } = parseMobile(typed);
  const shown = attempt > 0 && problem ? t(`detail.problem.${problem}`) : undefined;
  const next = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (!e164) return;
    change({ phone: e164, reference: changeFor(e164, { waiting, facts: known }) });
  };
  const stop = (): void => {
    dismiss();
    change({ phone: null, reference: null });
  };
  // Only the server can tell a change that was begun elsewhere from one for another number that ends the same.
  const isUnsure = reference !== null && !known.some((fact) => fact.reference === reference && fact.phone === phone);
  const isRefused = isUnsure && failure?.code === needsCode;
  useEffect(() => {
    if (!isRefused || reference === null || phone === null) return;
    dismiss();
    change({ reference: null, facts: [...known, { reference, phone, isFor: false }] });
  });
  const isAnew = known.some((fact) => fact.phone === phone && !fact.isFor);
  const shared = { isLive: facts.isSmsLive, isSending, failure: isRefused ? null : failure, onBack: stop, t, locale };
  if (answer && answer.data.state !== 'needs-code') return <Receipt heading={t('detail.changed')} receipt={answer.data} again={{ label: t('close'), onAgain: onClose }} t={t} locale={locale}><p>{t('detail.bothTold')}</p></Receipt>;
  if (phone !== null && reference !== null) return <StepUp key="new" {...shared} heading={t('detail.newCode')} purpose={t('detail.newCodePurpose', { phone })} operationId={stepUpOperation.confirmPhone({ reference })} phone={phone} onVerified={() => submit({ body: { kind: 'confirm-phone', reference } })} />;
  if (phone !== null) return <StepUp key="old" {...shared} heading={t('detail.oldCode')} notice={isAnew ? t('detail.otherNumber', { phone }) : undefined} purpose={t('detail.oldCodePurpose', { phone })} operationId={stepUpOperation.phone({ phone })} onVerified={() => submit({ body: { kind: 'phone', phone } })} />;
  return (
    <form noValidate onSubmit={next}>
      <ErrorSummary heading={t('problem.heading')} titlePrefix={t('problem.prefix')} errors={shown ? [{ fieldId: 'new-phone', text: shown }] : []} attempt={attempt} />
      {latest ? <p className={panel.note}>{t('detail.begun', { phone: latest.detail ?? '' })}</p> : null}
      <TextField id="new-phone" type="tel" inputMode="tel" autoComplete="tel" width="medium" maxLength={30} label={t('detail.new.phone')} hint={t('detail.phoneHint')} problem={shown} value={typed} onChange={(event) => change({ typed: event.target.value })} autoFocus />
      <p className={formStyles.actions}>
        <button type="submit" className={formStyles.primary}>{t('withdraw.next')}</button>
        <button type="button" className={formStyles.plain} onClick={onClose}>{t('detail.cancel')}</button>
      </p>
    </form>
  );
}
