import { notFound, redirect } from 'next/navigation';
import { Block } from '@/content/block-registry';
import { ApiError } from '@/lib/api/api-error';
import { provideDeviationSink } from '@/lib/api/contract-deviations';

/** A block whose first text fails in this way. */
const failing = (text: () => never) =>
  Block({
    block: { type: 'notice', tone: 'info', bodyEn: 'A', bodyHk: 'B', bodyCn: 'C' },
    context: { locale: 'en', t: () => '', products: [], text },
  });

const fail = (error: Error) => (): never => {
  throw error;
};

describe('A block that fails', () => {
  afterEach(() => provideDeviationSink(undefined));

  it('is left out and reported', async () => {
    const told: string[] = [];
    provideDeviationSink(({ path }) => told.push(path));
    expect(await failing(fail(new TypeError('no list')))).toBeNull();
    expect(told).toEqual(['notice']);
  });

  it.each([
    ['an API that does not answer', fail(new ApiError('down', { status: 503 })), 'down'],
    ['a page that is not there', notFound, 'NEXT_HTTP_ERROR_FALLBACK;404'],
    ['a redirect', () => redirect('/en'), 'NEXT_REDIRECT'],
  ])('by %s fails with its page, which keeps its last good state', async (_what, text, message) => {
    await expect(failing(text)).rejects.toThrow(message);
  });
});
