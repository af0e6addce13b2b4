'use client';

import { useForm } from 'react-hook-form';
import { CheckField } from '@/components/form/check-field';
import { TextAreaField } from '@/components/form/text-area-field';
import { TextField } from '@/components/form/text-field';
import { currencySymbol } from '@/config/site';
import type { DeskLoan } from '@/contracts/account/loan-desk';
import { maxTenorMonths } from '@/contracts/limits/limits';
import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatMoney } from '@/lib/format';
import { parseMoney } from '@/lib/parse-money';
import { useVersionedEdit } from '../edit/use-versioned-edit';
import styles from '../frame/desk-app.module.css';
import { CorrectionForm } from './correction-form';
import { restructure } from './loan-queries';
import { useTriedPosting } from './use-tried-posting';

interface RestructureFormProps extends TranslationProps<'desk'> {
  loan: DeskLoan;
  onChanged: () => void;
}

interface Fields {
  from: string;
  months: string;
  payment: string;
  sharesArrears: boolean;
  reason: string;
}

const trimmed = (text: string): string => text.trim();
const isMonths = (text: string): boolean =>
  text === '' || (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= maxTenorMonths);
const isAmount = (text: string): boolean => text === '' || (parseMoney(text) ?? 0) > 0;

/** Asks a second person to have other payments count from a day on: first what that would do, then the request. */
export function RestructureForm({ loan, onChanged, t, locale }: RestructureFormProps) {
  const { loanNo, version, arrears, interestOwed } = loan;
  const { register, handleSubmit, getValues, formState } = useForm<Fields>({
    defaultValues: { from: '', months: '', payment: '', sharesArrears: false, reason: '' },
  });
  const { errors } = formState;
  const trial = useTriedPosting(loan, locale);
  const change = useVersionedEdit(restructure, { locale, onChanged });
  const isDue = arrears !== null || interestOwed > 0;

  function send({ from, months, payment, sharesArrears, reason }: Fields): void {
    if (trial.isSending || change.isSending) return;
    const body = {
      from,
      ...(months === '' ? {} : { months: Number(months) }),
      ...(payment === '' ? {} : { payment: parseMoney(payment) ?? 0 }),
      sharesArrears,
      reason: reason.trim(),
    };
    if (trial.effect) change.edit({ params: { loanNo }, body }, version);
    else trial.attempt({ kind: 'restructure', ...body });
  }

  const saysSomething = (): boolean => {
    const { months, payment, sharesArrears } = getValues();
    return months.trim() !== '' || payment.trim() !== '' || sharesArrears;
  };

  return (
    <CorrectionForm
      id="restructure"
      title={t('loan.restructure')}
      hint={t('loan.restructureHint')}
      loan={loan}
      trial={trial}
      request={change}
      asked={change.answer?.data ?? null}
      onSubmit={(event) => void handleSubmit(send)(event)}
      t={t}
      locale={locale}
    >
      <div className={styles.columns}>
        <TextField
          id="restructure-from"
          type="date"
          label={t('loan.restructureFrom')}
          hint={t('loan.restructureFromHint')}
          problem={errors.from?.message}
          {...register('from', {
            onChange: trial.forget,
            validate: (day) => day !== '' || t('offer.dayMissing'),
          })}
        />
        <TextField
          id="restructure-months"
          inputMode="numeric"
          label={t('loan.restructureMonths')}
          problem={errors.months?.message}
          {...register('months', {
            onChange: trial.forget,
            setValueAs: trimmed,
            validate: {
              range: (text) => isMonths(text) || t('loan.restructureMonthsWrong'),
              some: () => saysSomething() || t('loan.restructureNothing'),
            },
          })}
        />
        {loan.kind === 'interestOnly' ? null : (
          <TextField
            id="restructure-payment"
            inputMode="decimal"
            prefix={currencySymbol}
            label={t('loan.restructurePayment')}
            problem={errors.payment?.message}
            {...register('payment', {
              onChange: trial.forget,
              setValueAs: trimmed,
              validate: (text) => isAmount(text) || t('offer.figureMissing'),
            })}
          />
        )}
        {isDue ? (
          <CheckField
            id="restructure-shares"
            label={t('loan.restructureShares', {
              amount: formatMoney(arrears?.amount ?? interestOwed, { withCents: true }),
            })}
            hint={t('loan.restructureSharesHint')}
            {...register('sharesArrears', { onChange: trial.forget })}
          />
        ) : null}
        <TextAreaField
          id="restructure-reason"
          rows={2}
          label={t('loan.restructureReason')}
          maxLength={staffTextLimits.note}
          problem={errors.reason?.message}
          {...register('reason', {
            onChange: trial.forget,
            validate: (text) => text.trim() !== '' || t('loan.restructureReasonMissing'),
          })}
        />
      </div>
    </CorrectionForm>
  );
}
