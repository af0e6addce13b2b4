import { touchOf } from '@/lib/visit/touch';
import { touchesOf, touchText, withArrival } from '@/lib/visit/touches';
import { touchCookies } from '@/server/http/touch-cookies';

const http = { isHttps: true };
const google = { source: 'google', medium: 'organic', campaign: '' };
const none = { source: '', medium: '', campaign: '' };
const arrival = (query: string, referrer = '') => touchOf(new URLSearchParams(query), referrer);
/** The cookies that a browser holds after these lines. */
const jar = (lines: readonly string[]) => lines.map((line) => line.split(';')[0]).join('; ');

describe('What brought a browser', () => {
  it('is kept by names alone, for ninety days and away from scripts', () => {
    expect(touchCookies(arrival('gclid=one-persons-click', 'google.com'), undefined, http)).toEqual(
      [
        'first_touch=utm_source=google&utm_medium=cpc; Path=/; Max-Age=7776000; SameSite=Lax; Secure; HttpOnly',
        'last_touch=utm_source=google&utm_medium=cpc; Path=/; Max-Age=7776000; SameSite=Lax; Secure; HttpOnly',
      ],
    );
  });

  it('first stays what it was, last follows, and coming directly changes nothing', () => {
    const cookies = jar(touchCookies(arrival('', 'www.google.com.hk'), undefined, http));
    expect(touchesOf(cookies)).toEqual({ first: google, last: google });
    expect(touchCookies(arrival(''), cookies, http)).toEqual([]);
    expect(withArrival(touchesOf(cookies), arrival(''))).toEqual({ first: google, last: google });
    const [line = '', ...more] = touchCookies(arrival('utm_campaign=春季'), cookies, http);
    expect(more).toEqual([]);
    expect(touchesOf(`${cookies.split('; ')[0]}; ${jar([line])}`)).toEqual({
      first: google,
      last: { ...none, campaign: '春季' },
    });
  });

  it('is what its last campaign’s cookies say where there are no others, and nothing without any', () => {
    const facebook = { ...none, source: 'facebook' };
    expect(touchesOf('lang=hk; utm_source=Facebook')).toEqual({ first: facebook, last: facebook });
    expect(touchesOf('')).toEqual({ first: none, last: none });
  });

  it('holds nothing that a link could not have said, and no line that a proxy refuses', () => {
    expect(
      touchesOf('first_touch=utm_source=%3Cscript%3E%0d%0a; last_touch=%E0%A4%A').first,
    ).toEqual({ ...none, source: 'script' });
    const long = { source: '樓'.repeat(100), medium: '按'.repeat(100), campaign: '揭'.repeat(100) };
    expect(touchText(long).length).toBeLessThan(620);
    expect(touchText({ ...none, campaign: 'x'.repeat(100) })).toContain('x'.repeat(100));
  });
});
