import type { ReactNode } from 'react';
import formStyles from '@/components/form/form.module.css';
import { LoadingSkeleton } from '@/components/loading/loading-skeleton';
import type { Translate } from '@/i18n/text-keys';
import { isTechnicalError } from '@/lib/api/technical-error';
import styles from './collection-state.module.css';
import type { FilledQuery } from './use-filled-query';

interface CollectionStateProps<D> {
  query: FilledQuery<D>;
  /** Translations of the namespace `help`. */
  t: Translate<'help'>;
  /** The name of the collection, for the message of a failure. */
  label: string;
  isEmpty: (data: D) => boolean;
  /** Shown in place of an empty collection; null shows nothing. */
  empty: string | null;
  children: (data: D) => ReactNode;
}

/** Renders a collection while it loads, after a failure with a button to try again, when it is empty, and when it is loaded. */
export function CollectionState<D>({
  query: { data, failure, reload },
  t,
  label,
  isEmpty,
  empty,
  children,
}: CollectionStateProps<D>) {
  if (data !== undefined) {
    if (!isEmpty(data)) return children(data);
    return empty === null ? null : <p className={styles.empty}>{empty}</p>;
  }
  if (!failure) return <LoadingSkeleton label={t('state.loading', { what: label })} />;
  return (
    <div className={styles.failed} role="alert">
      <p>
        {t('state.failed', { what: label })}
        {isTechnicalError(failure) ? null : ` ${failure.message}`}
      </p>
      <button
        type="button"
        className={formStyles.plain}
        aria-label={t('state.retryOf', { what: label })}
        onClick={reload}
      >
        {t('state.retry')}
      </button>
    </div>
  );
}
