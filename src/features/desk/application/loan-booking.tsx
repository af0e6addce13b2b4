'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { currencySymbol } from '@/config/site';
import type { Approval } from '@/contracts/approval/approval';
import type { DeskOffer } from '@/contracts/offer/offer-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { hongKongDay } from '@/lib/hong-kong-day';
import { fromCents, toCents } from '@/lib/loan/money';
import { parseMoney } from '@/lib/parse-money';
import { useSubmission } from '@/store/use-submission';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { loanBooking } from './application-queries';

interface LoanBookingProps extends TranslationProps<'desk'> {
  /** What the applicant accepted. */
  offer: DeskOffer;
  onAsked: (approval: Approval) => void;
}

interface Fields {
  startsOn: string;
  firstDraw: string;
}

/** Asks a second person to book the loan of an accepted offer. Only the day is open, and of a revolving loan what is paid out at first. */
export function LoanBooking({ offer, onAsked, t, locale }: LoanBookingProps) {
  const [today] = useState(() => hongKongDay(new Date()));
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { startsOn: today, firstDraw: '' },
  });
  const { errors } = formState;
  const { isSending, failure, submit } = useSubmission(loanBooking, {
    locale,
    onDone: ({ data }) => onAsked(data),
  });
  const { applicationNumber, kind, product, annualRate, tenorMonths, amount, fees } = offer;
  const isRevolving = kind === 'revolving';

  function send({ startsOn, firstDraw }: Fields): void {
    if (isSending) return;
    const first = parseMoney(firstDraw);
    submit({
      body: {
        applicationNumber,
        kind,
        product,
        annualRate,
        tenorMonths,
        startsOn,
        fee: fromCents(fees.reduce((sum, fee) => sum + toCents(fee.amount), 0)),
        ...(isRevolving
          ? { creditLimit: amount, ...(first === null ? {} : { amount: first }) }
          : { amount }),
      },
    });
  }

  return (
    <form
      noValidate
      aria-labelledby="loan-booking"
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <h4 id="loan-booking">{t('loanBooking.title')}</h4>
      <p className={styles.help}>{t('loanBooking.lead')}</p>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <div className={styles.columns}>
        <TextField
          id="booking-day"
          type="date"
          max={today}
          label={t('loanBooking.startsOn')}
          hint={t('loanBooking.startsHint')}
          problem={errors.startsOn?.message}
          {...register('startsOn', {
            validate: (day) => (day !== '' && day <= today) || t('loanBooking.dayWrong'),
          })}
        />
        {isRevolving ? (
          <TextField
            id="booking-draw"
            inputMode="decimal"
            prefix={currencySymbol}
            label={t('loanBooking.firstDraw')}
            hint={t('loanBooking.firstDrawHint')}
            optional={t('state.optional')}
            problem={errors.firstDraw?.message}
            {...register('firstDraw', {
              validate: (text) =>
                text.trim() === '' || parseMoney(text) !== null || t('offer.figureMissing'),
            })}
          />
        ) : null}
      </div>
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'loanBooking.ask')}
        </button>
      </p>
    </form>
  );
}
