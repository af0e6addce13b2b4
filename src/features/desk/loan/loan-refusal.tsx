'use client';

import type { DeskLoan } from '@/contracts/account/loan-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { hasCode, type RequestFailure } from '@/lib/saga/request-record';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';

interface LoanRefusalProps extends TranslationProps<'desk'> {
  failure: RequestFailure;
  loan: DeskLoan;
  /** The version that was on the screen. */
  since: number;
}

/** Why nothing was booked; where somebody was quicker, what they booked. */
export function LoanRefusal({ failure, loan, since, t, locale }: LoanRefusalProps) {
  const tAccount = useTranslate('account-screen');
  if (!hasCode(failure, 'changed_meanwhile')) return <FailureNotice failure={failure} t={t} />;
  const newer = loan.transactions.slice(0, Math.max(0, loan.version - since));
  return (
    <div className={styles.failure} role="alert">
      <p>{t('thread.changedMeanwhile')}</p>
      <ul>
        {newer.map(({ id, date, kind, amount, reference }) => (
          <li key={id}>
            {formatDay(date, locale)} · {tAccount(`transaction.${kind}`)} ·{' '}
            {formatMoney(amount, { withCents: true })}
            {reference === null ? null : ` · ${reference}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
