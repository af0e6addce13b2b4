import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { challengeIn, challengeLifeMs } from './passkey.model';
import type { PasskeyChallengeRepository } from './passkey-challenge.repository';

/** What a ceremony is for, and the browser or session that began it. */
export interface CeremonySubject {
  purpose: 'sign-in' | 'registration' | 'step-up';
  /** The token of a browser, or the id of a session. */
  holder: string;
  /** The operation that a step-up confirms; left out for every other ceremony. */
  operation?: string;
}

export interface ChallengeRepositories {
  passkeyChallenge: Pick<PasskeyChallengeRepository, 'create' | 'consume'>;
}

export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>;

/** Challenges for authenticators: random, for five minutes, one answer, one purpose and one browser. */
export function createPasskeyChallenges({
  hash,
  now,
  newToken,
}: {
  hash: KeyedHash;
  now: () => Date;
  newToken: () => string;
}) {
  const partsOf = ({ purpose, holder, operation = '' }: CeremonySubject, challenge: string) =>
    ['challenge', purpose, holder, operation, challenge] as const;
  return {
    /** A new challenge in base64url. */
    async begin(tx: ChallengeRepositories, subject: CeremonySubject): Promise<string> {
      const challenge = newToken();
      await tx.passkeyChallenge.create({
        id: hash(...partsOf(subject, challenge)),
        expiresAt: new Date(now().getTime() + challengeLifeMs),
      });
      return challenge;
    },

    /** The challenge that this answer is for, which ends with it; null where there was none of this subject. */
    async end(
      tx: ChallengeRepositories,
      { subject, clientDataJson }: { subject: CeremonySubject; clientDataJson: string },
    ): Promise<string | null> {
      const challenge = challengeIn(clientDataJson);
      if (challenge === null) return null;
      return (await tx.passkeyChallenge.consume(hash.all(...partsOf(subject, challenge)), now()))
        ? challenge
        : null;
    },
  };
}
