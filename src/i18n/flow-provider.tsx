'use client';

import { I18nProvider } from 'next-i18next/client';
import type { ReactNode } from 'react';
import type { Locale } from '@/contracts/locale';
import { httpBackend, httpBackendOptions } from './http-backend';
import type { Resources } from './resources';

interface FlowI18nProviderProps {
  locale: Locale;
  resources: Resources;
  children: ReactNode;
}

const plugins = [httpBackend];

/** Translations for the interactive flows; used only in flow layouts and keyed by locale. */
export function FlowI18nProvider({ locale, resources, children }: FlowI18nProviderProps) {
  return (
    <I18nProvider
      key={locale}
      language={locale}
      resources={resources}
      use={plugins}
      i18nextOptions={{ backend: httpBackendOptions, fallbackLng: false }}
    >
      {children}
    </I18nProvider>
  );
}
