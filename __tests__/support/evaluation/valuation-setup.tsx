import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { FlowTheme } from '@/components/flow-theme';
import type { AddressHit, QuoteData, QuoteRequest } from '@/contracts/evaluation/evaluation';
import type { EndpointKey } from '@/contracts/endpoints';
import type { Locale } from '@/contracts/locale';
import { ValuationTool } from '@/features/evaluation/components/valuation-tool';
import type { EnabledInputs } from '@/features/evaluation/required-lists';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import type { ApiClient } from '@/lib/saga/saga-client';
import { makeStore, type AppStore } from '@/store/make-store';
import cn from '@locales/cn/evaluation.json';
import en from '@locales/en/evaluation.json';
import hk from '@locales/hk/evaluation.json';
import { quoteData } from './quote-factory';

const resources = {
  en: { en: { evaluation: en } },
  hk: { hk: { evaluation: hk } },
  cn: { cn: { evaluation: cn } },
};

export const allOpen: EnabledInputs = {
  search: true,
  estate: true,
  street: true,
  carPark: true,
  byHand: true,
};

const estateIds = { area: 'HK', district: 's:quarry-bay', estate: 'e:kornhill' };
export const hits: AddressHit[] = [
  {
    key: 'e:kornhill',
    value: 'e:kornhill',
    label: 'Kornhill, Quarry Bay',
    link: '/online-property?estate=e%3Akornhill',
    ids: estateIds,
    level: 'estate',
  },
  {
    key: 'n:kornhill-1',
    value: 'n:kornhill-1',
    label: '1 Kornhill Road, Quarry Bay',
    link: '/online-property?streetno=n%3Akornhill-1',
    ids: {
      area: 'HK',
      district: 's:quarry-bay',
      street: 't:kornhill-road',
      streetno: 'n:kornhill-1',
    },
    level: 'streetno',
  },
];

const streetHit: AddressHit = {
  key: 't:kornhill-road',
  value: 't:kornhill-road',
  label: 'Kornhill Road, Quarry Bay',
  link: '/online-property?street=t%3Akornhill-road',
  ids: { area: 'HK', district: 's:quarry-bay', street: 't:kornhill-road' },
  level: 'street',
};

export const example: QuoteData = quoteData({
  value: 8_000_000,
  hasKnownSales: false,
  comparables: [],
  property: { ...quoteData().property, label: 'Example Court, Central', room: null },
});

const lists: Partial<Record<EndpointKey, Record<string, string>>> = {
  areas: { NT: 'New Territories', HK: 'Hong Kong Island', KL: 'Kowloon' },
  districts: { 's:quarry-bay': 'Quarry Bay', 's:central': 'Central' },
  estates: { 'e:kornhill': 'Kornhill' },
  streets: { 't:kornhill-road': 'Kornhill Road' },
  streetno: { 'n:kornhill-1': '1' },
  buildings: { 'b:mall': 'Kornhill Plaza' },
  blocks: { 'k:b10': 'Block 10', 'k:b2': 'Block 2' },
  carparks: { 'p:e-kornhill': 'Car park, Kornhill' },
};

/** Answers as the back office would; `quote` decides what a request is worth, `open` which inputs the lender has opened. */
export function api(
  quote: (request: QuoteRequest) => unknown = () => ({ success: 1, data: quoteData() }),
  open: EnabledInputs | Error = allOpen,
) {
  const quotes: QuoteRequest[] = [];
  const searches: string[] = [];
  const locales: Locale[] = [];
  const answerOf = (
    key: EndpointKey,
    { query, body }: { query?: { q?: string }; body?: QuoteRequest },
  ): unknown => {
    if (key === 'quote' && body) {
      quotes.push(body);
      return quote(body);
    }
    if (key === 'addressSearch') {
      searches.push(query?.q ?? '');
      if (query?.q === 'nowhere') return { data: [] };
      return { data: query?.q === '219 Kornhill Road' ? [streetHit] : hits };
    }
    if (key === 'floorInfo')
      return {
        data: [
          { key: 'f:15', value: 'f:15', label: '15/F' },
          { key: 'f:16', value: 'f:16', label: '16/F' },
        ],
      };
    if (key === 'roomInfo')
      return {
        data: [
          { key: 'r:A', value: 'r:A', label: 'Flat A', saleableAreaSqft: 585 },
          { key: 'r:B', value: 'r:B', label: 'Flat B', saleableAreaSqft: null },
        ],
      };
    if (key === 'valuationSwitch') {
      if (open instanceof Error) throw open;
      return { _id: 'valuation-switch', ...open };
    }
    return { data: lists[key] ?? {} };
  };
  const client = (async (key: EndpointKey, request: object, { locale }: { locale: Locale }) => {
    if (key === 'quote') locales.push(locale);
    return answerOf(key, request);
  }) as ApiClient;
  return { client, quotes, searches, locales };
}

interface Start {
  locale?: Locale;
  query?: string;
  open?: EnabledInputs;
  example?: QuoteData | null;
  server?: ReturnType<typeof api>;
  store?: AppStore;
  /** What was typed into the search box of the server's page before React takes it over. */
  typedEarly?: string;
}

/** The valuation as the page shows it, after the query and the store were read. */
export async function showValuation({
  locale = 'en',
  query = '',
  open = allOpen,
  example: shown = example,
  server = api(undefined, open),
  store = makeStore({ client: server.client }),
  typedEarly,
}: Start = {}) {
  window.history.replaceState(null, '', `/${locale}/online-property${query}`);
  const loadStore = async () => store;
  const words = {
    heading: 'Where is the property?',
    lead: 'Type an estate.',
    notice: 'An estimate only.',
  };
  const page = (
    <FlowI18nProvider locale={locale} resources={resources[locale]}>
      <FlowTheme>
        <ValuationTool
          locale={locale}
          enabledInputs={open}
          example={shown}
          texts={words}
          loadStore={loadStore}
        />
      </FlowTheme>
    </FlowI18nProvider>
  );
  const view =
    typedEarly === undefined
      ? render(page)
      : render(page, { container: serverPage(page, typedEarly), hydrate: true });
  await act(async () => {});
  return { ...view, ...server, store, user: userEvent.setup() };
}

function serverPage(page: ReactElement, typed: string): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const box = container.querySelector<HTMLInputElement>('[role=combobox]');
  if (!box) throw new Error('There is no search box');
  box.value = typed;
  window.earlyInput = Object.assign(new Map([[box, typed]]), {
    path: window.location.pathname,
    complete: new Set<EventTarget>(),
  });
  return container;
}
