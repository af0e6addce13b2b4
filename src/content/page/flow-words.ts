import type { ChangedPromises } from '@/config/promises';
import type { Locale } from '@/contracts/locale';
import type { Resources } from '@/i18n/resources';
import { getResources } from '@/i18n/server';
import type { Namespace } from '@/i18n/text-keys';
import { getChangedPromises } from './site-data';

export interface FlowWords {
  resources: Resources;
  promises?: ChangedPromises;
}

/** What the provider of a flow is given: the texts of its first screen, and the promises that texts name where they are other than in the release. */
export async function flowWords(
  locale: Locale,
  firstScreen: readonly Namespace[],
): Promise<FlowWords> {
  const [resources, promises] = await Promise.all([
    getResources(locale, firstScreen),
    getChangedPromises(locale),
  ]);
  return promises ? { resources, promises } : { resources };
}
