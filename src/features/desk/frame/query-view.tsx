import type { ReactNode } from 'react';
import { LoadingSkeleton } from '@/components/loading/loading-skeleton';
import type { TranslationProps } from '@/i18n/translation-props';
import type { QueryResult } from '@/store/use-query';
import { FailureNotice } from './failure-notice';

interface QueryViewProps<D> extends Pick<TranslationProps<'desk'>, 't'> {
  query: QueryResult<D | null | undefined>;
  children: (data: D) => ReactNode;
}

/** What was read, with what keeps it from being read or read again; data that are there stay while they are. */
export function QueryView<D>({ query: { data, record, reload }, t, children }: QueryViewProps<D>) {
  const failure = record.failure ? (
    <FailureNotice failure={record.failure} onRetry={reload} t={t} />
  ) : null;
  if (data === null || data === undefined)
    return failure ?? <LoadingSkeleton label={t('state.loading')} />;
  return (
    <>
      {failure}
      {children(data)}
    </>
  );
}
