import { useMemo } from 'react';
import type { EndpointKey, EndpointRequest } from '@/contracts/endpoints';
import type { RequestFailure } from '@/lib/saga/request-record';
import { useQuery, type QuerySlice } from '@/store/use-query';
import type { SiteContextValue } from './site-context';
import { useSiteTokens } from './use-site-tokens';

interface FilledQueryOptions<K extends EndpointKey> {
  site: SiteContextValue;
  request: EndpointRequest<K>;
  key?: string;
}

export interface FilledQuery<D> {
  /** Undefined until the collection has been read and its tokens are filled. */
  data: D | undefined;
  failure: RequestFailure | null;
  reload: () => void;
}

/** A collection of the site with its tokens filled; what this tab has read already is not requested again. */
export function useFilledQuery<K extends EndpointKey, D>(
  slice: QuerySlice<K, D>,
  { site, request, key }: FilledQueryOptions<K>,
): FilledQuery<D> {
  const tokens = useSiteTokens(site);
  const { data, record, reload } = useQuery(slice, {
    locale: site.locale,
    request,
    isKept: true,
    ...(key === undefined ? {} : { key }),
  });
  const { fill } = tokens;
  const filled = useMemo(
    () => (fill && record.status === 'succeeded' ? fill(data) : undefined),
    [fill, data, record.status],
  );
  return {
    data: filled,
    failure: record.failure ?? (fill ? null : tokens.record.failure),
    reload() {
      if (record.failure) reload();
      if (tokens.record.failure) tokens.reload();
    },
  };
}

/** The same query with another view of its data. */
export const mapQuery = <D, M>(query: FilledQuery<D>, change: (data: D) => M): FilledQuery<M> => ({
  ...query,
  data: query.data === undefined ? undefined : change(query.data),
});
