import { isReachable } from '@/lib/api/is-reachable';

describe('A page of the site', () => {
  const { fetch } = globalThis;
  afterEach(() => void (globalThis.fetch = fetch));

  it.each([
    ['answers', 200, true],
    ['does not exist, which is an answer', 404, true],
    ['is out of order', 503, false],
  ])('is reachable or not where it %s', async (_, status, expected) => {
    const asked: unknown[] = [];
    globalThis.fetch = async (...request) => {
      asked.push(request);
      return new Response(null, { status });
    };
    expect(await isReachable('/en/apply/first/loan')).toBe(expected);
    expect(asked).toEqual([['/en/apply/first/loan', { method: 'HEAD', cache: 'no-store' }]]);
  });

  it('is not reachable on a dead line', async () => {
    globalThis.fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await isReachable('/en/apply/first/loan')).toBe(false);
  });
});
