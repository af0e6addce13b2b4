import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@/contracts/locale';
import type { CalculatorForm } from '@/features/calculation/calculator-form';
import { Calculator } from '@/features/calculation/components/calculator';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { makeStore, type AppStore } from '@/store/make-store';
import cn from '@locales/cn/calculation.json';
import en from '@locales/en/calculation.json';
import hk from '@locales/hk/calculation.json';
import loading from '@locales/en/loading.json';
import { fakeClient } from '../fakes/fake-client';
import { config } from './calculator-config';

const resources = {
  en: { en: { calculation: en, loading } },
  hk: { hk: { calculation: hk } },
  cn: { cn: { calculation: cn } },
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
