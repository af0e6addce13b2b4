import { notFound } from 'next/navigation';
import { cache } from 'react';
import { defaultCalculatorConfig, usableCalculatorConfig } from '@/config/calculator-defaults';
import { publicSettings } from '@/config/env.public';
import type { ChangedPromises } from '@/config/promises';
import { currencySymbol } from '@/config/site';
import { defaultSiteLimits, siteLimitsOf, type SiteLimits } from '@/config/site-limits';
import type { LandingPageEntry } from '@/contracts/content/landing-page';
import type { PageSlug } from '@/contracts/content/page';
import type { EndpointKey, EndpointRequest, EndpointResponse } from '@/contracts/endpoints';
import type { Locale } from '@/contracts/locale';
import type { RuleQuestion } from '@/contracts/product-finder';
import type { CommonConfig, Maintenance, ValuationSwitch } from '@/contracts/site/site';
import { recordOf } from '@/contracts/typed-record';
import { ApiError } from '@/lib/api/api-error';
import { readResponse } from '@/lib/api/call-endpoint';
import { reportDeviations } from '@/lib/api/contract-deviations';
import { callFromServer } from '@/lib/api/server-call';
import { fillTokensDeep } from '@/lib/fill-tokens';
import { toRecord } from '@/lib/object/to-record';
import { previewedContent } from '@/lib/preview/previewed-content';
import { contentTokens } from '@/lib/texts/content-tokens';
import { withDraft } from '../draft/with-draft';

async function fetchEndpoint<K extends EndpointKey>(
  key: K,
  request: EndpointRequest<K>,
  locale: Locale,
): Promise<EndpointResponse<K>> {
  const read = callFromServer(key, request, { locale, apiBaseUrl: publicSettings().apiBaseUrl });
  const preview = previewedContent();
  if (!preview) return read;
  // What was never published is in its draft alone.
  const answer = await read.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
  const { slug } = toRecord(toRecord(request).params);
  const drafted = withDraft(
    key,
    { answer, slug: typeof slug === 'string' ? slug : undefined },
    preview,
  );
  // A draft may lack anything: what cannot be read of it is left out, and nobody has to be told.
  return drafted === answer ? read : readResponse(key, drafted, { report: () => undefined });
}

const defaultConfig: CommonConfig = { products: [], currencySymbol, ...defaultSiteLimits };

export const getConfig = keepingLast({
  key: 'commonConfig',
  read: (locale) => fetchEndpoint('commonConfig', {}, locale),
  isEmpty: ({ products }) => products.length === 0,
  fallback: defaultConfig,
  isEssential: true,
});

/** Waits and limits of the site, for a page whose browser part goes by them. */
export const getSiteLimits = async (locale: Locale): Promise<SiteLimits> =>
  siteLimitsOf(await getConfig(locale));

/** The promises that are other than in the release; none where the configuration cannot be read. */
export const getChangedPromises = async (locale: Locale): Promise<ChangedPromises | undefined> =>
  getConfig(locale).then(
    ({ promises }) => promises,
    () => undefined,
  );

const getTokens = cache(async (locale: Locale) => {
  const { products, officeHours, promises } = await getConfig(locale);
  return contentTokens({ locale, products, officeHours, promises, settings: publicSettings() });
});

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

/** Request timeout, too early, too many requests. */
const putOffStatuses: readonly number[] = [408, 425, 429];

/** Whether the API gave a definite answer, so that an immediate retry would get the same one. */
const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'bad_answer' ||
    (error.status >= 400 && error.status < 500 && !putOffStatuses.includes(error.status)));

interface KeptPart<T> {
  key: EndpointKey;
  read: (locale: Locale) => Promise<T>;
  /** Of what also the body of a failure with status 200 can be read as: it does not replace more than that. */
  isEmpty?: (answer: T) => boolean;
  /** The value used if it was never read. */
  fallback: T;
  /** Until the API has answered, the page fails without it: maintenance mode must not fail open. */
  isEssential?: boolean;
}

/**
 * Reads a part of pages whose failure must not fail the page: it falls back to the last value in this language, and without one to
 * `fallback`.
 */
function keepingLast<T>({
  key,
  read,
  isEmpty = () => false,
  fallback,
  isEssential = false,
}: KeptPart<T>): (locale: Locale) => Promise<T> {
  const last = new Map<Locale, T>();
  return cache(async (locale: Locale) => {
    try {
      const answer = await read(locale);
      // A draft is seen by this render alone.
      if (previewedContent()) return answer;
      const before = last.get(locale);
      if (before !== undefined && isEmpty(answer) && !isEmpty(before))
        throw new ApiError(`The answer of ${key} is empty`, { code: 'bad_answer' });
      last.set(locale, answer);
      return answer;
    } catch (error) {
      const kept = last.get(locale);
      if (kept === undefined && isEssential && !isAnswered(error)) throw error;
      const consequence = kept === undefined ? 'is left out of pages' : 'is shown as last read';
      reportDeviations(key, [{ path: '', problem: `${consequence}: ${String(error)}` }]);
      return kept ?? fallback;
    }
  });
}

/** The items of a list; an unreadable item does not fail the page. */
function keptList<T>(key: EndpointKey, read: (locale: Locale) => Promise<{ data: T[] }>) {
  return keepingLast<T[]>({ key, fallback: [], read: async (locale) => (await read(locale)).data });
}

/** A page's content. Throws for a page without any, so that the last good version is kept. */
export const getPage = cache(async (locale: Locale, slug: PageSlug) => {
  const page = await fetchWithTokens('page', { params: { slug } }, locale);
  if (page.blocks.length === 0 && !previewedContent())
    throw new ApiError(`The page ${slug} has no content`, { code: 'bad_answer' });
  return page;
});

/** The landing pages that there are; none where the API has no such pages. */
export const getLandingPages = (): Promise<LandingPageEntry[]> =>
  fetchEndpoint('landingPages', {}, 'en').then(
    ({ data }) => data,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return [];
      throw error;
    },
  );

/** A landing page’s content. Throws for one without any, and is not found where the API has no such page. */
export const getLandingPage = cache(async (locale: Locale, slug: string) => {
  const page = await fetchWithTokens('landingPage', { params: { slug } }, locale).catch(
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) notFound();
      throw error;
    },
  );
  if (page.blocks.length === 0 && !previewedContent())
    throw new ApiError(`The landing page ${slug} has no content`, { code: 'bad_answer' });
  return page;
});

/** The maintenance notice; none if none was ever readable. */
export const getMaintenance = keepingLast<Maintenance | null>({
  key: 'maintenance',
  read: (locale) => fetchWithTokens('maintenance', {}, locale),
  fallback: null,
  isEssential: true,
});
const getNotifications = keptList('notifications', (locale) =>
  fetchWithTokens('notifications', {}, locale),
);
/** The notifications to choose from, first ones first: of another API its first one, as the contract says. */
export const getNoticeCandidates = async (locale: Locale) => {
  const all = await getNotifications(locale);
  return publicSettings().apiBaseUrl ? all.slice(0, 1) : all;
};
export const getNavs = keptList('navs', (locale) => fetchWithTokens('navs', {}, locale));
export const getBanners = keptList('banners', (locale) => fetchWithTokens('banners', {}, locale));
export const getPersonas = keptList('personas', (locale) =>
  fetchWithTokens('personas', {}, locale),
);
export const getFaqs = keptList('faqs', (locale) => fetchWithTokens('faqs', {}, locale));
export const getJobs = keptList('jobs', (locale) => fetchWithTokens('jobs', {}, locale));
export const getPrivateLinks = keptList('privateLinks', (locale) =>
  fetchWithTokens('privateLinks', {}, locale),
);
export const getCsContacts = keptList('csContacts', (locale) =>
  fetchWithTokens('csContacts', {}, locale),
);
export const getGeneralContacts = keptList('generalContact', (locale) =>
  fetchWithTokens('generalContact', {}, locale),
);
export const getSectionCards = keptList('sectionCards', (locale) =>
  fetchWithTokens('sectionCards', {}, locale),
);
const sectionTools = recordOf(['usefull-tools', 'adv-shkc'], (slug) =>
  keptList('sectionTools', (locale) =>
    fetchWithTokens('sectionTools', { params: { slug } }, locale),
  ),
);
export const getSectionTools = (locale: Locale, slug: keyof typeof sectionTools) =>
  sectionTools[slug](locale);
export const getPageEntries = keptList('sectionPageEntries', (locale) =>
  fetchWithTokens('sectionPageEntries', {}, locale),
);
export const getVideos = keptList('sectionVideos', (locale) =>
  fetchWithTokens('sectionVideos', {}, locale),
);
/** Limits and defaults of the calculator page. */
export const getCalculatorConfig = keepingLast({
  key: 'calculatorConfig',
  read: async (locale) =>
    usableCalculatorConfig(await fetchWithTokens('calculatorConfig', {}, locale)),
  fallback: defaultCalculatorConfig,
  isEssential: true,
});

const everyInput: ValuationSwitch = {
  _id: 'valuation-switch',
  search: true,
  estate: true,
  street: true,
  carPark: true,
  byHand: true,
};

/** Which inputs of the valuation are enabled; all of them where the API does not say. */
export const getValuationSwitch = keepingLast({
  key: 'valuationSwitch',
  read: (locale) => fetchWithTokens('valuationSwitch', {}, locale),
  fallback: everyInput,
  isEssential: true,
});

/** The questions of the product finder in their order. */
export const getFinderQuestions = keepingLast<RuleQuestion[]>({
  key: 'rules',
  read: async (locale) => (await fetchWithTokens('rules', {}, locale)).questions,
  isEmpty: (questions) => questions.length === 0,
  fallback: [],
  isEssential: true,
});
