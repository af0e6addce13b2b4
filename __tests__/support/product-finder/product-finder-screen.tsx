import { act, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { Locale } from '@/contracts/locale';
import type { RuleQuestion, Solution } from '@/contracts/product-finder';
import { ProductFinder } from '@/features/product-finder/components/product-finder';
import type { ProductFinderForm } from '@/features/product-finder/product-finder-form';
import type { ProductSummary } from '@/features/product-finder/product-summary';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { succeeded } from '@/lib/saga/request-record';
import { makeStore, type AppStore } from '@/store/make-store';
import { fakeClient } from '@test/support/fakes/fake-client';
import en from '@locales/en/product-finder.json';
import loading from '@locales/en/loading.json';
import hk from '@locales/hk/product-finder.json';

const resources = {
  en: { en: { 'product-finder': en, loading } },
  hk: { hk: { 'product-finder': hk } },
  cn: {},
};

export const question = (key: string, dependsOn: RuleQuestion['dependsOn'] = []): RuleQuestion => ({
  key,
  dependsOn,
  titleEn: `Title ${key}`,
  titleHk: `題${key}`,
  titleCn: `题${key}`,
  whyEn: `Because ${key}`,
  whyHk: `因${key}`,
  whyCn: `因${key}`,
  options: ['x', 'y'].map((value) => ({
    value,
    labelEn: `${key} is ${value}`,
    labelHk: `${key}係${value}`,
    labelCn: `${key}是${value}`,
  })),
});

export const questions = [question('a'), question('b', [{ key: 'a', values: ['x'] }])];

export const products: ProductSummary[] = [
  {
    key: 'first',
    paymentType: 'principalAndInterest',
    annualRateFrom: 7.25,
    annualRateMax: 36,
    minAmount: 500_000,
    maxAmount: 50_000_000,
    minTenorMonths: 12,
    maxTenorMonths: 360,
    ltvMax: 85,
    example: {
      propertyValue: 6_000_000,
      loanAmount: 3_000_000,
      annualRate: 8,
      tenorMonths: 120,
      days: null,
    },
  },
];

export const solution: Solution = {
  recommended: {
    product: 'first',
    href: '/first-mortgage',
    applyHref: '/apply/first',
    nameEn: 'First mortgage',
    nameHk: '一按',
    nameCn: '一按',
    reasons: [
      {
        textEn: 'It fits.',
        textHk: '合適。',
        textCn: '合适。',
        answers: [{ key: 'a', value: 'y' }],
      },
    ],
  },
  reasons: [],
  alternatives: [],
};

interface Start {
  locale?: Locale;
  /** The form that the tab's store holds from another visit, with the solution of its answers. */
  stored?: ProductFinderForm | null;
  arrives?: Promise<void>;
  /** Label of the radio button that is checked in the server's page before React takes it over. */
  chosenEarly?: string;
}

function serverPage(page: ReactElement, label: string): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const radio = within(container).getByRole('radio', { name: label });
  radio.click();
  window.earlyInput = Object.assign(new Map([[radio, true]]), {
    path: window.location.pathname,
    complete: new Set<EventTarget>(),
  });
  return container;
}

export async function show({
  locale = 'en',
  stored = null,
  arrives = Promise.resolve(),
  chosenEarly,
}: Start = {}) {
  const fake = fakeClient();
  const store = makeStore({
    client: fake.client,
    preloadedState: stored
      ? {
          productFinderForm: { form: stored },
          applyRule: { request: succeeded, answers: stored.answers, solution },
        }
      : {},
  });
  const loadStore = async (): Promise<AppStore> => {
    await arrives;
    return store;
  };
  const page = (
    <FlowI18nProvider locale={locale} resources={resources[locale]}>
      <ProductFinder
        questions={questions}
        products={products}
        locale={locale}
        loadStore={loadStore}
      />
    </FlowI18nProvider>
  );
  if (chosenEarly === undefined) render(page);
  else render(page, { container: serverPage(page, chosenEarly), hydrate: true });
  await act(async () => {});
  return { ...fake, store, user: userEvent.setup() };
}

export const heading = (name: string) => screen.getByRole('heading', { level: 2, name });

export const press = (name: string) => screen.getByRole('button', { name });
