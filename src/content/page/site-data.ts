import { cache } from 'react';
import { publicSettings } from '@/config/env.public';
import type { PageSlug } from '@/contracts/content/page';
import type { EndpointKey, EndpointRequest, EndpointResponse } from '@/contracts/endpoints';
import type { Locale } from '@/contracts/locale';
import { callFromServer } from '@/lib/api/server-call';
import { fillTokensDeep } from '@/lib/fill-tokens';
import { contentTokens } from '../tokens';

async function fetchEndpoint<K extends EndpointKey>(
  key: K,
  request: EndpointRequest<K>,
  locale: Locale,
): Promise<EndpointResponse<K>> {
  return callFromServer(key, request, { locale, apiBaseUrl: publicSettings().apiBaseUrl });
}

export const getConfig = cache((locale: Locale) => fetchEndpoint('commonConfig', {}, locale));

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

export const getPage = cache((locale: Locale, slug: PageSlug) =>
  fetchWithTokens('page', { params: { slug } }, locale),
);
export const getMaintenance = cache((locale: Locale) => fetchWithTokens('maintenance', {}, locale));
export const getNotification = cache(
  async (locale: Locale) => (await fetchWithTokens('notifications', {}, locale)).data[0],
);
export const getNavs = cache(
  async (locale: Locale) => (await fetchWithTokens('navs', {}, locale)).data,
);
export const getBanners = cache(
  async (locale: Locale) => (await fetchWithTokens('banners', {}, locale)).data,
);
export const getPersonas = cache(
  async (locale: Locale) => (await fetchWithTokens('personas', {}, locale)).data,
);
export const getFaqs = cache(
  async (locale: Locale) => (await fetchWithTokens('faqs', {}, locale)).data,
);
export const getJobs = cache(
  async (locale: Locale) => (await fetchWithTokens('jobs', {}, locale)).data,
);
export const getPrivateLinks = cache(
  async (locale: Locale) => (await fetchWithTokens('privateLinks', {}, locale)).data,
);
export const getCsContacts = cache(
  async (locale: Locale) => (await fetchWithTokens('csContacts', {}, locale)).data,
);
export const getGeneralContacts = cache(
  async (locale: Locale) => (await fetchWithTokens('generalContact', {}, locale)).data,
);
export const getSectionCards = cache(
  async (locale: Locale) => (await fetchWithTokens('sectionCards', {}, locale)).data,
);
export const getSectionTools = cache(
  async (locale: Locale, slug: 'usefull-tools' | 'adv-shkc') =>
    (await fetchWithTokens('sectionTools', { params: { slug } }, locale)).data,
);
export const getPageEntries = cache(
  async (locale: Locale) => (await fetchWithTokens('sectionPageEntries', {}, locale)).data,
);
/** Limits and defaults of the calculator page. */
export const getCalculatorConfig = cache((locale: Locale) =>
  fetchWithTokens('calculatorConfig', {}, locale),
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
  async (locale: Locale) => (await fetchWithTokens('sectionVideos', {}, locale)).data,
);
