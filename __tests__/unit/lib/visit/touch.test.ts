import { directTouch, isDirect, referrerHost, touchOf, type Touch } from '@/lib/visit/touch';
import { deviceClassOf } from '@/lib/visit/visit';

const touch = (query: string, referrer = ''): Touch =>
  touchOf(new URLSearchParams(query), referrer);

describe('What brought a visitor', () => {
  it.each<[string, readonly [query: string, referrer: string], Partial<Touch>]>([
    [
      'is what the link says, in lower case',
      [
        'utm_source=Google&utm_medium=CPC&utm_campaign=Spring&utm_content=Hero&utm_term=MORTGAGE',
        'google.com',
      ],
      {
        source: 'google',
        medium: 'cpc',
        campaign: 'spring',
        content: 'hero',
        term: 'mortgage',
        referrer: 'google.com',
      },
    ],
    ['prefers `source`', ['source=leaflet&utm_source=bus', ''], { source: 'leaflet' }],
    [
      'says no more than a link that names something',
      ['utm_campaign=may', 'lihkg.com'],
      { campaign: 'may', referrer: 'lihkg.com' },
    ],
    [
      'is the kind of advertisement clicked',
      ['gclid=abc', 'google.com.hk'],
      { source: 'google', medium: 'cpc', referrer: 'google.com.hk', click: 'gclid' },
    ],
    [
      'keeps no click of one person',
      ['fbclid=secret-of-one', ''],
      { source: 'facebook', medium: 'social', click: 'fbclid' },
    ],
    [
      'is a search engine of any country',
      ['', 'google.com.hk'],
      { source: 'google', medium: 'organic', referrer: 'google.com.hk' },
    ],
    [
      'is a search engine by another name',
      ['', 'hk.search.yahoo.com'],
      { source: 'yahoo', medium: 'organic', referrer: 'hk.search.yahoo.com' },
    ],
    [
      'is a social network by its short host',
      ['', 't.co'],
      { source: 'x', medium: 'social', referrer: 't.co' },
    ],
    [
      'is an assistant, though its host has a search engine’s name',
      ['', 'gemini.google.com'],
      { source: 'gemini', medium: 'assistant', referrer: 'gemini.google.com' },
    ],
    [
      'is a site that only ends like a known one',
      ['', 'notx.com'],
      { source: 'notx.com', medium: 'referral', referrer: 'notx.com' },
    ],
    [
      'is any other site that links here',
      ['', 'money.example.hk'],
      { source: 'money.example.hk', medium: 'referral', referrer: 'money.example.hk' },
    ],
  ])('is read off the request where it %s', (_what, [query, referrer], expected) => {
    expect(touch(query, referrer)).toEqual({ ...directTouch, ...expected });
  });

  it('is nothing for an address that was typed', () => {
    expect(isDirect(touch('lang=en'))).toBe(true);
    expect(isDirect(touch('utm_content=hero'))).toBe(false);
  });

  it.each([
    ['https://www.google.com/', 'google.com'],
    ['https://m.facebook.com/some/path?of=a-person', 'facebook.com'],
    ['https://site.example/en', ''],
    ['android-app://com.google.android.gm/', ''],
    ['no address', ''],
    [undefined, ''],
  ])('takes of the referrer %s the host alone', (referer, expected) => {
    expect(referrerHost(referer, 'site.example')).toBe(expected);
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari/604.1', 'phone'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/131.0 Mobile Safari/537.36', 'phone'],
    ['Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/131.0 Safari/537.36', 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) Version/16.6 Mobile/15E148', 'tablet'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0', 'computer'],
  ])('knows the device of %s', (userAgent, expected) => {
    expect(deviceClassOf(userAgent)).toBe(expected);
  });
});
