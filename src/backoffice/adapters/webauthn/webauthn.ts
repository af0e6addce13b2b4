import {
  isPasskeyTransport,
  type PasskeyAssertion,
  type PasskeyAttestation,
} from '@/contracts/account/passkey';

/** The site as authenticators know it: passkeys are bound to this host and open at this origin only. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** What an authenticator says of a key at each use. */
export interface KeyUse {
  /** 0 for ever where it does not count. */
  counter: number;
  isSynced: boolean;
}

/** A key in base64url. */
export interface PublicKey {
  credentialId: string;
  publicKey: string;
}

/** Verifies answers of authenticators, user verification required. Null for an answer that does not hold. */
export interface WebAuthn {
  /** `algorithms`: those that were offered, by their COSE numbers. */
  verifyCreation: (
    credential: PasskeyAttestation,
    expected: { challenge: string; algorithms: readonly number[] },
  ) => Promise<(PublicKey & KeyUse & { transports: string[] }) | null>;
  /** The caller compares the counter. */
  verifyUse: (
    credential: PasskeyAssertion,
    expected: { challenge: string; key: PublicKey },
  ) => Promise<KeyUse | null>;
}

// Loaded with the first ceremony: it takes a third of a second.
const library = () => import('@simplewebauthn/server');

/** The ceremonies of Web Authentication level 3, verified by SimpleWebAuthn. */
export function createWebAuthn({ id, origin }: RelyingParty): WebAuthn {
  return {
    async verifyCreation(credential, { challenge, algorithms }) {
      const { verifyRegistrationResponse } = await library();
      const verified = await verifyRegistrationResponse({
        response: credential,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: true,
        supportedAlgorithmIDs: [...algorithms],
      }).catch(() => null);
      if (!verified?.verified) return null;
      const { credential: key, credentialBackedUp } = verified.registrationInfo;
      return {
        credentialId: key.id,
        publicKey: Buffer.from(key.publicKey).toString('base64url'),
        counter: key.counter,
        isSynced: credentialBackedUp,
        transports: key.transports?.filter(isPasskeyTransport) ?? [],
      };
    },

    async verifyUse(credential, { challenge, key }) {
      const { verifyAuthenticationResponse } = await library();
      const verified = await verifyAuthenticationResponse({
        response: credential,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: true,
        credential: {
          id: key.credentialId,
          publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
          counter: 0,
        },
      }).catch(() => null);
      if (!verified?.verified) return null;
      const { newCounter, credentialBackedUp } = verified.authenticationInfo;
      return { counter: newCounter, isSynced: credentialBackedUp };
    },
  };
}
