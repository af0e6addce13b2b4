import { fireEvent, render } from '@testing-library/react';
import { OfflineSupport } from '@/components/offline/offline-support';
import { keepOffline } from '@/components/offline/keep-offline';

jest.mock('@/components/offline/keep-offline', () => ({ keepOffline: jest.fn() }));

const words = { label: 'Update', text: 'It has changed.', reload: 'Load it', later: 'Later' };
const kept = jest.mocked(keepOffline);

beforeEach(() => {
  jest.useFakeTimers();
  kept.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
});
afterEach(() => jest.useRealTimers());

describe('Copies for a time without connection', () => {
  it('are kept once, after somebody has used the page', async () => {
    render(<OfflineSupport locale="hk" words={words} />);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(kept).not.toHaveBeenCalled();
    fireEvent.scroll(window);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(kept.mock.calls).toEqual([['hk', words]]);
  });

  it('are not begun from a page that was left', async () => {
    const { unmount } = render(<OfflineSupport locale="en" words={words} />);
    unmount();
    fireEvent.pointerDown(document.body);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(kept).not.toHaveBeenCalled();
  });
});
