import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { ChangedPromises } from '@/config/promises';
import type { ApplyStep } from '@/config/apply-steps';
import type { ApplicationReceipt, Draft } from '@/contracts/application/application';
import {
  consentTextVersion,
  type ApplicationProduct,
} from '@/contracts/application/application-choices';
import type { ApplicationForm } from '@/contracts/application/application-form';
import type { Locale } from '@/contracts/locale';
import { ApplyStepPage } from '@/features/application/components/apply-step-page';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { makeStore } from '@/store/make-store';
import { applyContext } from '@test/support/application/apply-context';
import { fakeClient } from '@test/support/fakes/fake-client';
import { nextTask } from '@test/support/timing/next-task';
import en from '@locales/en/application.json';
import enForm from '@locales/en/application-form.json';
import enIndicative from '@locales/en/indicative.json';
import enDocument from '@locales/en/document.json';
import enOtp from '@locales/en/otp.json';
import enTransfer from '@locales/en/transfer.json';
import hk from '@locales/hk/application.json';
import hkForm from '@locales/hk/application-form.json';

export const resources = {
  en: {
    en: {
      application: en,
      'application-form': enForm,
      document: enDocument,
      indicative: enIndicative,
      otp: enOtp,
      transfer: enTransfer,
    },
  },
  hk: { hk: { application: hk, 'application-form': hkForm } },
  cn: {},
};

const facts = applyContext({
  limits: { minAmount: 500_000, maxAmount: 50_000_000, minTenorMonths: 12, maxTenorMonths: 360 },
});

export const read: ApplicationForm = {
  consents: { privacyNotice: true, textVersion: consentTextVersion },
};

export async function show(
  step: ApplyStep,
  {
    form = read,
    phone = null,
    receipt = null,
    product = 'first',
    promises,
  }: {
    form?: ApplicationForm;
    phone?: string | null;
    receipt?: ApplicationReceipt | null;
    product?: ApplicationProduct;
    promises?: ChangedPromises;
  } = {},
) {
  const fake = fakeClient();
  const store = makeStore({ client: fake.client, files: fake.fileClient });
  const page = (locale: Locale) => (
    <Provider store={store}>
      <FlowI18nProvider locale={locale} resources={resources[locale]} promises={promises}>
        <ApplyStepPage context={{ ...facts, product, locale }} step={step} />
      </FlowI18nProvider>
    </Provider>
  );
  const shown = render(page('en'));
  const draft: Draft = {
    reference: 'draft-1',
    product,
    language: 'en',
    form,
    version: 1,
    resumeReference: 'abcdefghijklmnop',
    phone,
    expiresAt: '2026-12-21T00:00:00.000Z',
    receipt,
  };
  await act(async () => {
    fake.lastCall().resolveWith({ data: draft });
    await nextTask();
  });
  return {
    ...fake,
    store,
    user: userEvent.setup(),
    inLanguage: (locale: Locale) => shown.rerender(page(locale)),
  };
}
