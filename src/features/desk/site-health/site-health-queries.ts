import {
  siteHealthEndpoints,
  type BrowserErrorDetails,
  type VitalReport,
} from '@/contracts/site-health/site-health';
import { deviceClasses, vitalDimensions } from '@/contracts/site-health/site-health-choices';
import { localeMetadata } from '@/config/locales';
import { locales } from '@/contracts/locale';
import { formatDayAndTime } from '@/lib/dates';
import { formatGrouped } from '@/lib/format';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createDeskList, type ListFilter } from '../list/desk-list';
import { deskSessionOptions as session } from '../session/staff-session.slice';

const noReport: VitalReport | null = null;

export const vitalReport = createRequestSlice({
  name: 'vitalReport',
  endpoint: 'deskSiteVitals',
  initialData: noReport,
  reduceResponse: ({ response }): VitalReport | null => response,
  session,
});

const device: ListFilter = {
  name: 'device',
  label: 'campaignDimension.device',
  kind: 'choice',
  options: deviceClasses.map((value) => ({ value, label: `deviceClass.${value}` as const })),
};

/** The filters of the vitals; dimensions are worded as those of campaigns. */
export const vitalList = {
  querySchema: siteHealthEndpoints.deskSiteVitals.query,
  filters: [
    {
      name: 'by',
      label: 'campaign.by',
      kind: 'choice',
      usual: vitalDimensions[0],
      options: vitalDimensions.map((value) => ({
        value,
        label: `vitalDimension.${value}` as const,
      })),
    },
    { name: 'from', label: 'campaign.from', kind: 'day' },
    { name: 'to', label: 'campaign.to', kind: 'day' },
    {
      name: 'language',
      label: 'campaignDimension.language',
      kind: 'choice',
      options: locales.map((value) => ({ value, label: `contentLanguage.${value}` as const })),
    },
    device,
  ] satisfies readonly ListFilter[],
};

const { query: errorQuery } = siteHealthEndpoints.deskBrowserErrors;

/** The language of a visitor in its own name; a dash for a page that has none. */
export const languageName = (language: string): string => {
  const known = locales.find((locale) => locale === language);
  return known ? localeMetadata[known].label : '–';
};

/** Errors of scripts in browsers, the last seen first. */
export const browserErrorList = createDeskList({
  name: 'browserErrorList',
  endpoint: 'deskBrowserErrors',
  querySchema: errorQuery,
  toRequest: (fields) => ({ query: errorQuery.parse(fields) }),
  toPage: (response) => response,
  columns: [
    { heading: 'siteHealth.error', cell: ({ name, code }) => errorTitle(name, code) },
    { heading: 'siteHealth.page', cell: ({ page }) => page },
    { heading: 'campaignDimension.language', cell: ({ language }) => languageName(language) },
    {
      heading: 'campaignDimension.device',
      cell: (row, { t }) => t(`deviceClass.${row.device}`),
    },
    { heading: 'siteHealth.count', cell: ({ count }) => formatGrouped(count), isFigure: true },
    {
      heading: 'siteHealth.lastSeen',
      cell: ({ lastSeenAt }, { locale }) => formatDayAndTime(new Date(lastSeenAt), locale),
    },
    { heading: 'siteHealth.release', cell: ({ release }) => release.slice(0, 8) },
  ],
  filters: [
    { name: 'page', label: 'siteHealth.page', kind: 'text' },
    { name: 'release', label: 'siteHealth.release', kind: 'text' },
    device,
  ],
  keyOf: ({ id }) => id,
  linkOf: ({ id }) => ({ section: 'site-health', id }),
});

/** `TypeError`, or `Error, React #418`. */
export const errorTitle = (name: string, code: string | null): string =>
  code === null ? name : `${name}, React #${code}`;

const noErrors: Readonly<Record<string, BrowserErrorDetails>> = {};

/** Errors with their places in the sources, by fingerprint. */
export const browserErrorDetails = createRequestSlice({
  name: 'browserErrorDetails',
  endpoint: 'deskBrowserError',
  initialData: noErrors,
  keyOf: ({ params }) => params.id,
  reduceResponse: ({ response: { data }, previous }): typeof noErrors => ({
    ...previous,
    [data.id]: data,
  }),
  session,
});
