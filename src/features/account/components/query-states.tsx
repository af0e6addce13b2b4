import type { ReactNode } from 'react';
import { LoadingSkeleton } from '@/components/loading/loading-skeleton';
import { isTechnicalError } from '@/lib/api/technical-error';
import type { RequestFailure, RequestRecord } from '@/lib/saga/request-record';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from './panel.module.css';

export function LoadingPanel({ t }: Pick<TranslationProps<'account'>, 't'>) {
  return (
    <div className={`${styles.panel} ${styles.loading}`}>
      <LoadingSkeleton label={t('state.loading')} />
    </div>
  );
}

export function FailurePanel({
  message,
  onRetry,
  t,
}: Pick<TranslationProps<'account'>, 't'> & {
  message: string;
  onRetry: () => void;
}) {
  return (
    <div className={styles.warning} role="alert">
      <h2>{t('state.failed')}</h2>
      <p>{message}</p>
      <p>
        <button type="button" className={styles.link} onClick={onRetry}>
          {t('state.retry')}
        </button>
      </p>
    </div>
  );
}

/** The message of a failure: the server's message, or a generic one for a technical error. */
export function failureMessage(
  failure: RequestFailure,
  t: TranslationProps<'account'>['t'],
): string {
  if (failure.fields) return [...new Set(Object.values(failure.fields))].join(' ');
  return isTechnicalError(failure) ? t('state.noAnswer') : failure.message;
}

interface QueryStateProps<D> extends Pick<TranslationProps<'account'>, 't'> {
  record: RequestRecord;
  data: D | null;
  onRetry: () => void;
  children: (data: D) => ReactNode;
}

/** Renders the loading, failed or loaded state of a query; existing data stays visible while it is reloaded. */
export function QueryState<D>({ record, data, onRetry, t, children }: QueryStateProps<D>) {
  const failure = record.failure ? (
    <FailurePanel message={failureMessage(record.failure, t)} onRetry={onRetry} t={t} />
  ) : null;
  if (data === null) return failure ?? <LoadingPanel t={t} />;
  return (
    <>
      {failure}
      {children(data)}
    </>
  );
}
