'use client';

import { useForm } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { useSubmission } from '@/store/use-submission';
import styles from '../frame/desk-app.module.css';
import { Facts } from '../frame/facts';
import { FailureNotice } from '../frame/failure-notice';
import { settlementFigure } from './loan-queries';

interface SettlementFormProps extends TranslationProps<'desk'> {
  loanNo: string;
}

/** What pays the loan back in full on a day; nothing is booked. */
export function SettlementForm({ loanNo, t, locale }: SettlementFormProps) {
  const tAccount = useTranslate('account-screen');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { on: '' } });
  const { isSending, failure, answer, submit } = useSubmission(settlementFigure, { locale });
  const money = (amount: number): string => formatMoney(amount, { withCents: true });
  const figure = answer?.data;
  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="settlement"
      onSubmit={(event) =>
        void handleSubmit(({ on }) => {
          if (!isSending) submit({ params: { loanNo }, query: { on } });
        })(event)
      }
    >
      <h2 id="settlement">{t('loan.settlement')}</h2>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <div className={styles.columns}>
        <TextField
          id="settlement-day"
          type="date"
          label={tAccount('settlement.day')}
          problem={formState.errors.on?.message}
          {...register('on', { validate: (day) => day !== '' || t('offer.dayMissing') })}
        />
      </div>
      {figure ? (
        <div role="status">
          <Facts
            items={[
              [
                t('loan.settlementOn', { day: formatDay(figure.on, locale) }),
                <b key="amount">{money(figure.amount)}</b>,
              ],
              [t('customer.balance'), money(figure.principal)],
              [tAccount('settlement.interest'), money(figure.interest)],
              [tAccount('loan.deferred'), money(figure.deferredInterest)],
              [tAccount('settlement.fee'), money(figure.fee)],
              [t('approvalFact.paidInAdvance'), money(figure.paidInAdvance)],
              [tAccount('settlement.saved'), money(figure.interestSaved)],
            ]}
          />
        </div>
      ) : null}
      <p className={styles.actions}>
        <button type="submit" className={styles.button} aria-disabled={isSending || undefined}>
          {t('loan.workOut')}
        </button>
      </p>
    </form>
  );
}
