import { cache } from 'react';
import { usableCalculatorConfig } from '@/config/calculator-defaults';
import { publicSettings } from '@/config/env.public';
import { siteLimitsOf, type SiteLimits } from '@/config/site-limits';
import type { PageSlug } from '@/contracts/content/page';
import type { EndpointKey, EndpointRequest, EndpointResponse } from '@/contracts/endpoints';
import type { Locale } from '@/contracts/locale';
import type { Maintenance } from '@/contracts/site';
import { recordOf } from '@/contracts/typed-record';
import { ApiError } from '@/lib/api/api-error';
import { callFromServer } from '@/lib/api/server-call';
import { fillTokensDeep } from '@/lib/fill-tokens';
import { contentTokens } from '@/lib/texts/content-tokens';

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

/** A read that answers, where it cannot be read, with what it last answered in this language, or else with `fallback`. */
function keepingLast<T>(
  read: (locale: Locale) => Promise<T>,
  fallback: T,
): (locale: Locale) => Promise<T> {
  const last = new Map<Locale, T>();
  return cache(async (locale: Locale) => {
    const answer = await read(locale).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'bad_answer')
        return last.get(locale) ?? fallback;
      throw error;
    });
    last.set(locale, answer);
    return answer;
  });
}

/** The items of a list. One that cannot be read takes no page down. */
function keptList<T>(read: (locale: Locale) => Promise<{ data: T[] }>) {
  return keepingLast<T[]>(async (locale) => (await read(locale)).data, []);
}

export const getPage = cache((locale: Locale, slug: PageSlug) =>
  fetchWithTokens('page', { params: { slug } }, locale),
);

/** The maintenance notice; none where there was never one that could be read. */
export const getMaintenance = keepingLast<Maintenance | null>(
  (locale) => fetchWithTokens('maintenance', {}, locale),
  null,
);
const getNotifications = keptList((locale) => fetchWithTokens('notifications', {}, locale));
export const getNotification = async (locale: Locale) => (await getNotifications(locale))[0];
export const getNavs = keptList((locale) => fetchWithTokens('navs', {}, locale));
export const getBanners = keptList((locale) => fetchWithTokens('banners', {}, locale));
export const getPersonas = keptList((locale) => fetchWithTokens('personas', {}, locale));
export const getFaqs = keptList((locale) => fetchWithTokens('faqs', {}, locale));
export const getJobs = keptList((locale) => fetchWithTokens('jobs', {}, locale));
export const getPrivateLinks = keptList((locale) => fetchWithTokens('privateLinks', {}, locale));
export const getCsContacts = keptList((locale) => fetchWithTokens('csContacts', {}, locale));
export const getGeneralContacts = keptList((locale) =>
  fetchWithTokens('generalContact', {}, locale),
);
export const getSectionCards = keptList((locale) => fetchWithTokens('sectionCards', {}, locale));
const sectionTools = recordOf(['usefull-tools', 'adv-shkc'], (slug) =>
  keptList((locale) => fetchWithTokens('sectionTools', { params: { slug } }, locale)),
);
export const getSectionTools = (locale: Locale, slug: keyof typeof sectionTools) =>
  sectionTools[slug](locale);
export const getPageEntries = keptList((locale) =>
  fetchWithTokens('sectionPageEntries', {}, locale),
);
export const getVideos = keptList((locale) => fetchWithTokens('sectionVideos', {}, locale));
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
