import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeptPages } from '@/server/page/kept-pages';
import { PageCache } from '@/server/page/page-cache';
import type { RenderedPage } from '@/server/page/rendered-page';
import { until } from '@test/support/timing/until';

class GoneError extends Error {}

const dayMs = 24 * 60 * 60 * 1_000;
const page: RenderedPage = {
  status: 200,
  body: Buffer.from('<p>利率 6.99%</p>'),
  headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" },
  isShareable: true,
};

let root: string;
let errors: string[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-pages-'));
  errors = [];
});
// The last page may still be on its way to the disk.
afterEach(() => rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));

const keep = ({ madeOf = 'release 1', now = Date.now() as number } = {}) =>
  createKeptPages({
    folder: join(root, 'pages'),
    madeOf,
    isKept: (pathname) => pathname !== '/hk/other',
    now: () => now,
    onError: (error, subject) => errors.push(`${subject}: ${String(error)}`),
  });

/** A cache as a process opens it, whose renderer answers with a page or fails with an error. */
const openCache = (
  renderer: { answer: RenderedPage | Error },
  options: Parameters<typeof keep>[0] = {},
) =>
  new PageCache({
    render: async () => {
      if (renderer.answer instanceof Error) throw renderer.answer;
      return renderer.answer;
    },
    now: () => 0,
    freshnessLifetimeMs: 60_000,
    retryDelayMs: 1,
    maxPages: 10,
    isGone: (error) => error instanceof GoneError,
    kept: keep(options),
    onError: () => undefined,
  });

const keptFiles = (): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /json$/.test(name));

async function fillAndEnd(pathname = '/hk/rmb-loan'): Promise<void> {
  await openCache({ answer: page }).load(pathname);
  await until(() => keptFiles().length === 1);
}

describe('A process that starts while the content cannot be read', () => {
  it('serves what an earlier one rendered, byte for byte, and the new page as soon as it can', async () => {
    await fillAndEnd();
    const renderer: { answer: RenderedPage | Error } = { answer: new Error('away') };
    const cache = openCache(renderer);
    const served = await cache.load('/hk/rmb-loan');
    expect(served.variants.identity.body.equals(page.body)).toBe(true);
    expect(served.variants.identity.head.slice(0, 4)).toEqual(Object.entries(page.headers).flat());
    renderer.answer = { ...page, body: Buffer.from('new') };
    expect(String((await cache.load('/hk/rmb-loan')).variants.identity.body)).toBe('new');
  });

  it.each([
    ['a page that no longer exists', new GoneError(), {}],
    ['a page of other settings', new Error('away'), { madeOf: 'release 2' }],
    ['a page older than a day', new Error('away'), { now: Date.now() + dayMs + 60_000 }],
  ])('does not serve %s', async (_what, answer, options) => {
    await fillAndEnd();
    await expect(openCache({ answer }, options).load('/hk/rmb-loan')).rejects.toBe(answer);
  });

  it('does not serve a file that was cut off', async () => {
    await fillAndEnd();
    for (const name of keptFiles()) writeFileSync(join(root, name), '{"status":200,');
    const answer = new Error('away');
    await expect(openCache({ answer }).load('/hk/rmb-loan')).rejects.toBe(answer);
  });
});

it('Only the pages that are meant to be are kept', async () => {
  await keep().write('/hk/other', page);
  await keep().write('/hk/faq', page);
  expect(keptFiles()).toEqual([expect.stringMatching(/hk~faq\.json$/)]);
});

it('A disk that takes nothing is reported once', async () => {
  writeFileSync(join(root, 'pages'), 'no folder');
  const kept = keep();
  await kept.write('/en', page);
  await kept.write('/en/faq', page);
  expect(errors).toEqual([expect.stringMatching(/^pages kept on disk: Error: E/)]);
});
