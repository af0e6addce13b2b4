'use client';

import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { currencySymbol } from '@/config/site';
import { paymentMethods, type PaymentMethod } from '@/contracts/account/account-choices';
import type { DeskLoan, PostingPreviewRequest } from '@/contracts/account/loan-desk';
import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import type { Permission } from '@/contracts/staff/permissions';
import type { TranslationProps } from '@/i18n/translation-props';
import { parseMoney } from '@/lib/parse-money';
import { useSubmission } from '@/store/use-submission';
import { ApprovalNotice } from '../approval/approval-notice';
import { useVersionedEdit } from '../edit/use-versioned-edit';
import styles from '../frame/desk-app.module.css';
import { useShortcuts } from '../frame/use-shortcuts';
import { LoanEffect } from './loan-effect';
import { LoanRefusal } from './loan-refusal';
import { drawdownPosting, paymentPosting, postingPreview } from './loan-queries';
import own from './loan.module.css';

interface PostingFormProps extends TranslationProps<'desk'> {
  loan: DeskLoan;
  permissions: readonly Permission[];
  onChanged: () => void;
}

type Posting = Exclude<
  PostingPreviewRequest,
  { kind: 'reversal' | 'refund' | 'rate-change' | 'restructure' }
>;
type Kind = 'payment' | 'principal' | 'drawdown';

interface Fields {
  kind: Kind;
  amount: string;
  on: string;
  method: PaymentMethod | '';
  reference: string;
}

const previewOf = ({ kind, amount, on, method, reference }: Fields): Posting => {
  const posting = {
    amount: parseMoney(amount) ?? 0,
    reference: reference.trim(),
    ...(on === '' ? {} : { on }),
  };
  return kind === 'drawdown'
    ? { kind, ...posting }
    : {
        kind: 'payment',
        ...posting,
        ...(method === '' ? {} : { method }),
        toPrincipal: kind === 'principal',
      };
};

/** The body of the posting, from the preview that was tried out. */
const bodyOf = <T extends Posting>({ kind: _kind, ...body }: T): Omit<T, 'kind'> => body;

/** Posts a payment or a draw-down: first a preview, which the server computes by posting it and rolling back, then the posting itself. */
export function PostingForm({ loan, permissions, onChanged, t, locale }: PostingFormProps) {
  const isActive = loan.state === 'active';
  const isRevolving = loan.creditLimit !== null;
  const kinds: readonly Kind[] = [
    ...(permissions.includes('loan.post') ? (['payment'] as const) : []),
    ...(permissions.includes('loan.post') && isActive && !isRevolving
      ? (['principal'] as const)
      : []),
    ...(permissions.includes('loan.draw-down') && isActive && isRevolving
      ? (['drawdown'] as const)
      : []),
  ];
  const { register, handleSubmit, formState, reset, setFocus, control } = useForm<Fields>({
    defaultValues: { kind: kinds[0] ?? 'payment', amount: '', on: '', method: '', reference: '' },
  });
  const { errors } = formState;
  const isPayment = useWatch({ control, name: 'kind' }) !== 'drawdown';
  const [tried, setTried] = useState<Posting | null>(null);
  const [isBooking, setBooking] = useState(false);
  const trial = useSubmission(postingPreview, { locale });
  const done = {
    locale,
    onChanged,
    onDone: () => {
      reset();
      setTried(null);
    },
  };
  const payment = useVersionedEdit(paymentPosting, done);
  const drawdown = useVersionedEdit(drawdownPosting, done);
  useShortcuts({ r: () => setFocus('amount') });
  if (kinds.length === 0) return null;

  const { loanNo, version } = loan;
  const params = { loanNo };
  const answer = trial.answer?.data;
  // What was worked out for an older version, or for other figures, is not what would be booked.
  const effect = tried !== null && answer?.version === version ? answer : null;
  const booking = [payment, drawdown].find(({ failure }) => failure !== null);
  const failure = isBooking ? (booking?.failure ?? null) : trial.failure;
  const isSending = trial.isSending || payment.isSending || drawdown.isSending;
  const asked = drawdown.answer?.data ?? payment.answer?.approval ?? null;
  const isBooked = payment.answer !== null && payment.answer.approval === null;

  function send(fields: Fields): void {
    if (isSending) return;
    setBooking(effect !== null);
    if (effect === null || tried === null) {
      const request = previewOf(fields);
      setTried(request);
      trial.submit({ params, body: request });
      return;
    }
    if (tried.kind === 'payment') payment.edit({ params, body: bodyOf(tried) }, version);
    else drawdown.edit({ params, body: bodyOf(tried) }, version);
  }

  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="posting"
      onChange={() => setTried(null)}
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <h2 id="posting">{t('loan.post')}</h2>
      {failure ? (
        <LoanRefusal
          failure={failure}
          loan={loan}
          since={booking?.since ?? version}
          t={t}
          locale={locale}
        />
      ) : null}
      {isBooking && failure === null && asked ? (
        <ApprovalNotice approval={asked} t={t} locale={locale} />
      ) : null}
      {isBooking && failure === null && isBooked ? <p role="status">{t('loan.booked')}</p> : null}
      <div className={styles.columns}>
        <SelectField
          id="posting-kind"
          label={t('loan.postingKind')}
          choices={kinds.map((kind) => ({ value: kind, label: t(`posting.${kind}`) }))}
          {...register('kind')}
        />
        <TextField
          id="posting-amount"
          inputMode="decimal"
          prefix={currencySymbol}
          label={t('application.amount')}
          problem={errors.amount?.message}
          {...register('amount', {
            validate: (text) => (parseMoney(text) ?? 0) > 0 || t('offer.figureMissing'),
          })}
        />
        <TextField
          id="posting-day"
          type="date"
          label={t('approvalFact.on')}
          hint={t('loan.dayHint')}
          optional={t('state.optional')}
          {...register('on')}
        />
        {isPayment ? (
          <SelectField
            id="posting-method"
            label={t('approvalFact.method')}
            choices={(['', ...paymentMethods] as const).map((method) => ({
              value: method,
              label: t(`paymentMethod.${method || 'none'}`),
            }))}
            {...register('method')}
          />
        ) : null}
        <TextField
          id="posting-reference"
          label={t('approvalFact.reference')}
          hint={t('loan.referenceHint')}
          maxLength={staffTextLimits.bankReference}
          problem={errors.reference?.message}
          {...register('reference', {
            validate: (text) => text.trim() !== '' || t('loan.referenceMissing'),
          })}
        />
      </div>
      {effect ? (
        <div className={own.effect} role="status">
          <LoanEffect before={effect.before} after={effect.after} t={t} locale={locale} />
          <p className={styles.help}>
            {t(effect.needsApproval ? 'loan.secondPerson' : 'loan.notBooked')}
          </p>
        </div>
      ) : null}
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(
            isSending
              ? 'state.sending'
              : effect === null
                ? 'loan.try'
                : effect.needsApproval
                  ? 'offer.send'
                  : 'loan.book',
          )}
        </button>
      </p>
    </form>
  );
}
