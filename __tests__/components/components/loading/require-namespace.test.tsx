import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { RequireNamespace } from '@/components/loading/require-namespace';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { PageResources } from '@/i18n/page-resources';
import { useTranslate } from '@/i18n/use-translate';
import loading from '@locales/en/loading.json';
import otp from '@locales/en/otp.json';

/** From the first load to the last of its five repetitions: 350 × (1 + 2 + 4 + 8 + 16). */
const lastRetryMs = 10_850;
// A new one each time: i18next adds what it loads to the object it is given.
const firstScreen = () => ({ en: { loading } });

function Words() {
  return <p>{useTranslate('otp')('phone.label')}</p>;
}

function Screen() {
  return (
    <FlowI18nProvider locale="en" resources={firstScreen()}>
      <label>
        Name
        <input />
      </label>
      <RequireNamespace namespace="otp">
        <Words />
      </RequireNamespace>
    </FlowI18nProvider>
  );
}

/** Takes the words outside the part that waits for them, as a screen does for all its parts. */
function Parent() {
  const t = useTranslate('otp');
  return (
    <RequireNamespace namespace="otp">
      <p>{t('phone.label')}</p>
    </RequireNamespace>
  );
}

const passTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('A part of a screen whose words are not in the document', () => {
  const asked: string[] = [];
  let isReachable = true;
  beforeEach(() => {
    jest.useFakeTimers();
    isReachable = true;
    asked.length = 0;
    globalThis.fetch = jest.fn(async (url: string) => {
      asked.push(url);
      if (!isReachable) throw new TypeError('Failed to fetch');
      return { ok: true, status: 200, text: async () => JSON.stringify(otp) } as Response;
    }) as typeof fetch;
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows that it is loading, never a key, and then its words', async () => {
    render(<Screen />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(document.body).not.toHaveTextContent('phone.label');
    await passTime(0);
    expect(screen.getByText('Mobile number')).toBeVisible();
    expect(asked).toEqual(['/locales/en/otp.json']);
  });

  it('asks six times, then says so, keeps what was typed and tries again when asked', async () => {
    isReachable = false;
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Screen />);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Chan');
    await passTime(lastRetryMs - 200);
    expect(screen.queryByRole('alert')).toBeNull();
    await passTime(200);
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    expect(asked).toHaveLength(6);
    isReachable = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await passTime(0);
    expect(screen.getByText('Mobile number')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Chan');
    expect(asked).toHaveLength(7);
  });

  it('shows its words, not their keys, after a second attempt also where they come from its parent', async () => {
    isReachable = false;
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(
      <FlowI18nProvider locale="en" resources={firstScreen()}>
        <Parent />
      </FlowI18nProvider>,
    );
    await passTime(lastRetryMs);
    isReachable = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await passTime(0);
    expect(screen.getByText('Mobile number')).toBeVisible();
    expect(document.body).not.toHaveTextContent('phone.label');
  });

  it('waits for several namespaces, and asks only for those that are not there', async () => {
    render(
      <FlowI18nProvider locale="en" resources={firstScreen()}>
        <RequireNamespace namespace={['loading', 'otp']}>
          <Words />
        </RequireNamespace>
      </FlowI18nProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    await passTime(0);
    expect(screen.getByText('Mobile number')).toBeVisible();
    expect(asked).toEqual(['/locales/en/otp.json']);
  });

  it('renders the same on the server as at first in the browser', () => {
    const html = renderToString(<Screen />);
    expect(html).toContain('Loading');
    expect(html).not.toContain('phone.label');
  });

  it('asks for nothing where the page brings the words of its first screen', async () => {
    const page = (
      <FlowI18nProvider locale="en" resources={firstScreen()}>
        <PageResources resources={{ en: { otp } }}>
          <RequireNamespace namespace="otp">
            <Words />
          </RequireNamespace>
        </PageResources>
      </FlowI18nProvider>
    );
    expect(renderToString(page)).toContain('Mobile number');
    render(page);
    expect(screen.getByText('Mobile number')).toBeVisible();
    await passTime(0);
    expect(asked).toEqual([]);
  });
});
