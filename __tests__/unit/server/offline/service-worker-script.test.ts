import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { locales } from '@/contracts/locale';
import { serviceWorkerScript } from '@/server/offline/service-worker-script';

describe('The script of the service worker', () => {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'));
  const codeFile = join(folder, 'service-worker.js');
  const releaseFile = join(folder, 'BUILD_ID');
  beforeAll(() => {
    writeFileSync(codeFile, 'started = offlineSettings;');
    writeFileSync(releaseFile, 'release-7\n');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('names the release, and for each language its two pages and a page of its own', () => {
    const context = { started: Object() };
    runInNewContext(serviceWorkerScript({ isOn: true, codeFile, releaseFile }), context);
    const { release, languages } = context.started;
    expect(release).toBe('release-7');
    for (const locale of locales) {
      expect(languages[locale].paths).toEqual([`/${locale}/loan-calculator`, `/${locale}/faq`]);
      expect(languages[locale].copyNote).toContain('{{time}}');
      expect(languages[locale].page.html).toContain(`href="/${locale}/faq"`);
      expect(languages[locale].page.headers['content-security-policy']).toMatch(
        /^default-src 'none'; script-src 'self'; .*style-src-elem 'self' 'sha256-/,
      );
    }
  });

  it.each([
    ['switched off', { isOn: false, codeFile, releaseFile }],
    ['not built', { isOn: true, codeFile: join(folder, 'none'), releaseFile }],
  ])('removes the worker and all that it kept where it is %s', async (_state, options) => {
    const done: unknown[] = [];
    const work: Promise<unknown>[] = [];
    const listeners: Record<string, (event: object) => void> = {};
    const self = {
      addEventListener: (type: string, listener: (event: object) => void) =>
        (listeners[type] = listener),
      skipWaiting: () => done.push('skipWaiting'),
      registration: { unregister: () => done.push('unregister') },
    };
    const caches = {
      keys: async () => ['offline-1', 'offline-2'],
      delete: async (name: string) => done.push(name),
    };
    runInNewContext(serviceWorkerScript(options), { self, caches });
    listeners.install?.({});
    listeners.activate?.({ waitUntil: (more: Promise<unknown>) => work.push(more) });
    await Promise.all(work);
    expect(done).toEqual(['skipWaiting', 'offline-1', 'offline-2', 'unregister']);
  });
});
