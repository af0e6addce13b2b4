import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import {
  consentTextVersion,
  type ApplicationProduct,
} from '@/contracts/application/application-choices';
import type { Draft } from '@/contracts/application/application';
import type { Locale } from '@/contracts/locale';
import type { ApplyContext } from '@/features/application/apply-context';
import { ApplyStartPage } from '@/features/application/components/apply-start-page';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { draftHintKey } from '@/lib/application/draft-hint';
import { makeStore } from '@/store/make-store';
import { applyContext } from '@test/support/application/apply-context';
import { fakeClient } from '@test/support/fakes/fake-client';
import { nextTask } from '@test/support/timing/next-task';
import en from '@locales/en/application.json';
import enForm from '@locales/en/application-form.json';
import enOtp from '@locales/en/otp.json';
import hk from '@locales/hk/application.json';
import hkForm from '@locales/hk/application-form.json';
import hkOtp from '@locales/hk/otp.json';

const resources = {
  en: { en: { application: en, 'application-form': enForm, otp: enOtp } },
  hk: { hk: { application: hk, 'application-form': hkForm, otp: hkOtp } },
  cn: {},
};
const reference = 'Zk3v9QpLw8RtYx2NbVc1';
const factsOf = (product: ApplicationProduct, locale: Locale): ApplyContext =>
  applyContext({ product, locale });
const draftOf = (product: ApplicationProduct): Draft => ({
  reference: 'draft-1',
  product,
  language: 'en',
  form: { consents: { privacyNotice: true, textVersion: consentTextVersion } },
  version: 1,
  resumeReference: reference,
  phone: '**** 4567',
  expiresAt: '2026-12-21T00:00:00.000Z',
  receipt: null,
});

async function show(product: ApplicationProduct = 'second') {
  const fake = fakeClient();
  const store = makeStore({ client: fake.client });
  const page = (locale: Locale) => (
    <Provider store={store}>
      <FlowI18nProvider locale={locale} resources={resources[locale]}>
        <ApplyStartPage key={locale} context={factsOf(product, locale)} />
      </FlowI18nProvider>
    </Provider>
  );
  const shown = render(page('en'));
  const answer = (value: unknown) =>
    act(async () => {
      fake.lastCall().resolveWith(value);
      await nextTask();
    });
  await act(nextTask);
  return {
    ...fake,
    answer,
    user: userEvent.setup(),
    leave: shown.unmount,
    inLanguage: (locale: Locale) => shown.rerender(page(locale)),
  };
}

const address = () => window.location.pathname + window.location.search + window.location.hash;
const challenge = () => screen.queryByRole('heading', { name: en.resume.title });

beforeEach(() => {
  window.history.replaceState(null, '', '/en/apply/second');
});
afterEach(() => jest.restoreAllMocks());

describe('The beginning of an application', () => {
  it('texts the link of the draft that it shows', async () => {
    const { user, answer, lastCall } = await show('second');
    await answer({ data: draftOf('second') });
    await user.click(screen.getByRole('button', { name: 'Text me the link' }));
    expect(lastCall()).toMatchObject({
      key: 'sendSMS',
      request: { body: { kind: 'resume-link', product: 'second' } },
    });
  });
});

describe('The steps of an application that has begun', () => {
  it('are not in progress because the notice was read', async () => {
    const { answer } = await show('second');
    await answer({ data: draftOf('second') });
    expect(screen.getByText('1 of 7 done')).toBeVisible();
    expect(screen.queryByText('In progress')).toBeNull();
    expect(screen.getAllByText('Not started')).toHaveLength(4);
  });
});

describe('The privacy notice', () => {
  it('is confirmed by the button that goes on, without a box to tick', async () => {
    const { user, answer, calls } = await show('fast-pass');
    await answer({ data: null });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: en.start.accept }));
    await act(nextTask);
    expect(calls.at(-1)).toMatchObject({
      request: {
        body: {
          product: 'fast-pass',
          prefill: { consents: { privacyNotice: true, textVersion: consentTextVersion } },
        },
      },
    });
  });
});

describe('While it is not known whether an application was begun here', () => {
  const accept = () => screen.getByRole('button', { name: en.start.accept });

  it('the notice can be accepted, which begins one once that is known', async () => {
    const { user, answer, calls, lastCall } = await show('first');
    expect(screen.getByRole('heading', { name: en.start.tasks })).toBeVisible();
    await user.click(accept());
    expect(lastCall()).toMatchObject({ key: 'readDraft' });
    expect(screen.getByText(en.opening)).toBeVisible();
    await answer({ data: null });
    await act(nextTask);
    expect(calls.filter(({ key }) => key === 'createDraft')).toHaveLength(1);
    expect(lastCall()).toMatchObject({
      request: { body: { product: 'first', prefill: { consents: { privacyNotice: true } } } },
    });
  });

  it('one that was begun goes on, whatever was pressed before', async () => {
    const { user, answer, calls } = await show('second');
    await user.click(accept());
    await answer({ data: draftOf('second') });
    await act(nextTask);
    expect(screen.getByRole('link', { name: en.start.goOn })).toBeVisible();
    expect(calls.map(({ key }) => key)).not.toContain('saveSection');
    expect(window.localStorage.getItem(draftHintKey)).toBe('1');
  });

  it('the browser forgets one that is no longer there', async () => {
    window.localStorage.setItem(draftHintKey, '1');
    const { answer } = await show('second');
    await answer({ data: null });
    expect(window.localStorage.getItem(draftHintKey)).toBeNull();
  });
});

describe('The link of a draft', () => {
  beforeEach(() =>
    window.history.replaceState(
      null,
      '',
      `/en/apply/second?utm_source=sms&link=${reference}#start`,
    ),
  );

  it('is out of the address before anything is typed, and the challenge goes on after a reload and in another language', async () => {
    const first = await show();
    expect(address()).toBe('/en/apply/second?utm_source=sms#start');
    expect(challenge()).toBeVisible();
    first.leave();
    const { user, answer, lastCall, inLanguage } = await show();
    await user.type(screen.getByRole('textbox', { name: enOtp.phone.label }), '9123 4567');
    inLanguage('hk');
    expect(screen.getByRole('heading', { name: hk.resume.title })).toBeVisible();
    await user.click(screen.getByRole('button', { name: hkOtp.phone.send }));
    expect(lastCall()).toMatchObject({
      key: 'verifyAccount',
      request: { body: { reference, phone: '9123 4567', purpose: 'apply' } },
    });
    await answer({
      success: true,
      requestId: 'r1',
      operationId: 'draft-1',
      purpose: 'apply',
      resendAfterSeconds: 60,
    });
    await user.type(screen.getByRole('textbox', { name: hkOtp.code.label }), '123456');
    await user.click(screen.getByRole('button', { name: hkOtp.code.submit }));
    await answer({ success: true });
    expect(lastCall()).toMatchObject({ key: 'resumeDraft' });
    await answer({ data: draftOf('second') });
    expect(screen.getByRole('heading', { name: hk.start.tasks })).toBeVisible();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is let go of for good, and is of its own product only', async () => {
    const first = await show();
    first.leave();
    const other = await show('first');
    expect(challenge()).toBeNull();
    other.leave();
    const again = await show();
    await again.user.click(screen.getByRole('button', { name: en.resume.startNew }));
    expect(challenge()).toBeNull();
    again.leave();
    await show();
    expect(challenge()).toBeNull();
  });

  it('opens the challenge in a browser that keeps nothing, too', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    const { user, inLanguage } = await show();
    expect(address()).toBe('/en/apply/second?utm_source=sms#start');
    inLanguage('hk');
    await user.click(screen.getByRole('button', { name: hk.resume.startNew }));
    expect(screen.queryByRole('heading', { name: hk.resume.title })).toBeNull();
  });

  it.each(['short', `${reference}<b>`])(
    'that is none (%p) leaves the address and opens nothing',
    async (text) => {
      window.history.replaceState(null, '', `/en/apply/second?link=${encodeURIComponent(text)}`);
      await show();
      expect([address(), challenge()]).toEqual(['/en/apply/second', null]);
    },
  );
});
