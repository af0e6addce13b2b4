import { isIP } from 'node:net';
import { z } from 'zod';
import { promised } from '@/config/promises';
import {
  passkeyRequestOptionsSchema,
  type Passkey,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
} from '@/contracts/account/passkey';
import type { RelyingParty } from '@/backoffice/adapters/webauthn/webauthn';
import { minuteMs } from '@/lib/hong-kong-day';
import type { PasskeyRow } from './passkey.repository';

/** How long a browser may take to answer, as long as a code; for a sign-in by autofill the page asks anew before that. */
export const challengeLifeMs = promised('codeLife') * minuteMs;
/** How long after signing in the first passkey is added without a code. */
const freshSignInMs = 15 * minuteMs;

/** Whether somebody signed in within the last minutes. */
export const isFreshSignIn = (session: { createdAt: Date } | null, now: Date): boolean =>
  session !== null && now.getTime() - session.createdAt.getTime() <= freshSignInMs;
export const maxPasskeys = 10;

/** ES256, EdDSA and RS256, by their COSE numbers; the first that the authenticator knows is taken. */
export const algorithms = [-7, -8, -257] as const;

/** Null for a site that is reached by an IP address, which passkeys cannot be bound to (Web Authentication, section 5.1.2). */
export function relyingPartyOf(siteUrl: string): RelyingParty | null {
  const { hostname, origin } = new URL(siteUrl);
  return isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? { id: hostname, origin } : null;
}

/** Whether a key may have been copied: its counter did not grow. Authenticators that do not count say 0 each time. */
export function isCounterStale(stored: number, said: number): boolean {
  return (stored > 0 || said > 0) && said <= stored;
}

const clientDataSchema = z.object({ challenge: z.string().regex(/^[A-Za-z0-9_-]{1,200}$/) });

/** The challenge that a browser says it answers; null where that cannot be read. */
export function challengeIn(clientDataJson: string): string | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'));
    return clientDataSchema.parse(parsed).challenge;
  } catch {
    return null;
  }
}

type KnownKey = Pick<PasskeyRow, 'credentialId' | 'transports'>;

const descriptorsSchema = passkeyRequestOptionsSchema.shape.allowCredentials;
const descriptorsOf = (keys: readonly KnownKey[]) =>
  descriptorsSchema.parse(
    keys.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports,
    })),
  );

/** With an empty list the authenticator offers whatever passkeys of the site it has. */
export function requestOptions(
  rpId: string,
  { challenge, allowed }: { challenge: string; allowed: readonly KnownKey[] },
): PasskeyRequestOptions {
  return {
    challenge,
    rpId,
    timeout: challengeLifeMs,
    userVerification: 'required',
    allowCredentials: descriptorsOf(allowed),
  };
}

/** For a passkey that is found without a name being typed; an authenticator that has one of `known` makes no second. */
export function creationOptions(
  rp: PasskeyCreationOptions['rp'],
  {
    challenge,
    userHandle,
    userName,
    known,
  }: { challenge: string; userHandle: string; userName: string; known: readonly KnownKey[] },
): PasskeyCreationOptions {
  return {
    challenge,
    rp,
    user: { id: userHandle, name: userName, displayName: userName },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeLifeMs,
    attestation: 'none',
    excludeCredentials: descriptorsOf(known),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

/** What the customer sees of a passkey. */
export function toPasskey({ id, name, isSynced, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    id,
    name,
    isSynced,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
