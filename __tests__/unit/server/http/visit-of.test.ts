import { visitOf } from '@/server/http/visit-of';

const at = new Date('2026-11-16T04:00:00Z');
const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const bus = {
  source: 'bus',
  medium: '',
  campaign: '',
  content: '',
  term: '',
  referrer: 'google.com',
  click: '',
};
const arrival = { ...bus, landing: '/first-mortgage' };
const visit = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  visitOf(
    { method, url, headers: { host: 'site.example', 'user-agent': browser, ...headers } },
    { at, addressOf: () => '203.0.113.9' },
  );

describe('A visit', () => {
  it('says where, in which language and on what somebody arrived, and what brought them', () => {
    expect(
      visit('/hk/first-mortgage?utm_source=Bus&phone=91234567', {
        referer: 'https://www.google.com/',
      }),
    ).toEqual({
      at,
      visitor: `203.0.113.9\n${browser}`,
      touch: bus,
      touches: { first: arrival, last: arrival },
      landing: '/first-mortgage',
      language: 'hk',
      device: 'computer',
    });
    expect(visit('/en', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).toEqual(
      expect.objectContaining({ landing: '/', language: 'en' }),
    );
  });

  it.each([
    ['from one of our own pages', { 'sec-fetch-site': 'same-origin' }],
    ['from one of our own pages, in an older browser', { referer: 'https://site.example/en' }],
    ['fetched in advance', { 'sec-purpose': 'prefetch' }],
    ['fetched by a script', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
    ['of a program', { 'user-agent': 'curl/8.5.0' }],
    ['of a program without a name', { 'user-agent': '' }],
    [
      'of a search engine',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['of a preview in a chat', { 'user-agent': 'WhatsApp/2.23.20.0' }],
  ])('is none %s', (_what, headers) => {
    expect(visit('/en?source=bus', headers)).toBeUndefined();
  });

  it.each(['/en/desk', '/hk/desk/campaigns?source=bus&medium=poster'])(
    'is none at the desk of staff: %s',
    (address) => {
      expect(visit(address)).toBeUndefined();
      expect(visit('/en/desk-lamps')?.landing).toBe('/desk-lamps');
    },
  );

  it('is none for a request of the head only', () => {
    expect(visit('/en', {}, 'HEAD')).toBeUndefined();
  });
});
