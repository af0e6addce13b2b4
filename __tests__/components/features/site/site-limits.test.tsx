import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { SiteLimitsProvider, useSiteLimits } from '@/features/site/site-limits';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { ApiError } from '@/lib/api/api-error';
import { makeStore } from '@/store/make-store';
import { fakeClient } from '@test/support/fakes/fake-client';
import loading from '@locales/en/loading.json';

const known = { contactWaitSeconds: 30, logoutWaitSeconds: 90, uploadMaxMegabytes: 8 };
const config = { products: [], currencySymbol: 'HK$' };

function Limits() {
  const { contactWaitSeconds, logoutWaitSeconds, uploadMaxMegabytes } = useSiteLimits();
  return <p>{[contactWaitSeconds, logoutWaitSeconds, uploadMaxMegabytes].join(' ')}</p>;
}

async function show() {
  const fake = fakeClient();
  render(
    <Provider store={makeStore({ client: fake.client })}>
      <FlowI18nProvider locale="en" resources={{ en: { loading } }}>
        <SiteLimitsProvider known={known} locale="en">
          <Limits />
        </SiteLimitsProvider>
      </FlowI18nProvider>
    </Provider>,
  );
  await act(async () => {});
  return { ...fake, user: userEvent.setup() };
}

beforeEach(() => {
  window.requestIdleCallback = (work) => {
    work({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  };
});

describe('The waits and limits of a flow', () => {
  it('are those of the document at once, then those of the API, where a wild one is its default', async () => {
    const { lastCall } = await show();
    expect(screen.getByText('30 90 8')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
    expect(lastCall()).toMatchObject({ key: 'commonConfig', locale: 'en' });
    await act(async () =>
      lastCall().resolveWith({
        ...config,
        contactWaitSeconds: 45,
        logoutWaitSeconds: 86_400,
        uploadMaxMegabytes: 50,
      }),
    );
    expect(screen.getByText('45 120 50')).toBeVisible();
  });

  it('stay those of the document where the API does not answer, which is said, and are asked for again', async () => {
    const { lastCall, calls, user } = await show();
    await act(async () => lastCall().rejectWith(new ApiError('Down', { code: 'internal' })));
    expect(screen.getByRole('status')).toHaveTextContent(loading.refresh.failed);
    expect(screen.getByText('30 90 8')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refresh again' }));
    expect(screen.getByRole('status')).toHaveTextContent('Refreshing…');
    expect(calls).toHaveLength(2);
    await act(async () => lastCall().resolveWith({ ...config, ...known, uploadMaxMegabytes: 9 }));
    expect(screen.getByText('30 90 9')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
