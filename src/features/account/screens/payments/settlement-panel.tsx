'use client';

import { useState } from 'react';
import { TextField } from '@/components/form/text-field';
import { useValidatedForm } from '@/components/form/use-validated-form';
import type { SettlementQuote } from '@/contracts/account/account-loan';
import { formatDay } from '@/lib/dates';
import { plusDays, hongKongDay } from '@/lib/hong-kong-day';
import { serverNow } from '@/lib/server-clock';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import { usePersistedSubmission } from '@/features/account/use-persisted-submission';
import { useQuery } from '@/store/use-query';
import type { TranslationProps } from '@/i18n/translation-props';
import {
  DescriptionList,
  KeyFigures,
  type DescriptionItem,
} from '@/features/account/components/description-list';
import { DownloadButton } from '@/features/account/components/download-button';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { failureMessage, QueryState } from '@/features/account/components/query-states';
import { Receipt } from '@/features/account/components/receipt';
import { accountSettlements, settlementQuoteKey } from './loan-queries';
import { settlementSubmission } from './loan-submissions';
import { formatAmount } from './loan-format';
import { RequestList } from '../requests/request-list';

const defaultDaysAhead = 7;
export const maxDaysAhead = 60;

/** Quotes the amount that settles the loan on a chosen day, and requests the settlement. */
export function SettlementPanel({
  loanNo,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & { loanNo: string }) {
  const [today] = useState(() => hongKongDay(serverNow()));
  const [{ on }, change, clear] = usePersistedForm('settlement', {
    on: plusDays(today, defaultDaysAhead),
  });
  const form = useValidatedForm({ values: { on }, onChange: change });
  const latest = plusDays(today, maxDaysAhead);
  const isInRange = on >= today && on <= latest;
  const query = { loan_no: loanNo, on };
  const { data, record, reload } = useQuery(accountSettlements, {
    locale,
    request: isInRange ? { query } : null,
    key: settlementQuoteKey(query),
  });
  const { isSending, failure, answer, submit, dismiss } = usePersistedSubmission(
    'settlement',
    settlementSubmission,
    { locale, onDone: clear },
  );
  return (
    <>
      <Panel heading={t('settlement.title')} lead={t('settlement.lead')}>
        {answer ? (
          <Receipt
            heading={t('settlement.done')}
            receipt={answer.data}
            followUp={{ label: t('settlement.again'), onClick: dismiss }}
            t={t}
            locale={locale}
          >
            <p>{t('settlement.after')}</p>
          </Receipt>
        ) : (
          <>
            <TextField
              id="settle-on"
              type="date"
              width="medium"
              label={t('settlement.day')}
              hint={t('settlement.range', {
                from: formatDay(today, locale),
                to: formatDay(latest, locale),
              })}
              min={today}
              max={latest}
              problem={isInRange ? undefined : t('settlement.wrongDay')}
              {...form.register('on')}
            />
            {isInRange ? (
              <QueryState
                record={record}
                data={data[settlementQuoteKey(query)] ?? null}
                onRetry={reload}
                t={t}
              >
                {(quote) => (
                  <>
                    <KeyFigures
                      figures={[
                        { label: t('settlement.amount'), value: formatAmount(quote.amount) },
                        { label: t('settlement.saved'), value: formatAmount(quote.interestSaved) },
                      ]}
                    />
                    <div className={panel.content}>
                      <DescriptionList items={quoteItems(quote, t)} />
                    </div>
                    <p className={panel.note}>{t('settlement.note')}</p>
                    {failure ? (
                      <p role="alert" className={panel.problem}>
                        {failureMessage(failure, t)}
                      </p>
                    ) : null}
                    <div className={panel.actions}>
                      <button
                        type="button"
                        className={panel.solid}
                        aria-disabled={isSending || undefined}
                        onClick={() => (isSending ? undefined : submit({ body: { loanNo, on } }))}
                      >
                        {t(isSending ? 'state.sending' : 'settlement.ask', {
                          date: formatDay(on, locale),
                        })}
                      </button>
                      <DownloadButton
                        download={{ id: `${loanNo} settle ${on}`, locale, loanNo, settleOn: on }}
                        label={t('settlement.letter')}
                        t={t}
                      />
                    </div>
                  </>
                )}
              </QueryState>
            ) : null}
          </>
        )}
      </Panel>
      <RequestList
        key={answer?.data.reference}
        heading={t('settlement.past')}
        kinds={['settlement']}
        t={t}
        locale={locale}
      />
    </>
  );
}

function quoteItems(
  quote: SettlementQuote,
  t: TranslationProps<'account' | 'account-screen'>['t'],
): DescriptionItem[] {
  return [
    [t('column.principal'), formatAmount(quote.principal)],
    [t('settlement.interest'), formatAmount(quote.interest)],
    ...(quote.deferredInterest > 0
      ? [[t('loan.deferred'), formatAmount(quote.deferredInterest)] satisfies DescriptionItem]
      : []),
    [t('settlement.fee'), formatAmount(quote.fee)],
    ...(quote.paidInAdvance > 0
      ? [[t('loan.inAdvance'), formatAmount(-quote.paidInAdvance)] satisfies DescriptionItem]
      : []),
  ];
}
