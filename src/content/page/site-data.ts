import { cache } from 'react';
import { publicSettings } from '@/config/env.public';
import type { PageSlug } from '@/contracts/content';
import type { EndpointKey, EndpointRequest, EndpointResponse } from '@/contracts/endpoints';
import type { Locale } from '@/contracts/locale';
import { callFromServer } from '@/lib/api/server-call';
import { fillTokensDeep } from '@/lib/fill-tokens';
import { contentTokens } from '../tokens';

async function read<K extends EndpointKey>(key: K, request: EndpointRequest<K>, locale: Locale): Promise<EndpointResponse<K>> {
  return callFromServer(key, request, { locale, apiBaseUrl: publicSettings().apiBaseUrl });
}

export const getConfig = cache((locale: Locale) => read('commonConfig', {}, locale));

const getTokens = cache(async (locale: Locale) => contentTokens({ locale, products: (await getConfig(locale)).products, settings: publicSettings() }));

/** Content with its tokens filled; one read per render whatever the number of blocks that use it. */
async function readFilled<K extends EndpointKey>(key: K, request: EndpointRequest<K>, locale: Locale): Promise<EndpointResponse<K>> {
  const [tokens, answer] = await Promise.all([getTokens(locale), read(key, request, locale)]);
  return fillTokensDeep(answer, tokens);
}

export const getPage = cache((locale: Locale, slug: PageSlug) => readFilled('page', { params: { slug } }, locale));
export const getMaintenance = cache((locale: Locale) => readFilled('maintenance', {}, locale));
export const getNotification = cache(async (locale: Locale) => (await readFilled('notifications', {}, locale)).data[0]);
export const getNavs = cache(async (locale: Locale) => (await readFilled('navs', {}, locale)).data);
export const getBanners = cache(async (locale: Locale) => (await readFilled('banners', {}, locale)).data);
export const getPersonas = cache(async (locale: Locale) => (await readFilled('personas', {}, locale)).data);
export const getFaqs = cache(async (locale: Locale) => (await readFilled('faqs', {}, locale)).data);
export const getJobs = cache(async (locale: Locale) => (await readFilled('jobs', {}, locale)).data);
export const getPrivateLinks = cache(async (locale: Locale) => (await readFilled('privateLinks', {}, locale)).data);
export const getCsContacts = cache(async (locale: Locale) => (await readFilled('csContacts', {}, locale)).data);
export const getGeneralContacts = cache(async (locale: Locale) => (await readFilled('generalContact', {}, locale)).data);
export const getSectionCards = cache(async (locale: Locale) => (await readFilled('sectionCards', {}, locale)).data);
export const getSectionTools = cache(async (locale: Locale, slug: 'usefull-tools' | 'adv-shkc') => (await readFilled('sectionTools', { params: { slug } }, locale)).data);
export const getPageEntries = cache(async (locale: Locale) => (await readFilled('sectionPageEntries', {}, locale)).data);
/** Limits and defaults of the calculator page. */
export const getCalculatorConfig = cache((locale: Locale) => readFilled('calculatorConfig', {}, locale));
/** Which inputs of the valuation are open. */
export const getValuationSwitch = cache((locale: Locale) => readFilled('valuationSwitch', {}, locale));
/** The questions of the product finder in their order. */
export const getFinderQuestions = cache(async (locale: Locale) => (await readFilled('rules', {}, locale)).questions);
export const getVideos = cache(async (locale: Locale) => (await readFilled('sectionVideos', {}, locale)).data);
