import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;

const totpOf = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: periodSeconds });

/** A secret of 160 bits in base32 (RFC 4226, section 4), the same for the same seed. */
export function totpSecretOf(seed: string): string {
  const bytes = createHmac('sha256', 'totp').update(seed).digest().subarray(0, 20);
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
}

/** The `otpauth:` address that an authenticator app reads from a QR code. */
export const totpUri = (secret: string, { issuer, label }: { issuer: string; label: string }) =>
  totpOf(secret, issuer, label).toString();

/** The code that an authenticator app shows at an instant. */
export const totpCodeOf = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() });

/** The time step whose code this is, the current one or one beside it (RFC 6238, section 5.2); null for a wrong code. */
export function totpStepOf(
  secret: string,
  { code, now }: { code: string; now: Date },
): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / periodSeconds) + delta;
}
