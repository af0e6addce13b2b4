import type { PasskeyAssertion, PasskeyRequestOptions } from '@/contracts/account/passkey';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../audit/audit.repository';
import type { CeremonySubject, PasskeyChallenges } from '../passkey/passkey-challenges';
import type { UsePasskey, UseRepositories } from '../passkey/passkey-use';
import { requestOptions } from '../passkey/passkey.model';
import type { StaffPasskeyRepository, StaffPasskeyRow } from './staff-passkey.repository';
import type { StaffSessionRepository } from './staff-session.repository';
import type { OpenSession, StaffSessions } from './staff-sessions';
import type { StaffRepository, StaffRow } from './staff.repository';
import { totpStepOf } from './totp';

/** What a sign-in and a confirmation read and write in one transaction. */
export interface SignInRepositories extends UseRepositories<StaffPasskeyRow> {
  audit: Pick<AuditRepository, 'create'>;
  member: Pick<StaffRepository, 'findByEmail' | 'lockById' | 'consumeTotpStep'>;
  passkey: StaffPasskeyRepository;
  session: Pick<StaffSessionRepository, 'create' | 'markProven'>;
}

export interface StaffSignInOptions {
  rpId: string | null;
  unitOfWork: UnitOfWork<SignInRepositories>;
  challenges: PasskeyChallenges;
  usePasskey: UsePasskey;
  sessions: Pick<StaffSessions, 'start'>;
  cipher: DataCipher;
  now: () => Date;
  newToken: () => string;
}

/** What proves that somebody is there. */
export type StaffProof = { credential: PasskeyAssertion } | { code: string };

/** What the ciphertext of a secret belongs to. */
export const totpContext = (memberId: string): string => `staff_member.totp_secret:${memberId}`;

export type StaffSignIn = ReturnType<typeof createStaffSignIn>;

/** Signing in to the desk, and confirming later that one is still there. */
export function createStaffSignIn({
  rpId,
  unitOfWork,
  challenges,
  usePasskey,
  sessions,
  cipher,
  now,
  newToken,
}: StaffSignInOptions) {
  const signInOf = (holder: string): CeremonySubject => ({ purpose: 'sign-in', holder });
  const stepUpOf = ({ id }: OpenSession): CeremonySubject => ({ purpose: 'step-up', holder: id });

  async function isCodeRight(
    tx: SignInRepositories,
    { member, code }: { member: StaffRow; code: string },
  ): Promise<boolean> {
    if (member.totpSecret === null) return false;
    const secret = cipher.decrypt(member.totpSecret, totpContext(member.id));
    const step = totpStepOf(secret, { code, now: now() });
    return step !== null && tx.member.consumeTotpStep(member.id, step);
  }

  async function open(
    tx: SignInRepositories,
    { memberId, device, method }: Parameters<StaffSessions['start']>[1],
  ): Promise<string | null> {
    const member = await tx.member.lockById(memberId);
    if (member?.state !== 'active') return null;
    await tx.audit.create({
      at: now(),
      staff: member.email,
      action: 'sign-in',
      target: `staff:${member.id}`,
      before: null,
      after: { method, device },
    });
    return sessions.start(tx, { memberId, device, method });
  }

  return {
    /** Null where passkeys are not offered. `ceremonyToken` goes into the browser's cookie: the answer is taken only there. */
    async begin(
      knownToken: string | null,
    ): Promise<{ options: PasskeyRequestOptions; ceremonyToken: string } | null> {
      if (rpId === null) return null;
      const ceremonyToken = knownToken ?? newToken();
      const challenge = await unitOfWork((tx) => challenges.begin(tx, signInOf(ceremonyToken)));
      return { options: requestOptions(rpId, { challenge, allowed: [] }), ceremonyToken };
    },

    /** The token of a new session. Throws `passkey_refused`, the same whatever is wrong. */
    async byPasskey({
      credential,
      ceremonyToken,
      device,
    }: {
      credential: PasskeyAssertion;
      ceremonyToken: string | null;
      device: string;
    }): Promise<string> {
      const token = await unitOfWork(async (tx) => {
        if (ceremonyToken === null) return null;
        const use = await usePasskey<StaffPasskeyRow>(tx, {
          subject: signInOf(ceremonyToken),
          credential,
        });
        if ('failure' in use) return null;
        return open(tx, { memberId: use.key.memberId, device, method: 'passkey' });
      });
      if (token === null) throw new ServiceError('passkey_refused');
      return token;
    },

    /** The token of a new session. Throws `code_refused`, the same for an unknown address and a wrong or used code. */
    async byCode({
      email,
      code,
      device,
    }: {
      email: string;
      code: string;
      device: string;
    }): Promise<string> {
      const token = await unitOfWork(async (tx) => {
        const member = await tx.member.findByEmail(email);
        if (!member || !(await isCodeRight(tx, { member, code }))) return null;
        return open(tx, { memberId: member.id, device, method: 'code' });
      });
      if (token === null) throw new ServiceError('code_refused');
      return token;
    },

    /** Null for who has no passkey. */
    beginProof: (session: OpenSession): Promise<PasskeyRequestOptions | null> =>
      unitOfWork(async (tx) => {
        const allowed = await tx.passkey.list(session.proverId);
        if (rpId === null || allowed.length === 0) return null;
        const challenge = await challenges.begin(tx, stepUpOf(session));
        return requestOptions(rpId, { challenge, allowed });
      }),

    /** Notes that the person is there. Throws `passkey_refused` or `code_refused`. */
    async prove(session: OpenSession, proof: StaffProof): Promise<void> {
      const isProven = await unitOfWork(async (tx) => {
        const member = await tx.member.lockById(session.proverId);
        if (!member) return false;
        if ('code' in proof) {
          if (!(await isCodeRight(tx, { member, code: proof.code }))) return false;
        } else {
          const use = await usePasskey<StaffPasskeyRow>(tx, {
            subject: stepUpOf(session),
            credential: proof.credential,
          });
          if ('failure' in use || use.key.memberId !== member.id) return false;
        }
        await tx.session.markProven(session.id, now());
        return true;
      });
      if (!isProven) throw new ServiceError('code' in proof ? 'code_refused' : 'passkey_refused');
    },
  };
}
