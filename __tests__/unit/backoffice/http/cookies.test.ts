import { cookieValue, setCookieLine } from '@/backoffice/http/cookies';

const cookie = { name: 'proof_token', value: 'abc', path: '/api/v1', maxAgeSeconds: 1800 };
const valueIn = (header: string, isHttps: boolean) =>
  cookieValue({ headers: new Headers({ cookie: header }), isHttps }, 'proof_token');

describe('A cookie of the API', () => {
  it('is for no script, and on https for https and this host only', () => {
    expect(setCookieLine(cookie, { isHttps: true })).toBe(
      '__Host-proof_token=abc; Max-Age=1800; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect(setCookieLine(cookie, { isHttps: false })).toBe(
      'proof_token=abc; Max-Age=1800; Path=/api/v1; HttpOnly; SameSite=Lax',
    );
  });

  it.each([
    ['a=1; proof_token=x=y; b=2', 'x=y'],
    ['proof_token=first; proof_token=second', 'first'],
    ['other_proof_token=x', null],
    ['proof_token', null],
    ['proof_token=', ''],
    ['__Host-proof_token=x', null],
    ['', null],
  ])('is read on http from "%s"', (header, value) => {
    expect(valueIn(header, false)).toBe(value);
  });

  it.each([
    ['__Host-proof_token=own; proof_token=planted', 'own'],
    ['proof_token=planted', null],
    ['__Secure-proof_token=planted', null],
    ['__Host-proof_token=', ''],
  ])(
    'is read on https from "%s", where a neighbouring host can plant no other',
    (header, value) => {
      expect(valueIn(header, true)).toBe(value);
    },
  );
});
