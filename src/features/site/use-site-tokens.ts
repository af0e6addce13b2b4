import { useMemo } from 'react';
import { fillTokensDeep } from '@/lib/fill-tokens';
import type { RequestRecord } from '@/lib/saga/request-record';
import { contentTokens } from '@/lib/texts/content-tokens';
import { useQuery } from '@/store/use-query';
import { commonConfig } from './site-collections.slice';
import type { SiteContextValue } from './site-context';

interface SiteTokens {
  /** Fills the tokens of content; null until the products, whose figures are tokens, are known. */
  fill: (<T>(content: T) => T) | null;
  record: RequestRecord;
  reload: () => void;
}

/** The tokens that content of the API may contain, from the configuration that this tab has read. */
export function useSiteTokens({ locale, settings }: SiteContextValue): SiteTokens {
  const { data, record, reload } = useQuery(commonConfig, { locale, request: {}, isKept: true });
  const fill = useMemo(() => {
    if (!data) return null;
    const { products, officeHours, promises } = data;
    const tokens = contentTokens({ locale, products, officeHours, promises, settings });
    return <T>(content: T): T => fillTokensDeep(content, tokens);
  }, [data, locale, settings]);
  return { fill, record, reload };
}
