import { VisitCounter } from '@/server/http/visit-counter';
import type { CampaignVisits } from '@/lib/campaign';

const landing = '/en/first-mortgage?utm_source=facebook&utm_campaign=spring';
const facebook = { utm_source: 'facebook', utm_campaign: 'spring' };

function start(store?: (visits: readonly CampaignVisits[]) => Promise<void>) {
  const stored: CampaignVisits[] = [];
  const errors: unknown[] = [];
  const counter = new VisitCounter({
    intervalMs: 1_000_000,
    onError: (error) => void errors.push(error),
    store: store ?? (async (visits) => void stored.push(...visits)),
  });
  const count = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    counter.count({ method, url, headers: { host: 'site.example', ...headers } });
  return { counter, count, stored, errors };
}

describe('Visits of campaigns', () => {
  it('are summed and stored together', async () => {
    const { counter, count, stored } = start();
    count(landing);
    count(landing, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' });
    count('/hk?source=news');
    await counter.flush();
    expect(stored).toEqual([
      { campaign: facebook, visits: 2 },
      { campaign: { utm_source: 'news' }, visits: 1 },
    ]);
    await counter.stop();
    expect(stored).toHaveLength(2);
  });

  it('are known again by the cookie of an earlier visit', async () => {
    const { counter, count, stored } = start();
    count('/en', {
      cookie: 'lang=en; utm_source=facebook; utm_campaign=spring',
      'sec-fetch-site': 'none',
    });
    await counter.stop();
    expect(stored).toEqual([{ campaign: facebook, visits: 1 }]);
  });

  it.each([
    ['without a campaign', '/en', {}],
    ['from one of our own pages', landing, { 'sec-fetch-site': 'same-origin' }],
    [
      'from one of our own pages, in an older browser',
      landing,
      { referer: 'https://site.example/en' },
    ],
    ['fetched in advance', landing, { 'sec-purpose': 'prefetch' }],
    ['fetched by a script', landing, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
    ['with an empty campaign', '/en?utm_source=%20', {}],
  ])('are not counted %s', async (_what, url, headers) => {
    const { counter, count, stored } = start();
    count(url, headers);
    await counter.stop();
    expect(stored).toEqual([]);
  });

  it('are not counted for a request of the head only', async () => {
    const { counter, count, stored } = start();
    count(landing, {}, 'HEAD');
    await counter.stop();
    expect(stored).toEqual([]);
  });

  it('stay when they can’t be stored, and are stored with the next', async () => {
    const stored: CampaignVisits[] = [];
    let isBroken = true;
    const { counter, count, errors } = start(async (visits) => {
      if (isBroken) throw new Error('away');
      stored.push(...visits);
    });
    count(landing);
    await counter.flush();
    expect(errors).toHaveLength(1);
    isBroken = false;
    count(landing);
    await counter.stop();
    expect(stored).toEqual([{ campaign: facebook, visits: 2 }]);
  });

  it('of made-up campaigns take no more than a bounded room, and none is lost', async () => {
    const { counter, count, stored } = start();
    for (let index = 0; index < 2_000; index += 1) count(`/en?utm_source=made-up-${index}`);
    await counter.stop();
    expect(stored.length).toBeLessThanOrEqual(501);
    expect(stored.reduce((sum, { visits }) => sum + visits, 0)).toBe(2_000);
  });
});
