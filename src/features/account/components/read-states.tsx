import type { ReactNode } from 'react';
import { isWordless } from '@/lib/api/wordless';
import type { RequestFailure, RequestRecord } from '@/lib/saga/request-record';
import type { Words } from './account-words';
import styles from './panel.module.css';

export function Waiting({ t }: Pick<Words, 't'>) {
  return (
    <div className={styles.panel}>
      <p role="status" className="visually-hidden">{t('state.loading')}</p>
      <div className={styles.waiting} aria-hidden="true"><span /><span /><span /><span /></div>
    </div>
  );
}

export function Failure({ message, onRetry, t }: Pick<Words, 't'> & { message: string; onRetry: () => void }) {
  return (
    <div className={styles.warning} role="alert">
      <h2>{t('state.failed')}</h2>
      <p>{message}</p>
      <p><button type="button" className={styles.link} onClick={onRetry}>{t('state.retry')}</button></p>
    </div>
  );
}

/** Why something failed: in the server's words, or in ours where it has none. */
export function failureWords(failure: RequestFailure, t: Words['t']): string {
  if (failure.fields) return [...new Set(Object.values(failure.fields))].join(' ');
  return isWordless(failure) ? t('state.noAnswer') : failure.message;
}

interface ReadProps<D> extends Pick<Words, 't'> {
  record: RequestRecord;
  data: D | null;
  onRetry: () => void;
  children: (data: D) => ReactNode;
}

/** What is being read, in one of its states; data that is there stays while it is read again. */
export function Read<D>({ record, data, onRetry, t, children }: ReadProps<D>) {
  const failure = record.failure ? <Failure message={failureWords(record.failure, t)} onRetry={onRetry} t={t} /> : null;
  if (data === null) return failure ?? <Waiting t={t} />;
  return <>{failure}{children(data)}</>;
}
