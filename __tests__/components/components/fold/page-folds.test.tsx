import { act, render, screen } from '@testing-library/react';
import { Fold } from '@/components/fold/fold';
import { PageFolds } from '@/components/fold/page-folds';

/** A screen that is narrow until it is widened, as when a tablet is turned. */
function narrowScreen() {
  const listeners = new Set<() => void>();
  const query = {
    matches: false,
    addEventListener: (_type: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => void listeners.delete(listener),
  };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query });
  const set = (matches: boolean) =>
    act(() => {
      query.matches = matches;
      for (const listener of listeners) listener();
    });
  return { set, listeners };
}

describe('The folds of a page', () => {
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  it('are closed on a phone, and open when its screen becomes wide, where headings open nothing', () => {
    const { set, listeners } = narrowScreen();
    const { unmount } = render(
      <>
        <PageFolds />
        <Fold heading="Company">
          <a href="/en/about-us">About us</a>
        </Fold>
      </>,
    );
    const fold = screen.getByText('Company').closest('details');
    expect(fold).not.toHaveAttribute('open');
    set(true);
    expect(fold).toHaveAttribute('open');
    set(false);
    expect(fold).toHaveAttribute('open');
    unmount();
    expect(listeners.size).toBe(0);
  });
});
