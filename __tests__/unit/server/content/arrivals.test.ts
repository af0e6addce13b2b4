import type { IncomingMessage } from 'node:http';
import { provideBuiltInApi } from '@/lib/api/in-process-adapter';
import type { Visit } from '@/lib/visit/visit';
import { createArrivals } from '@/server/content/arrivals';
import { campaignOfPage, loadLandingPages } from '@/server/content/landing-pages';
import { standIn } from '@test/support/backoffice/service-tools';

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const spring = { utm_source: 'leaflet', utm_campaign: 'spring' };
const pages = new Map([['/l/spring', spring]]);

function arrive(url: string, headers: Record<string, string> = {}) {
  const visits: Visit[] = [];
  const arrivals = createArrivals({
    isHttps: false,
    addressOf: () => '203.0.113.9',
    campaignOf: (pathname) => campaignOfPage(() => pages, pathname),
    count: (visit) => void visits.push(visit),
  });
  const cookies = arrivals(
    standIn<IncomingMessage>({
      method: 'GET',
      url,
      headers: { host: 'site.example', 'user-agent': browser, ...headers },
    }),
  );
  return { touch: visits[0]?.touch, cookies: cookies.map((line) => line.split(';')[0]) };
}

describe('An arrival at a landing page', () => {
  it('counts as what the page says where the address names no campaign', () => {
    const { touch, cookies } = arrive('/hk/l/spring?phone=91234567', {
      referer: 'https://www.google.com/',
    });
    expect(touch).toMatchObject({ source: 'leaflet', medium: '', campaign: 'spring' });
    expect(cookies).toEqual([
      'first_touch=utm_source=leaflet&utm_campaign=spring&landing=%2Fl%2Fspring&referrer=google.com',
      'last_touch=utm_source=leaflet&utm_campaign=spring&landing=%2Fl%2Fspring&referrer=google.com',
      'utm_source=leaflet',
      'utm_campaign=spring',
    ]);
  });

  it('counts as what its own address says, whole', () => {
    const { touch, cookies } = arrive('/hk/l/spring?utm_source=bus', { cookie: 'first_touch=x' });
    expect(touch).toMatchObject({ source: 'bus', campaign: '' });
    // The page itself is answered with the cookies of its address.
    expect(cookies).toEqual(['last_touch=utm_source=bus&landing=%2Fl%2Fspring']);
  });

  it('counts as any other on every other page, and not at all from one of our own', () => {
    expect(arrive('/hk/l/summer').touch).toMatchObject({ source: '', campaign: '' });
    expect(arrive('/hk/l/spring', { 'sec-fetch-site': 'same-origin' })).toEqual({
      touch: undefined,
      cookies: [],
    });
  });
});

describe('The landing pages that the API names', () => {
  afterEach(() => provideBuiltInApi(undefined));

  it('are kept by their paths, each with its campaign', async () => {
    const data = [
      { slug: 'spring', isIndexable: false, utmSource: 'leaflet', utmCampaign: 'spring' },
      { slug: 'plain', isIndexable: true },
    ];
    provideBuiltInApi(() => Response.json({ data }));
    expect([...(await loadLandingPages(undefined))]).toEqual([
      ['/l/spring', spring],
      ['/l/plain', {}],
    ]);
  });

  it('are none where it has no such pages, and unknown where it fails', async () => {
    provideBuiltInApi(() => new Response('Cannot find that', { status: 404 }));
    expect((await loadLandingPages(undefined)).size).toBe(0);
    provideBuiltInApi(() => new Response('', { status: 503 }));
    await expect(loadLandingPages(undefined)).rejects.toThrow();
  });
});
