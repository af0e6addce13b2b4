'use client';

import { useContext, useEffect, useState } from 'react';
import { I18nContext } from 'react-i18next';
import type { Locale } from '@/contracts/locale';
import type { Namespace, Translate } from './text-keys';

/** Translations of a namespace in another language than that of the page; null while they are loaded. */
export function useTranslateIn<N extends Namespace>(
  locale: Locale,
  namespace: N,
): Translate<N> | null {
  const { i18n } = useContext(I18nContext);
  const [, setLoaded] = useState(0);
  const isLoaded = i18n.hasResourceBundle(locale, namespace);
  useEffect(() => {
    if (!isLoaded)
      void i18n.reloadResources(locale, namespace).then(() => setLoaded((count) => count + 1));
  }, [i18n, isLoaded, locale, namespace]);
  if (!isLoaded) return null;
  const t = i18n.getFixedT(locale, namespace);
  return (key, values) => String(t(key, values ?? {}));
}
