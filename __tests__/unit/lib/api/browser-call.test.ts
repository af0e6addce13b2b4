import type { AxiosAdapter } from 'axios';
import { callFromBrowser, callFromBrowserForFile } from '@/lib/api/browser-call';

/** An API whose line stalls; it notes how long the caller would wait. */
function stalledLine() {
  const limits: (number | undefined)[] = [];
  const adapter: AxiosAdapter = ({ timeout }) => {
    limits.push(timeout);
    return Promise.reject(new Error('The line is dead'));
  };
  return { limits, options: { locale: 'en', adapter } as const };
}

describe('A call from the browser over a line that has stalled', () => {
  it('ends after half a minute, or when its caller says', async () => {
    const { limits, options } = stalledLine();
    await expect(callFromBrowser('areas', { query: {} }, options)).rejects.toThrow();
    await expect(
      callFromBrowser('areas', { query: {} }, { ...options, timeoutMs: 8_000 }),
    ).rejects.toThrow();
    expect(limits).toEqual([30_000, 8_000]);
  });

  it('ends after ten minutes where a file travels', async () => {
    const { limits, options } = stalledLine();
    const file = new File(['%PDF'], 'page.pdf');
    const form = { slot: 'identity' as const };
    await expect(callFromBrowser('uploadDocument', { form, file }, options)).rejects.toThrow();
    const params = { id: 'document-1' };
    await expect(callFromBrowserForFile('downloadDocument', { params }, options)).rejects.toThrow();
    expect(limits).toEqual([600_000, 600_000]);
  });
});
