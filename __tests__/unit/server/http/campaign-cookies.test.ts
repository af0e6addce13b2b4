import { campaignCookies } from '@/server/http/campaign-cookies';

const http = { isHttps: false };
const valuesOf = (url: string): string[] =>
  campaignCookies(url, http).map((line) => line.split(';')[0] ?? '');

describe('The campaign cookies of an address', () => {
  it('last ninety days for the whole site', () => {
    expect(campaignCookies('/en?utm_source=news', http)).toEqual([
      'utm_source=news; Path=/; Max-Age=7776000; SameSite=Lax',
    ]);
    expect(campaignCookies('/en?utm_source=news', { isHttps: true })).toEqual([
      'utm_source=news; Path=/; Max-Age=7776000; SameSite=Lax; Secure',
    ]);
  });

  it.each([
    ['/en', []],
    ['/en?x=1', []],
    ['/en?utm_source=', []],
    ['/en?utm_source=%20%20', []],
    ['/en?resource=a', []],
    ['/en?source=bus&utm_source=news', ['utm_source=bus']],
    ['/en?utm_source=news&source=', ['utm_source=news']],
    ['/en?utm_medium=email&utm_campaign=autumn', ['utm_medium=email', 'utm_campaign=autumn']],
    ['/en?a=1&utm_source=%E6%B8%AF%E9%90%B5', ['utm_source=%E6%B8%AF%E9%90%B5']],
    ['/en?utm_source=a%0D%0ASet-Cookie:%20x=1', ['utm_source=aSet-Cookie%3A%20x1']],
    ['/en?utm_source=%3Cscript%3Ealert(1)%3C/script%3E', ['utm_source=scriptalert1%2Fscript']],
    ['/en?utm_source=a;Domain=evil.example', ['utm_source=aDomainevil.example']],
    ['/en?utm_source=%', []],
    ['/hk/desk/campaigns?source=leaflet', []],
    ['/desk?source=leaflet', []],
    ['/en/desktop?source=leaflet', ['utm_source=leaflet']],
    ['/en?utm_source=%E0%A4', []],
  ])('%s are %p', (url, values) => {
    expect(valuesOf(url)).toEqual(values);
  });

  it('are bounded, whatever the length of the value', () => {
    expect(valuesOf(`/en?utm_source=${'a'.repeat(10_000)}`)).toEqual([
      `utm_source=${'a'.repeat(100)}`,
    ]);
  });

  it('survive a character of two halves at the cut', () => {
    expect(valuesOf(`/en?utm_source=${'a'.repeat(99)}${encodeURIComponent('𠮷𠮷')}`)).toEqual([
      `utm_source=${'a'.repeat(99)}%F0%A0%AE%B7`,
    ]);
  });
});
