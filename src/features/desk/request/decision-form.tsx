'use client';

import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { TextAreaField } from '@/components/form/text-area-field';
import { TextField } from '@/components/form/text-field';
import { localeMetadata } from '@/config/locales';
import { currencySymbol } from '@/config/site';
import type { RequestKind } from '@/contracts/account/account-choices';
import type { DecideRequest } from '@/contracts/account/account-desk';
import type { DeskRequest } from '@/contracts/account/request-desk';
import { stepsAtVersion } from '@/contracts/account/request-version';
import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { hasCode } from '@/lib/saga/request-record';
import { parseMoney } from '@/lib/parse-money';
import { useSubmission } from '@/store/use-submission';
import { ApprovalNotice } from '../approval/approval-notice';
import { useVersionedEdit } from '../edit/use-versioned-edit';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { ReasonField } from '../edit/reason-field';
import { useShortcuts } from '../frame/use-shortcuts';
import { DecisionEffect } from './decision-effect';
import { decisionPreview, requestDecision } from './request-queries';
import { RequestSteps } from './request-steps';

interface DecisionFormProps extends TranslationProps<'desk'> {
  request: DeskRequest;
  onChanged: () => void;
}

type State = DecideRequest['state'];

interface Fields {
  state: State | '';
  amount: string;
  months: string;
  on: string;
  note: string;
  message: string;
}

const isDecision = (state: string): state is State =>
  ['in-review', 'approved', 'completed', 'declined'].includes(state);

/** A settlement may be cleared by what was paid in advance. */
const canBeAmount = (text: string, kind: RequestKind): boolean => {
  const figure = parseMoney(text);
  return figure !== null && (figure > 0 || kind === 'settlement');
};

function amountHint(kind: RequestKind, t: TranslationProps<'desk'>['t']): string | undefined {
  if (kind === 'credit-limit') return t('ask.partly');
  return kind === 'settlement' ? t('ask.cameBefore') : undefined;
}

/** What else a decision names: a part that is granted, or the money that came. */
const extrasOf = (kind: RequestKind, state: string): readonly ('amount' | 'months' | 'on')[] => {
  if (kind === 'payment-holiday' && state === 'approved') return ['months'];
  if (kind === 'credit-limit' && state === 'approved') return ['amount'];
  return (kind === 'settlement' || kind === 'prepayment') && state === 'completed'
    ? ['amount', 'on']
    : [];
};

const leavesLoan = new Set<RequestKind>(['autopay', 'autopay-end', 'release']);

/** Whether a decision books or changes something on a loan. */
const changesLoan = ({ kind, loanNo }: DeskRequest, state: string): boolean =>
  loanNo !== null &&
  !leavesLoan.has(kind) &&
  (state === 'approved' ||
    state === 'completed' ||
    (kind === 'withdrawal' && state === 'declined'));

/** Decides on a request. A decision that changes a loan is previewed first: the server carries it out in a transaction and rolls it back. */
export function DecisionForm({ request, onChanged, t, locale }: DecisionFormProps) {
  const { reference, kind, version, nextStates, language, amount, months } = request;
  const { register, handleSubmit, formState, control, reset, setFocus } = useForm<Fields>({
    defaultValues: {
      state: '',
      amount: amount === null ? '' : String(amount),
      months: months === null ? '' : String(months),
      on: '',
      note: '',
      message: '',
    },
  });
  const { errors } = formState;
  const [tried, setTried] = useState<string | null>(null);
  const [isDeciding, setDeciding] = useState(false);
  const trial = useSubmission(decisionPreview, { locale });
  const decision = useVersionedEdit(requestDecision, {
    locale,
    onChanged,
    onDone: () => {
      reset();
      setTried(null);
    },
  });
  useShortcuts({ r: () => setFocus('state') });
  const state = useWatch({ control, name: 'state' });
  const extras = extrasOf(kind, state);
  const params = { reference };
  const answer = trial.answer?.data;
  const effect = tried !== null && answer?.version === version ? answer : null;
  const failure = isDeciding ? decision.failure : trial.failure;
  const isSending = trial.isSending || decision.isSending;
  const approval = decision.answer?.approval ?? null;
  const needsTrial = changesLoan(request, state) && effect === null;

  function send({ state: chosen, note, message, ...fields }: Fields): void {
    if (chosen === '' || isSending) return;
    const figure = parseMoney(fields.amount);
    const body = {
      state: chosen,
      // Nothing came where what was paid in advance clears the loan.
      ...(extras.includes('amount') && figure !== null && figure > 0 ? { amount: figure } : {}),
      ...(extras.includes('months') ? { months: Number(fields.months) } : {}),
      ...(extras.includes('on') && fields.on !== '' ? { on: fields.on } : {}),
    };
    // Only the effect that was previewed may be decided; changed figures are previewed again.
    const isShown = effect !== null && tried === JSON.stringify(body);
    setDeciding(!changesLoan(request, chosen) || isShown);
    if (changesLoan(request, chosen) && !isShown) {
      setTried(JSON.stringify(body));
      trial.submit({ params, body });
      return;
    }
    decision.edit(
      { params, body: { ...body, note, ...(message.trim() === '' ? {} : { message }) } },
      version,
    );
  }

  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="decide"
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <h2 id="decide">{t('ask.decide')}</h2>
      {failure && hasCode(failure, 'changed_meanwhile') ? (
        <div className={styles.failure} role="alert">
          <p>{t('thread.changedMeanwhile')}</p>
          <RequestSteps
            request={request}
            from={stepsAtVersion(decision.since)}
            t={t}
            locale={locale}
          />
        </div>
      ) : failure ? (
        <FailureNotice failure={failure} t={t} />
      ) : null}
      {isDeciding && failure === null && approval ? (
        <ApprovalNotice approval={approval} t={t} locale={locale} />
      ) : null}
      <div className={styles.columns} onChange={() => setTried(null)}>
        <SelectField
          id="decision-state"
          label={t('application.nextState')}
          problem={errors.state?.message}
          choices={[
            { value: '', label: t('application.choose') },
            ...nextStates
              .filter(isDecision)
              .map((each) => ({ value: each, label: t(`requestState.${each}`) })),
          ]}
          {...register('state', {
            validate: (chosen) => chosen !== '' || t('application.stateMissing'),
          })}
        />
        {extras.includes('amount') ? (
          <TextField
            id="decision-amount"
            inputMode="decimal"
            prefix={currencySymbol}
            label={t(kind === 'credit-limit' ? 'ask.granted' : 'ask.came')}
            hint={amountHint(kind, t)}
            problem={errors.amount?.message}
            {...register('amount', {
              validate: (text) => canBeAmount(text, kind) || t('offer.figureMissing'),
            })}
          />
        ) : null}
        {extras.includes('months') ? (
          <SelectField
            id="decision-months"
            label={t('ask.months')}
            hint={t('ask.partly')}
            choices={Array.from({ length: months ?? 0 }, (_, index) => ({
              value: String(index + 1),
              label: String(index + 1),
            }))}
            {...register('months')}
          />
        ) : null}
        {extras.includes('on') ? (
          <TextField
            id="decision-day"
            type="date"
            label={t('ask.cameOn')}
            hint={t('ask.cameHint')}
            optional={t('state.optional')}
            {...register('on')}
          />
        ) : null}
      </div>
      {effect ? <DecisionEffect effect={effect} t={t} locale={locale} /> : null}
      <ReasonField
        id="decision-note"
        hint={t('application.reasonHint')}
        problem={errors.note?.message}
        register={(rules) => register('note', rules)}
        t={t}
      />
      <TextAreaField
        id="decision-message"
        rows={2}
        label={t('ask.message')}
        hint={t('application.messageHint', { language: localeMetadata[language].label })}
        optional={t('state.optional')}
        maxLength={staffTextLimits.message}
        {...register('message')}
      />
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(
            isSending
              ? 'state.sending'
              : needsTrial
                ? 'loan.try'
                : effect?.needsApproval
                  ? 'offer.send'
                  : 'ask.decideNow',
          )}
        </button>
      </p>
    </form>
  );
}
