'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { Locale } from '@/contracts/locale';
import type { Resources } from '@/i18n/resources';
import type { ChangedPromises } from '@/config/promises';
import type { LegalSettings } from '@/config/legal-settings';

export interface SiteContextValue {
  locale: Locale;
  /** Texts shown while a part's own translations are loading. */
  resources: Resources;
  settings: LegalSettings;
  /** Those that are other than in the release. */
  promises?: ChangedPromises;
}

const SiteContext = createContext<SiteContextValue | null>(null);

/** Passes data from the server to parts that are loaded on demand. */
export function SiteContextProvider({
  value,
  children,
}: {
  value: SiteContextValue;
  children: ReactNode;
}) {
  return <SiteContext value={value}>{children}</SiteContext>;
}

/** Null outside {@link SiteContextProvider}. */
export const useSiteContext = (): SiteContextValue | null => useContext(SiteContext);
