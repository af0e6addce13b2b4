'use client';

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace, Translate } from './text-keys';

const options = { nsMode: 'fallback' } as const;

/** Translations for client components, from the first of the namespaces that has the key; requires a surrounding `FlowI18nProvider`. A namespace that is not in the document belongs in a `RequireNamespace`. */
export function useTranslate<N extends Namespace>(...namespaces: [N, ...N[]]): Translate<N> {
  const { t } = useTranslation(namespaces, options);
  return useCallback((key, values) => String(t(key, values ?? {})), [t]);
}
