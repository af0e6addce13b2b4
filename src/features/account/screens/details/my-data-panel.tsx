'use client';

import { useSubmission } from '@/features/account/use-submission';
import type { TranslationProps } from '@/i18n/translation-props';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { failureMessage } from '@/features/account/components/query-states';
import { Receipt } from '@/features/account/components/receipt';
import { myDataSubmission } from './details-submissions';

/** Requests a copy of the customer's personal data (Personal Data (Privacy) Ordinance, section 18). */
export function MyDataPanel({
  onChanged,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & { onChanged: () => void }) {
  const { isSending, failure, answer, submit } = useSubmission(myDataSubmission, {
    locale,
    onDone: onChanged,
  });
  return (
    <Panel heading={t('myData.heading')} lead={t('myData.lead')}>
      {failure ? (
        <p role="alert" className={panel.problem}>
          {failureMessage(failure, t)}
        </p>
      ) : null}
      {answer ? (
        <Receipt heading={t('myData.done')} receipt={answer.data} t={t} locale={locale}>
          <p>{t('myData.after')}</p>
        </Receipt>
      ) : (
        <div className={panel.actions}>
          <button
            type="button"
            className={panel.ghost}
            aria-disabled={isSending || undefined}
            onClick={() => (isSending ? undefined : submit({ body: {} }))}
          >
            {t(isSending ? 'state.sending' : 'myData.ask')}
          </button>
        </div>
      )}
    </Panel>
  );
}
