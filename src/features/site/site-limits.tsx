'use client';

import { createContext, useCallback, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { defaultSiteLimits, siteLimitsOf, type SiteLimits } from '@/config/site-limits';
import type { Locale } from '@/contracts/locale';
import { whenIdle } from '@/lib/async/when-idle';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { RefreshNote } from './refresh-note';
import { commonConfig } from './site-collections.slice';

const SiteLimitsContext = createContext<SiteLimits>(defaultSiteLimits);

/** The waits and limits of the site inside {@link SiteLimitsProvider}; elsewhere the defaults. */
export const useSiteLimits = (): SiteLimits => useContext(SiteLimitsContext);

interface SiteLimitsProviderProps {
  /** What the document was rendered with. */
  known: SiteLimits;
  locale: Locale;
  children: ReactNode;
}

/** The document's own waits and limits hold until then. */
const refreshLimitMs = 2_000;

const { selectData, selectRequest } = commonConfig.slice.selectors;

/** Starts from the document's waits and limits and reads the configuration again, so that a change needs no new page. */
export function SiteLimitsProvider({ known, locale, children }: SiteLimitsProviderProps) {
  const dispatch = useAppDispatch();
  const config = useAppSelector(selectData);
  const record = useAppSelector((state) => selectRequest(state));
  const request = useCallback(
    () => void dispatch(commonConfig.slice.actions.requested({ locale, request: {} })),
    [dispatch, locale],
  );
  useEffect(() => whenIdle(request, refreshLimitMs), [request]);
  const { contactWaitSeconds, logoutWaitSeconds, uploadMaxMegabytes } = config
    ? siteLimitsOf(config)
    : known;
  const limits = useMemo(
    () => ({ contactWaitSeconds, logoutWaitSeconds, uploadMaxMegabytes }),
    [contactWaitSeconds, logoutWaitSeconds, uploadMaxMegabytes],
  );
  return (
    <SiteLimitsContext value={limits}>
      {children}
      <RefreshNote record={record} onRetry={request} />
    </SiteLimitsContext>
  );
}
