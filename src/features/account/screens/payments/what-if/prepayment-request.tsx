'use client';

import { useState } from 'react';
import { TextField } from '@/components/form/text-field';
import type { PrepaymentRequest as Prepayment } from '@/contracts/account/account-request';
import { formatDay } from '@/lib/dates';
import { hongKongDay, plusDays } from '@/lib/hong-kong-day';
import type { RequestFailure } from '@/lib/saga/request-record';
import { serverNow } from '@/lib/server-clock';
import type { TranslationProps } from '@/i18n/translation-props';
import panel from '@/features/account/components/panel.module.css';
import { failureMessage } from '@/features/account/components/query-states';
import { formatAmount } from '../loan-format';
import { maxDaysAhead } from '../settlement-panel';

interface PrepaymentRequestProps extends TranslationProps<'account' | 'account-screen'> {
  /** Of HK$ 0 while no sum is typed. */
  prepayment: Prepayment;
  onDay: (on: string) => void;
  isSending: boolean;
  failure: RequestFailure | null;
  onSend: (prepayment: Prepayment) => void;
}

/** Asks the lender to take one sum off the principal on a day. */
export function PrepaymentRequest({
  prepayment,
  onDay,
  isSending,
  failure,
  onSend,
  t,
  locale,
}: PrepaymentRequestProps) {
  const { amount, on } = prepayment;
  const [today] = useState(() => hongKongDay(serverNow()));
  const latest = plusDays(today, maxDaysAhead);
  const isInRange = on >= today && on <= latest;
  return (
    <div className={panel.edit}>
      <TextField
        id="repay-on"
        type="date"
        width="medium"
        label={t('whatIf.day')}
        hint={t('settlement.range', {
          from: formatDay(today, locale),
          to: formatDay(latest, locale),
        })}
        min={today}
        max={latest}
        value={on}
        onChange={(event) => onDay(event.target.value)}
        problem={isInRange ? undefined : t('settlement.wrongDay')}
      />
      {failure ? (
        <p role="alert" className={panel.problem}>
          {failureMessage(failure, t)}
        </p>
      ) : null}
      {amount > 0 && isInRange ? (
        <div className={panel.actions}>
          <button
            type="button"
            className={panel.solid}
            aria-disabled={isSending || undefined}
            onClick={() => (isSending ? undefined : onSend(prepayment))}
          >
            {isSending
              ? t('state.sending')
              : t('whatIf.request', { amount: formatAmount(amount), date: formatDay(on, locale) })}
          </button>
        </div>
      ) : (
        <p className={panel.note}>{t('whatIf.askHint')}</p>
      )}
    </div>
  );
}
