'use client';

import { useState, type FormEvent } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { stepUpOperation } from '@/contracts/account-choices';
import type { ServiceRequest } from '@/contracts/account-request';
import { parseMobile } from '@/lib/phone';
import { infoSubmission } from '../account-submissions';
import { useSubmission } from '../use-submission';
import type { DetailFormProps } from './detail-form';
import panel from './panel.module.css';
import { Receipt } from './receipt';
import { StepUp } from './step-up';

interface PhoneFormProps extends DetailFormProps {
  /** A change that waits for the code to the new number, which is masked in its `detail`. */
  begun: ServiceRequest | null;
}

/** A new number: a code to the old one says that the customer wants it, a code to the new one that it is theirs. What was begun before is gone on with. */
export function PhoneForm({ begun, facts, onChanged, onClose, t, locale }: PhoneFormProps) {
  const [typed, setTyped] = useState('');
  const [phone, setPhone] = useState<string | null>(null);
  const [reference, setReference] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { isSending, failure, answer, submit, dismiss } = useSubmission(infoSubmission, {
    locale,
    onDone: ({ data }) => {
      if (data.state === 'needs-code') setReference(data.reference);
      onChanged();
    },
  });
  const { e164, problem } = parseMobile(typed);
  const shown = attempt > 0 && problem ? t(`detail.problem.${problem}`) : undefined;
  const next = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (!e164) return;
    setPhone(e164);
    if (begun?.detail?.endsWith(e164.slice(-4))) setReference(begun.reference);
  };
  const stop = (): void => {
    dismiss();
    setPhone(null);
    setReference(null);
  };
  const shared = { isLive: facts.isSmsLive, isSending, failure, onBack: stop, t, locale };
  if (answer && answer.data.state !== 'needs-code') return <Receipt heading={t('detail.changed')} receipt={answer.data} again={{ label: t('close'), onAgain: onClose }} t={t} locale={locale}><p>{t('detail.bothTold')}</p></Receipt>;
  if (phone !== null && reference !== null) return <StepUp key="new" {...shared} heading={t('detail.newCode')} purpose={t('detail.newCodePurpose', { phone })} operationId={stepUpOperation.confirmPhone({ reference })} phone={phone} onVerified={() => submit({ body: { kind: 'confirm-phone', reference } })} />;
  if (phone !== null) return <StepUp key="old" {...shared} heading={t('detail.oldCode')} purpose={t('detail.oldCodePurpose', { phone })} operationId={stepUpOperation.phone({ phone })} onVerified={() => submit({ body: { kind: 'phone', phone } })} />;
  return (
    <form noValidate onSubmit={next}>
      <ErrorSummary heading={t('problem.heading')} titlePrefix={t('problem.prefix')} errors={shown ? [{ fieldId: 'new-phone', text: shown }] : []} attempt={attempt} />
      {begun ? <p className={panel.note}>{t('detail.begun', { phone: begun.detail ?? '' })}</p> : null}
      <TextField id="new-phone" type="tel" inputMode="tel" autoComplete="tel" width="medium" maxLength={30} label={t('detail.new.phone')} hint={t('detail.phoneHint')} problem={shown} value={typed} onChange={(event) => setTyped(event.target.value)} autoFocus />
      <p className={formStyles.actions}>
        <button type="submit" className={formStyles.primary}>{t('withdraw.next')}</button>
        <button type="button" className={formStyles.plain} onClick={onClose}>{t('detail.cancel')}</button>
      </p>
    </form>
  );
}
