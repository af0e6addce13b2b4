import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@/contracts/locale';
import type { CalculatorConfig } from '@/contracts/site';
import type { CalculatorForm } from '@/features/calculation/calculator-form';
import { Calculator } from '@/features/calculation/components/calculator';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { makeStore, type AppStore } from '@/store/make-store';
import { fakeClient } from '../fakes/fake-client';
import cn from '@locales/cn/calculation.json';
import en from '@locales/en/calculation.json';
import hk from '@locales/hk/calculation.json';
import loading from '@locales/en/loading.json';

const resources = {
  en: { en: { calculation: en, loading } },
  hk: { hk: { calculation: hk } },
  cn: { cn: { calculation: cn } },
};

const mode = {
  minAmount: 200_000,
  maxAmount: 50_000_000,
  defaultAmount: 3_000_000,
  minTenorMonths: 6,
  maxTenorMonths: 360,
  defaultTenorMonths: 120,
  minAnnualRate: 0.1,
  maxAnnualRate: 60,
  defaultAnnualRate: 8,
  minPropertyValue: 500_000,
  maxPropertyValue: 200_000_000,
  defaultPropertyValue: 6_000_000,
  maxLtv: 75,
};

export const config: CalculatorConfig = {
  banner: { titleEn: 'T', titleHk: 'T', titleCn: 'T', bodyEn: 'B', bodyHk: 'B', bodyCn: 'B' },
  principalAndInterest: mode,
  interestOnly: {
    ...mode,
    minTenorMonths: 1,
    maxTenorMonths: 12,
    defaultTenorMonths: 12,
    defaultAnnualRate: 10,
  },
  revolving: {
    ...mode,
    defaultAnnualRate: 11,
    defaultDrawnAmount: 500_000,
    defaultDays: 30,
    maxDays: 365,
  },
};

interface Start {
  locale?: Locale;
  query?: string;
  /** The form that the tab's store holds from another page or language. */
  stored?: CalculatorForm | null;
  arrives?: Promise<void>;
}

/** The calculator as the page shows it, after the query and the store were read. */
export async function showCalculator({
  locale = 'en',
  query = '',
  stored = null,
  arrives = Promise.resolve(),
}: Start = {}) {
  window.history.replaceState(null, '', `/${locale}/loan-calculator${query}`);
  const { client, calls } = fakeClient();
  const store = makeStore({ client, preloadedState: { calculatorForm: { form: stored } } });
  const loadStore = async (): Promise<AppStore> => {
    await arrives;
    return store;
  };
  const view = render(
    <FlowI18nProvider locale={locale} resources={resources[locale]}>
      <Calculator config={config} locale={locale} loadStore={loadStore} />
    </FlowI18nProvider>,
  );
  await act(async () => {});
  return { ...view, store, calls, user: userEvent.setup() };
}
