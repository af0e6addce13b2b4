import { createServerI18next } from 'next-i18next/server';
import type { ChangedPromises } from '@/config/promises';
import type { Locale } from '@/contracts/locale';
import { promiseTexts } from '@/lib/texts/promise-texts';
import config from '../../next-i18next.config.js';
import type { Resources } from './resources';
import type { Namespace, Translate } from './text-keys';

const server = createServerI18next(config);

/** Translations for server components; reads files, never HTTP, and never the request. `promises` are those that are other than in the release. */
export async function getTranslate<N extends Namespace>(
  locale: Locale,
  namespace: N,
  promises?: ChangedPromises,
): Promise<Translate<N>> {
  const { t } = await server.getT(namespace, { lng: locale });
  const promise = promiseTexts(locale, promises);
  return (key, values) => String(t(key, { promise, ...values }));
}

/** What a part that waits for its translations says; every flow has it. */
const alwaysThere: Namespace = 'loading';

/** Resources of one language for the provider of a flow: the namespaces of its first screen. All others are loaded in the browser, by `RequireNamespace`. */
export async function getResources(
  locale: Locale,
  firstScreen: readonly Namespace[],
): Promise<Resources> {
  const namespaces = [...firstScreen, alwaysThere];
  const { i18n } = await server.getT(namespaces, { lng: locale });
  return {
    [locale]: Object.fromEntries(
      namespaces.map((namespace) => [namespace, i18n.getDataByLanguage(locale)?.[namespace] ?? {}]),
    ),
  };
}
