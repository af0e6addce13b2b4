'use client';

import { useState } from 'react';
import { formatInstant } from '@/lib/dates';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { LenderInfo } from '@/features/account/lender-info';
import { sessionRequested, sessionSlice } from '@/features/account/session/session.slice';
import { useSubmission } from '@/store/use-submission';
import type { TranslationProps } from '@/i18n/translation-props';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { failureMessage } from '@/features/account/components/query-states';
import { freezeSubmission } from './details-submissions';

/** Whether withdrawals are open, and how to stop them; nothing if the API does not report it. */
export function PayoutsPanel({
  lender,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & { lender: LenderInfo }) {
  const dispatch = useAppDispatch();
  const payouts = useAppSelector(sessionSlice.selectors.selectCustomer)?.payouts ?? null;
  const [isAsking, setAsking] = useState(false);
  const { isSending, failure, submit } = useSubmission(freezeSubmission, {
    locale,
    onDone: () => dispatch(sessionRequested({ locale })),
  });
  if (payouts === null) return null;
  const { frozenAt, heldUntil } = payouts;
  const phone = lender.hotline;
  return (
    <Panel heading={t('payouts.heading')} lead={t('payouts.lead')}>
      {failure ? (
        <p role="alert" className={panel.problem}>
          {failureMessage(failure, t)}
        </p>
      ) : null}
      <p role="status">
        {frozenAt !== null
          ? t('payouts.frozen', { since: formatInstant(frozenAt, locale), phone })
          : heldUntil !== null
            ? t('payouts.held', { until: formatInstant(heldUntil, locale) })
            : t('payouts.open')}
      </p>
      {frozenAt !== null ? null : isAsking ? (
        <>
          <p>{t('payouts.confirm', { phone })}</p>
          <div className={panel.actions}>
            <button
              type="button"
              className={panel.ghost}
              aria-disabled={isSending || undefined}
              onClick={() => (isSending ? undefined : submit({ body: {} }))}
            >
              {t('payouts.stopNow')}
            </button>
            <button type="button" className={panel.link} onClick={() => setAsking(false)}>
              {t('detail.cancel')}
            </button>
          </div>
        </>
      ) : (
        <div className={panel.actions}>
          <button type="button" className={panel.ghost} onClick={() => setAsking(true)}>
            {t('payouts.stop')}
          </button>
        </div>
      )}
    </Panel>
  );
}
