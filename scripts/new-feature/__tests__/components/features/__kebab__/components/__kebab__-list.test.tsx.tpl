import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { Locale } from '@/contracts/locale';
import { __Pascal__List } from '@/features/__kebab__/components/__kebab__-list';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { ApiError } from '@/lib/api/api-error';
import { makeStore } from '@/store/make-store';
import { fakeClient } from '@test/support/fakes/fake-client';
import en from '@locales/en/__kebab__.json';
import hk from '@locales/hk/__kebab__.json';

const resources = { en: { en: { '__kebab__': en } }, hk: { hk: { '__kebab__': hk } } };

function show(locale: Locale & keyof typeof resources) {
  const fake = fakeClient();
  render(
    <Provider store={makeStore({ client: fake.client })}>
      <FlowI18nProvider locale={locale} resources={resources[locale]}>
        <__Pascal__List locale={locale} />
      </FlowI18nProvider>
    </Provider>,
  );
  return fake;
}

describe('The __words__ list', () => {
  it('asks in the language of the page and shows every item in it', async () => {
    const { lastCall } = show('hk');
    expect(screen.getByRole('status')).toHaveTextContent(hk.loading);
    expect(lastCall()).toMatchObject({ key: '__camel__', locale: 'hk' });
    await act(async () =>
      lastCall().resolveWith({ data: [{ _id: 'one', titleEn: 'One', titleHk: '一', titleCn: '一' }] }),
    );
    expect(screen.getByRole('region', { name: hk.heading })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['一']);
  });

  it('says when there is nothing', async () => {
    const { lastCall } = show('en');
    await act(async () => lastCall().resolveWith({ data: [] }));
    expect(screen.getByText(en.none)).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says why it could not be read', async () => {
    const { lastCall } = show('en');
    await act(async () => lastCall().rejectWith(new ApiError('Please wait', { status: 429 })));
    expect(screen.getByRole('alert')).toHaveTextContent('Please wait');
    expect(screen.queryByText(en.none)).toBeNull();
  });
});
