'use client';

import { useState } from 'react';
import { TextField } from '@/components/form/text-field';
import type { SettlementQuote } from '@/contracts/account/account-loan';
import { formatDay } from '@/lib/dates';
import { accountSettlements, quoteKey } from '../account-reads';
import { settlementSubmission } from '../account-submissions';
import { addDays, hongKongToday } from './civil-days';
import { money } from './loan-words';
import { useKeptForm } from '../use-kept-form';
import { useKeptSubmission } from '../use-kept-submission';
import { useRead } from '../use-read';
import type { Words } from '../components/account-words';
import { Facts, Figures, type Fact } from '../components/facts';
import { Panel } from '../components/panel';
import panel from '../components/panel.module.css';
import { failureWords, Read } from '../components/read-states';
import { Receipt } from '../components/receipt';
import { RequestList } from '../request/request-list';

const usualDays = 7;
const furthestDays = 60;

/** What pays the loan back in full on a day, to the cent, and the way to ask for it. */
export function SettlementPanel({ loanNo, t, locale }: Words & { loanNo: string }) {
  const [today] = useState(() => hongKongToday(Date.now()));
  const [{ on }, change, clear] = useKeptForm('settlement', { on: addDays(today, usualDays) });
  const latest = addDays(today, furthestDays);
  const isInRange = on >= today && on <= latest;
  const query = { loan_no: loanNo, on };
  const { data, record, reload } = useRead(accountSettlements, { locale, request: isInRange ? { query } : null, key: quoteKey(query) });
  const { isSending, failure, answer, submit, dismiss } = useKeptSubmission('settlement', settlementSubmission, { locale, onDone: clear });
  return (
    <>
      <Panel heading={t('settlement.title')} lead={t('settlement.lead')}>
        {answer ? (
          <Receipt heading={t('settlement.done')} receipt={answer.data} again={{ label: t('settlement.again'), onAgain: dismiss }} t={t} locale={locale}><p>{t('settlement.after')}</p></Receipt>
        ) : (
          <>
            <TextField id="settle-on" type="date" width="medium" label={t('settlement.day')} hint={t('settlement.range', { from: formatDay(today, locale), to: formatDay(latest, locale) })} min={today} max={latest} value={on} problem={isInRange ? undefined : t('settlement.wrongDay')} onChange={(event) => change({ on: event.target.value })} />
            {isInRange ? (
              <Read record={record} data={data[quoteKey(query)] ?? null} onRetry={reload} t={t}>
                {(quote) => (
                  <>
                    <Figures figures={[{ label: t('settlement.amount'), value: money(quote.amount) }, { label: t('settlement.saved'), value: money(quote.interestSaved) }]} />
                    <div className={panel.content}><Facts facts={factsOf(quote, t)} /></div>
                    <p className={panel.note}>{t('settlement.note')}</p>
                    {failure ? <p role="alert" className={panel.problem}>{failureWords(failure, t)}</p> : null}
                    <div className={panel.actions}>
                      <button type="button" className={panel.solid} aria-disabled={isSending || undefined} onClick={() => (isSending ? undefined : submit({ body: { loanNo, on } }))}>{t(isSending ? 'state.sending' : 'settlement.ask', { date: formatDay(on, locale) })}</button>
                    </div>
                  </>
                )}
              </Read>
            ) : null}
          </>
        )}
      </Panel>
      <RequestList key={answer?.data.reference} heading={t('settlement.past')} kinds={['settlement']} t={t} locale={locale} />
    </>
  );
}

function factsOf(quote: SettlementQuote, t: Words['t']): Fact[] {
  return [
    [t('column.principal'), money(quote.principal)],
    [t('settlement.interest'), money(quote.interest)],
    ...(quote.deferredInterest > 0 ? [[t('loan.deferred'), money(quote.deferredInterest)] satisfies Fact] : []),
    [t('settlement.fee'), money(quote.fee)],
    ...(quote.paidInAdvance > 0 ? [[t('loan.inAdvance'), money(-quote.paidInAdvance)] satisfies Fact] : []),
  ];
}
