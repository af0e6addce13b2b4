import { createServerI18next } from 'next-i18next/server';
import type { Locale } from '@/contracts/locale';
import config from '../../next-i18next.config.js';

const server = createServerI18next(config);

export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** Translations for server components; reads files, never HTTP, and never the request. */
export async function getTranslate(locale: Locale, namespace = 'common'): Promise<Translate> {
  const { t } = await server.getT(namespace, { lng: locale });
  return (key, values) => String(t(key, values ?? {}));
}

/** Resources of one language and the named namespaces, for the provider of a flow. */
export async function getResources(
  locale: Locale,
  namespaces: string[],
): Promise<Record<string, Record<string, Record<string, unknown>>>> {
  const { i18n } = await server.getT(namespaces, { lng: locale });
  return {
    [locale]: Object.fromEntries(
      namespaces.map((namespace) => [
        namespace,
        i18n.getResourceBundle(locale, namespace) as Record<string, unknown>,
      ]),
    ),
  };
}
