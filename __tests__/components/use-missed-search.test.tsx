import { render } from '@testing-library/react';
import { useMissedSearch } from '@/components/use-missed-search';
import { typingRestMs } from '@/lib/analytics/missed-search';

function Search({ text }: { text: string | null }) {
  useMissedSearch(text, 'help', 'hk');
  return null;
}

describe('A search that finds nothing', () => {
  const send = jest.fn(async (_path: string, _init: RequestInit) => undefined);
  // Of tests before it something may still be on its way.
  const sent = () =>
    send.mock.calls.filter(([path]) => path === '/api/v1/campaign/missed-searches');
  beforeEach(() => {
    jest.useFakeTimers();
    send.mockClear();
    window.mayReport = true;
    Object.assign(globalThis, { fetch: send });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'fetch');
  });
  const rest = () => jest.advanceTimersByTimeAsync(typingRestMs);

  it('is reported once somebody stopped typing, without cookies, and once only', async () => {
    const { rerender } = render(<Search text="ship lo" />);
    await jest.advanceTimersByTimeAsync(typingRestMs - 1);
    rerender(<Search text="ship loans " />);
    await rest();
    expect(sent()).toEqual([
      [
        '/api/v1/campaign/missed-searches',
        expect.objectContaining({
          credentials: 'omit',
          headers: { 'accept-language': 'zh-HK', 'content-type': 'application/json' },
          body: JSON.stringify({ place: 'help', text: 'ship loans' }),
        }),
      ],
    ]);
    rerender(<Search text={null} />);
    await rest();
    rerender(<Search text="ship loans" />);
    await rest();
    expect(sent()).toHaveLength(1);
  });

  it('is not reported where something is found, nor for a single letter', async () => {
    const { rerender } = render(<Search text={null} />);
    await rest();
    rerender(<Search text="x" />);
    await rest();
    expect(sent()).toEqual([]);
  });
});
