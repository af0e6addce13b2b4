'use client';

import { useSubmission } from '@/features/account/use-submission';
import type { TranslationProps } from '@/i18n/translation-props';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { failureMessage } from '@/features/account/components/query-states';
import { Receipt } from '@/features/account/components/receipt';
import { closureSubmission } from './details-submissions';

/** Asks the lender to close the account. */
export function ClosurePanel({
  onChanged,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & { onChanged: () => void }) {
  const { isSending, failure, answer, submit } = useSubmission(closureSubmission, {
    locale,
    onDone: onChanged,
  });
  return (
    <Panel heading={t('closure.heading')} lead={t('closure.lead')}>
      {failure ? (
        <p role="alert" className={panel.problem}>
          {failureMessage(failure, t)}
        </p>
      ) : null}
      {answer ? (
        <Receipt heading={t('closure.done')} receipt={answer.data} t={t} locale={locale}>
          <p>{t('closure.after')}</p>
        </Receipt>
      ) : (
        <div className={panel.actions}>
          <button
            type="button"
            className={panel.ghost}
            aria-disabled={isSending || undefined}
            onClick={() => (isSending ? undefined : submit({ body: {} }))}
          >
            {t(isSending ? 'state.sending' : 'closure.ask')}
          </button>
        </div>
      )}
    </Panel>
  );
}
