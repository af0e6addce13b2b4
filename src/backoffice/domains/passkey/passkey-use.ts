import type { PasskeyAssertion } from '@/contracts/account/passkey';
import type { WebAuthn } from '@/backoffice/adapters/webauthn/webauthn';
import type {
  CeremonySubject,
  ChallengeRepositories,
  PasskeyChallenges,
} from './passkey-challenges';
import { isCounterStale } from './passkey.model';
import type { PasskeyRow } from './passkey.repository';

/** `ended`: the challenge is not this browser's or has expired; `unknown`: the passkey is not registered; `refused`: the signature does not verify; `copied`: the signature counter did not grow, so the key may have been cloned. */
export type UseFailure = 'ended' | 'unknown' | 'refused' | 'copied';

/** What is known of a passkey, whoever it belongs to. */
export type KnownPasskey = Omit<PasskeyRow, 'customerId'>;

export interface UseRepositories<
  K extends KnownPasskey = PasskeyRow,
> extends ChallengeRepositories {
  passkey: {
    lockByCredential: (credentialId: string) => Promise<K | null>;
    saveUse: (
      id: string,
      use: Pick<KnownPasskey, 'counter' | 'isSynced' | 'lastUsedAt'>,
    ) => Promise<void>;
  };
}

export type UsePasskey = <K extends KnownPasskey = PasskeyRow>(
  tx: UseRepositories<K>,
  use: { subject: CeremonySubject; credential: PasskeyAssertion },
) => Promise<{ key: K } | { failure: UseFailure; key: K | null }>;

/** Checks an answer of an authenticator against the registered key and counts the use, in one transaction; a failure must be committed, too, because it ends the challenge. */
export function createUsePasskey({
  webAuthn,
  challenges,
  now,
}: {
  webAuthn: Pick<WebAuthn, 'verifyUse'>;
  challenges: PasskeyChallenges;
  now: () => Date;
}): UsePasskey {
  return async (tx, { subject, credential }) => {
    const { clientDataJSON: clientDataJson, userHandle } = credential.response;
    const challenge = await challenges.end(tx, { subject, clientDataJson });
    if (challenge === null) return { failure: 'ended', key: null };
    const key = await tx.passkey.lockByCredential(credential.id);
    if (key === null) return { failure: 'unknown', key };
    const use = await webAuthn.verifyUse(credential, { challenge, key });
    if (use === null || (userHandle !== undefined && userHandle !== key.userHandle))
      return { failure: 'refused', key };
    if (isCounterStale(key.counter, use.counter)) return { failure: 'copied', key };
    await tx.passkey.saveUse(key.id, { ...use, lastUsedAt: now() });
    return { key };
  };
}
