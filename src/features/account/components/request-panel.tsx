import type { RequestReceipt } from '@/contracts/account/account-request';
import type { RequestFailure } from '@/lib/saga/request-record';
import type { TranslationProps } from '@/i18n/translation-props';
import { Panel } from './panel';
import panel from './panel.module.css';
import { failureMessage } from './query-states';
import { Receipt } from './receipt';

interface RequestPanelProps extends TranslationProps<'account' | 'account-screen'> {
  /** Whose heading, lead, button and receipt are shown. */
  words: 'closure' | 'myData';
  submission: {
    isSending: boolean;
    failure: RequestFailure | null;
    answer: RequestReceipt | null;
    submit: () => void;
  };
}

/** A request that needs nothing but a press of its button. */
export function RequestPanel({
  words,
  submission: { isSending, failure, answer, submit },
  t,
  locale,
}: RequestPanelProps) {
  return (
    <Panel heading={t(`${words}.heading`)} lead={t(`${words}.lead`)}>
      {failure ? (
        <p role="alert" className={panel.problem}>
          {failureMessage(failure, t)}
        </p>
      ) : null}
      {answer ? (
        <Receipt heading={t(`${words}.done`)} receipt={answer.data} t={t} locale={locale}>
          <p>{t(`${words}.after`)}</p>
        </Receipt>
      ) : (
        <div className={panel.actions}>
          <button
            type="button"
            className={panel.ghost}
            aria-disabled={isSending || undefined}
            onClick={() => (isSending ? undefined : submit())}
          >
            {t(isSending ? 'state.sending' : `${words}.ask`)}
          </button>
        </div>
      )}
    </Panel>
  );
}
