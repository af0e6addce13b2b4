import { isTechnicalError } from '@/lib/api/technical-error';
import type { RequestFailure } from '@/lib/saga/request-record';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from './desk-app.module.css';

type WithWords = Pick<TranslationProps<'desk'>, 't'>;

/** The words for a failure: the server's, or ours where it gave none. */
export function failureText(failure: RequestFailure, t: WithWords['t']): string {
  if (failure.fields) return [...new Set(Object.values(failure.fields))].join(' ');
  return isTechnicalError(failure) ? t('state.noAnswer') : failure.message;
}

interface FailureNoticeProps extends WithWords {
  failure: RequestFailure;
  onRetry?: () => void;
}

/** Says why something failed, and offers to try again where that helps. */
export function FailureNotice({ failure, onRetry, t }: FailureNoticeProps) {
  return (
    <div className={styles.failure} role="alert">
      <p>{failureText(failure, t)}</p>
      {onRetry ? (
        <button type="button" className={styles.button} onClick={onRetry}>
          {t('state.retry')}
        </button>
      ) : null}
    </div>
  );
}
