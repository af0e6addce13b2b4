import { cookieValue, setCookieLine } from '@/backoffice/http/cookies';

const cookie = { name: 'proof_token', value: 'abc', path: '/', maxAgeSeconds: 1800 };

describe('A cookie of the API', () => {
  it('is for no script, and on https for https only', () => {
    expect(setCookieLine(cookie, { isHttps: true })).toBe(
      'proof_token=abc; Max-Age=1800; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect(setCookieLine(cookie, { isHttps: false })).toBe(
      'proof_token=abc; Max-Age=1800; Path=/; HttpOnly; SameSite=Lax',
    );
  });

  it.each([
    ['a=1; proof_token=x=y; b=2', 'x=y'],
    ['proof_token=first; proof_token=second', 'first'],
    ['other_proof_token=x', null],
    ['proof_token', null],
    ['proof_token=', ''],
    ['', null],
  ])('is read from "%s"', (header, value) => {
    expect(cookieValue(new Headers({ cookie: header }), 'proof_token')).toBe(value);
  });
});
