'use client';

import { myDataSubmission } from '../account-submissions';
import { useSubmission } from '../use-submission';
import type { Words } from '../components/account-words';
import { Panel } from '../components/panel';
import panel from '../components/panel.module.css';
import { failureWords } from '../components/read-states';
import { Receipt } from '../components/receipt';

/** A copy of what we keep about the customer (Personal Data (Privacy) Ordinance, section 18). */
export function MyDataPanel({ onChanged, t, locale }: Words & { onChanged: () => void }) {
  const { isSending, failure, answer, submit } = useSubmission(myDataSubmission, { locale, onDone: onChanged });
  return (
    <Panel heading={t('myData.heading')} lead={t('myData.lead')}>
      {failure ? <p role="alert" className={panel.problem}>{failureWords(failure, t)}</p> : null}
      {answer ? <Receipt heading={t('myData.done')} receipt={answer.data} t={t} locale={locale}><p>{t('myData.after')}</p></Receipt> : <div className={panel.actions}><button type="button" className={panel.ghost} aria-disabled={isSending || undefined} onClick={() => (isSending ? undefined : submit({ body: {} }))}>{t(isSending ? 'state.sending' : 'myData.ask')}</button></div>}
    </Panel>
  );
}
