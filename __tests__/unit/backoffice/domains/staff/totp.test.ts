import { totpSecretOf, totpStepOf } from '@/backoffice/domains/staff/totp';

// RFC 6238, appendix B: the secret "12345678901234567890" with SHA-1, the last six of the eight digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

describe('The code of an authenticator app', () => {
  it.each(vectors)('at %d seconds is %s, as RFC 6238 says', (seconds, code) => {
    const step = Math.floor(seconds / 30);
    const at = (offset: number) =>
      totpStepOf(secret, { code, now: new Date((seconds + offset) * 1_000) });
    expect([at(0), at(30), at(-30)]).toEqual([step, step, step]);
    expect([at(60), at(-60)]).toEqual([null, null]);
  });

  it('has a secret of 160 bits that is the same for the same seed alone', () => {
    expect(totpSecretOf('one')).toMatch(/^[A-Z2-7]{32}$/);
    expect(totpSecretOf('one')).toBe(totpSecretOf('one'));
    expect(totpSecretOf('two')).not.toBe(totpSecretOf('one'));
  });
});
