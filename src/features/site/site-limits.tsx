'use client';

import { createContext, useCallback, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { defaultSiteLimits, siteLimitsOf, type SiteLimits } from '@/config/site-limits';
import type { Locale } from '@/contracts/locale';
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
  useEffect(request, [request]);
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
