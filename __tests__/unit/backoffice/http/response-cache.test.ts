import { createResponseCache } from '@/backoffice/http/response-cache';

const options = (load: () => Promise<unknown>) => ({ maxAgeMs: 60_000, load });

describe('The cache of answers', () => {
  it('makes an answer once for callers who come at the same time', async () => {
    const cache = createResponseCache();
    const load = jest.fn().mockResolvedValue({ a: 1 });
    const [first, second] = await Promise.all([
      cache.get('k', options(load)),
      cache.get('k', options(load)),
    ]);
    expect(first).toEqual({ body: '{"a":1}', etag: expect.stringMatching(/^W\/"/) });
    expect(second).toBe(first);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('gives the same tag to the same answer only', async () => {
    const cache = createResponseCache();
    const tagOf = async (key: string, value: unknown) =>
      (
        await cache.get(
          key,
          options(async () => value),
        )
      ).etag;
    expect(await tagOf('a', [1])).toBe(await tagOf('b', [1]));
    expect(await tagOf('c', [2])).not.toBe(await tagOf('a', [1]));
  });

  it('does not keep a failure', async () => {
    const cache = createResponseCache();
    await expect(
      cache.get(
        'k',
        options(() => Promise.reject(new Error('down'))),
      ),
    ).rejects.toThrow('down');
    expect(
      (
        await cache.get(
          'k',
          options(async () => 'up'),
        )
      ).body,
    ).toBe('"up"');
  });

  it('does not keep an answer whose making began before it was cleared', async () => {
    const cache = createResponseCache();
    let finish: (value: string) => void = () => undefined;
    const old = cache.get(
      'k',
      options(() => new Promise((resolve) => (finish = resolve))),
    );
    cache.clear();
    finish('old');
    await old;
    expect(
      (
        await cache.get(
          'k',
          options(async () => 'new'),
        )
      ).body,
    ).toBe('"new"');
  });
});
