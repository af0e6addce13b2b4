'use client';

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate } from './server';

/** Translations of a namespace for client components; requires a surrounding `FlowI18nProvider`. */
export function useTranslate(namespace: string): Translate {
  const { t } = useTranslation(namespace);
  return useCallback((key, values) => String(t(key, values ?? {})), [t]);
}
