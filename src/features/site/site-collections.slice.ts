import { usableCalculatorConfig } from '@/config/calculator-defaults';
import type { Page, PageSlug } from '@/contracts/content/page';
import type {
  Banner,
  CalculatorConfig,
  CommonConfig,
  Contact,
  Faq,
  Job,
  Nav,
  Persona,
  SectionPageEntry,
  SectionTool,
  ValuationSwitch,
} from '@/contracts/site/site';
import { createRequestSlice } from '@/lib/saga/request-slice';

type Keyed<K extends string, V> = Partial<Record<K, V>>;
type SectionToolSlug = 'usefull-tools' | 'adv-shkc';

const noBanners: Banner[] = [];
const noPersonas: Persona[] = [];
const noFaqs: Faq[] = [];
const noJobs: Job[] = [];
const noNavs: Nav[] = [];
const noContacts: Contact[] = [];
const noTools: Keyed<SectionToolSlug, SectionTool[]> = {};
const noSwitches: Keyed<'valuation-switch', ValuationSwitch> = {};
const noEntries: Keyed<'pymt-holiday', SectionPageEntry[]> = {};
const noPages: Keyed<PageSlug, Page> = {};
const noContact: Contact | null = null;
const noCalculatorConfig: CalculatorConfig | null = null;
const noCommonConfig: CommonConfig | null = null;

export const banner = createRequestSlice({
  name: 'banner',
  endpoint: 'banners',
  initialData: noBanners,
  reduceResponse: ({ response }) => response.data,
});
export const persona = createRequestSlice({
  name: 'persona',
  endpoint: 'personas',
  initialData: noPersonas,
  reduceResponse: ({ response }) => response.data,
});
export const faq = createRequestSlice({
  name: 'faq',
  endpoint: 'faqs',
  initialData: noFaqs,
  reduceResponse: ({ response }) => response.data,
});
export const jobs = createRequestSlice({
  name: 'jobs',
  endpoint: 'jobs',
  initialData: noJobs,
  reduceResponse: ({ response }) => response.data,
});
export const nav = createRequestSlice({
  name: 'nav',
  endpoint: 'navs',
  initialData: noNavs,
  reduceResponse: ({ response }) => response.data,
});
export const csContact = createRequestSlice({
  name: 'csContact',
  endpoint: 'csContacts',
  initialData: noContacts,
  reduceResponse: ({ response }) => response.data,
});

/** The first element of the answered list. */
export const generalContact = createRequestSlice({
  name: 'generalContact',
  endpoint: 'generalContact',
  initialData: noContact,
  reduceResponse: ({ response }): Contact | null => response.data[0] ?? null,
});

export const commonConfig = createRequestSlice({
  name: 'commonConfig',
  endpoint: 'commonConfig',
  initialData: noCommonConfig,
  reduceResponse: ({ response }): CommonConfig | null => response,
});
export const calculatorConfig = createRequestSlice({
  name: 'calculatorConfig',
  endpoint: 'calculatorConfig',
  initialData: noCalculatorConfig,
  reduceResponse: ({ response }): CalculatorConfig | null => usableCalculatorConfig(response),
});

export const sectionTools = createRequestSlice({
  name: 'sectionTools',
  endpoint: 'sectionTools',
  initialData: noTools,
  keyOf: ({ params }) => params.slug,
  reduceResponse: ({ response, request, previous }) => ({
    ...previous,
    [request.params.slug]: response.data,
  }),
});

export const valuationSwitchs = createRequestSlice({
  name: 'valuationSwitchs',
  endpoint: 'valuationSwitch',
  initialData: noSwitches,
  reduceResponse: ({ response, previous }) => ({ ...previous, 'valuation-switch': response }),
});

export const sectionPages = createRequestSlice({
  name: 'sectionPages',
  endpoint: 'sectionPageEntries',
  initialData: noEntries,
  reduceResponse: ({ response, previous }) => ({ ...previous, 'pymt-holiday': response.data }),
});

/** Page contents by their slug. */
export const pages = createRequestSlice({
  name: 'pages',
  endpoint: 'page',
  initialData: noPages,
  keyOf: ({ params }) => params.slug,
  reduceResponse: ({ response, request, previous }) => ({
    ...previous,
    [request.params.slug]: response,
  }),
});
