'use client';

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate } from './server';

/** Words of a namespace for what a person operates; stands inside a `FlowI18nProvider`. */
export function useTranslate(namespace: string): Translate {
  const { t } = useTranslation(namespace);
  return useCallback((key, values) => String(t(key, values ?? {})), [t]);
}
