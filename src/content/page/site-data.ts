import { cache } from 'react';
import { usableCalculatorConfig } from '@/config/calculator-defaults';
import { publicSettings } from '@/config/env.public';
import { siteLimitsOf, type SiteLimits } from '@/config/site-limits';
import type { PageSlug } from '@/contracts/content/page';
import type { EndpointKey, EndpointRequest, EndpointResponse } from '@/contracts/endpoints';
import type { Locale } from '@/contracts/locale';
import type { Maintenance } from '@/contracts/site';
import { ApiError } from '@/lib/api/api-error';
import { callFromServer } from '@/lib/api/server-call';
import { fillTokensDeep } from '@/lib/fill-tokens';
import { contentTokens } from '@/lib/texts/content-tokens';

type ListKey = {
  [K in EndpointKey]: EndpointResponse<K> extends { data: readonly unknown[] } ? K : never;
}[EndpointKey];

async function fetchEndpoint<K extends EndpointKey>(
  key: K,
  request: EndpointRequest<K>,
  locale: Locale,
): Promise<EndpointResponse<K>> {
  return callFromServer(key, request, { locale, apiBaseUrl: publicSettings().apiBaseUrl });
}

export const getConfig = cache((locale: Locale) => fetchEndpoint('commonConfig', {}, locale));

/** Waits and limits of the site, for a page whose browser part goes by them. */
export const getSiteLimits = async (locale: Locale): Promise<SiteLimits> =>
  siteLimitsOf(await getConfig(locale));

const getTokens = cache(async (locale: Locale) =>
  contentTokens({
    locale,
    products: (await getConfig(locale)).products,
    settings: publicSettings(),
  }),
);

/** Content with its tokens filled; one call per render however many blocks use it. */
async function fetchWithTokens<K extends EndpointKey>(
  key: K,
  request: EndpointRequest<K>,
  locale: Locale,
): Promise<EndpointResponse<K>> {
  const [tokens, answer] = await Promise.all([
    getTokens(locale),
    fetchEndpoint(key, request, locale),
  ]);
  return fillTokensDeep(answer, tokens);
}

const lastLists = new Map<string, { data: readonly unknown[] }>();

/** A list with its tokens filled; where it cannot be read the last one that could be, or none, so that it takes no page down. */
async function fetchList<K extends ListKey>(
  key: K,
  request: EndpointRequest<K>,
  locale: Locale,
): Promise<EndpointResponse<K>> {
  const id = JSON.stringify([key, request, locale]);
  const last = (lastLists.get(id) ?? { data: [] }) as EndpointResponse<K>;
  const list = await fetchWithTokens(key, request, locale).catch(ifUnreadable(last));
  lastLists.set(id, list);
  return list;
}

function ifUnreadable<T>(fallback: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof ApiError && error.code === 'bad_answer') return fallback;
    throw error;
  };
}

export const getPage = cache((locale: Locale, slug: PageSlug) =>
  fetchWithTokens('page', { params: { slug } }, locale),
);
const lastMaintenance = new Map<Locale, Maintenance>();

/** The maintenance notice; where it cannot be read the last one that could be, and none before that. */
export const getMaintenance = cache(async (locale: Locale): Promise<Maintenance | null> => {
  const notice = await fetchWithTokens('maintenance', {}, locale).catch(
    ifUnreadable(lastMaintenance.get(locale) ?? null),
  );
  if (notice) lastMaintenance.set(locale, notice);
  return notice;
});
export const getNotification = cache(
  async (locale: Locale) => (await fetchList('notifications', {}, locale)).data[0],
);
export const getNavs = cache(async (locale: Locale) => (await fetchList('navs', {}, locale)).data);
export const getBanners = cache(
  async (locale: Locale) => (await fetchList('banners', {}, locale)).data,
);
export const getPersonas = cache(
  async (locale: Locale) => (await fetchList('personas', {}, locale)).data,
);
export const getFaqs = cache(async (locale: Locale) => (await fetchList('faqs', {}, locale)).data);
export const getJobs = cache(async (locale: Locale) => (await fetchList('jobs', {}, locale)).data);
export const getPrivateLinks = cache(
  async (locale: Locale) => (await fetchList('privateLinks', {}, locale)).data,
);
export const getCsContacts = cache(
  async (locale: Locale) => (await fetchList('csContacts', {}, locale)).data,
);
export const getGeneralContacts = cache(
  async (locale: Locale) => (await fetchList('generalContact', {}, locale)).data,
);
export const getSectionCards = cache(
  async (locale: Locale) => (await fetchList('sectionCards', {}, locale)).data,
);
export const getSectionTools = cache(
  async (locale: Locale, slug: 'usefull-tools' | 'adv-shkc') =>
    (await fetchList('sectionTools', { params: { slug } }, locale)).data,
);
export const getPageEntries = cache(
  async (locale: Locale) => (await fetchList('sectionPageEntries', {}, locale)).data,
);
/** Limits and defaults of the calculator page. */
export const getCalculatorConfig = cache(async (locale: Locale) =>
  usableCalculatorConfig(await fetchWithTokens('calculatorConfig', {}, locale)),
);
/** Which inputs of the valuation are enabled. */
export const getValuationSwitch = cache((locale: Locale) =>
  fetchWithTokens('valuationSwitch', {}, locale),
);
/** The questions of the product finder in their order. */
export const getFinderQuestions = cache(
  async (locale: Locale) => (await fetchWithTokens('rules', {}, locale)).questions,
);
export const getVideos = cache(
  async (locale: Locale) => (await fetchList('sectionVideos', {}, locale)).data,
);
