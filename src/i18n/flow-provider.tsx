'use client';

import { I18nProvider } from 'next-i18next/client';
import type { ReactNode } from 'react';
import type { ChangedPromises } from '@/config/promises';
import type { Locale } from '@/contracts/locale';
import { promiseTexts } from '@/lib/texts/promise-texts';
import { httpBackend, httpBackendOptions } from './http-backend';
import { pluralForms } from './plural-forms';
import { PromisesProvider } from './promises';
import type { Resources } from './resources';

interface FlowI18nProviderProps {
  locale: Locale;
  resources: Resources;
  /** Those that are other than in the release. */
  promises?: ChangedPromises | undefined;
  children: ReactNode;
}

const plugins = [httpBackend, pluralForms];
const i18nextOptions = {
  backend: httpBackendOptions,
  fallbackLng: false,
  // `loaded`: words that arrive after a failed load also reach the components that asked for them before.
  react: { useSuspense: false, bindI18n: 'languageChanged loaded' },
} as const;

/** Translations for the interactive flows; used only in flow layouts and keyed by locale. */
export function FlowI18nProvider({ locale, resources, promises, children }: FlowI18nProviderProps) {
  return (
    <I18nProvider
      key={locale}
      language={locale}
      resources={resources}
      use={plugins}
      i18nextOptions={{
        ...i18nextOptions,
        interpolation: {
          escapeValue: false,
          defaultVariables: { promise: promiseTexts(locale, promises) },
        },
      }}
    >
      <PromisesProvider value={promises}>{children}</PromisesProvider>
    </I18nProvider>
  );
}
