import { touchOf } from '@/lib/visit/touch';
import { touchesOf, touchText, unknownArrival as none, withArrival } from '@/lib/visit/touches';
import { touchCookies } from '@/server/http/touch-cookies';

const http = { isHttps: true };
const google = {
  ...none,
  source: 'google',
  medium: 'organic',
  referrer: 'google.com.hk',
  landing: '/faq',
};
const arrival = (query: string, referrer = '') => ({
  touch: touchOf(new URLSearchParams(query), referrer),
  landing: '/faq',
});
/** The cookies that a browser holds after these lines. */
const jar = (lines: readonly string[]) => lines.map((line) => line.split(';')[0]).join('; ');

describe('What brought a browser', () => {
  it('is kept by names alone, for ninety days and away from scripts', () => {
    expect(touchCookies(arrival('gclid=one-persons-click', 'google.com'), undefined, http)).toEqual(
      ['first', 'last'].map(
        (touch) =>
          `${touch}_touch=utm_source=google&utm_medium=cpc&click=gclid&landing=%2Ffaq&referrer=google.com; Path=/; Max-Age=7776000; SameSite=Lax; Secure; HttpOnly`,
      ),
    );
  });

  it('is read again with all that the link said, the site that links here and the first page', () => {
    const came = arrival('utm_source=Bus&utm_content=Blue&utm_term=二按&fbclid=one', 'example.com');
    const cookies = jar(touchCookies(came, undefined, http));
    expect(touchesOf(cookies).first).toEqual({
      source: 'bus',
      medium: 'social',
      campaign: '',
      content: 'blue',
      term: '二按',
      referrer: 'example.com',
      click: 'fbclid',
      landing: '/faq',
    });
    expect(withArrival(touchesOf(''), came.touch, came.landing).last).toEqual(
      touchesOf(cookies).last,
    );
  });

  it('first stays what it was, last follows, and coming directly changes nothing', () => {
    const cookies = jar(touchCookies(arrival('', 'google.com.hk'), undefined, http));
    expect(touchesOf(cookies)).toEqual({ first: google, last: google });
    expect(touchCookies(arrival(''), cookies, http)).toEqual([]);
    expect(withArrival(touchesOf(cookies), arrival('').touch, '/faq')).toEqual({
      first: google,
      last: google,
    });
    const [line = '', ...more] = touchCookies(arrival('utm_campaign=春季'), cookies, http);
    expect(more).toEqual([]);
    expect(touchesOf(`${cookies.split('; ')[0]}; ${jar([line])}`)).toEqual({
      first: google,
      last: { ...none, campaign: '春季', landing: '/faq' },
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
    expect(
      touchesOf('last_touch=utm_source=a&click=one&landing=https://x/&referrer=%22%3E').last,
    ).toEqual({ ...none, source: 'a' });
    const long = {
      ...none,
      source: '樓'.repeat(100),
      medium: '按'.repeat(100),
      campaign: '揭'.repeat(100),
    };
    expect(touchText(long).length).toBeLessThan(620);
    expect(touchText({ ...none, campaign: 'x'.repeat(100) })).toContain('x'.repeat(100));
    // What does not fit is left out whole: half a page is another page.
    const full = { ...google, content: '樓'.repeat(55), term: '按'.repeat(55) };
    expect(touchesOf(`last_touch=${touchText(full)}`).last).toEqual({ ...full, term: '' });
  });
});
