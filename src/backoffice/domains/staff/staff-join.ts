import type { PasskeyAttestation } from '@/contracts/account/passkey';
import type { OpenInvitation } from '@/contracts/staff/staff-session';
import { decisiveRoles } from '@/contracts/staff/permissions';
import type { WebAuthn } from '@/backoffice/adapters/webauthn/webauthn';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../audit/audit.repository';
import type { ChallengeRepositories, PasskeyChallenges } from '../passkey/passkey-challenges';
import { algorithms, creationOptions } from '../passkey/passkey.model';
import type { InvitationRepository } from './invitation.repository';
import type { StaffPasskeyRepository } from './staff-passkey.repository';
import type { StaffSessionRepository } from './staff-session.repository';
import type { StaffSessions } from './staff-sessions';
import { totpContext } from './staff-sign-in';
import type { StaffRepository } from './staff.repository';
import { totpSecretOf, totpStepOf, totpUri } from './totp';

/** What accepting an invitation reads and writes in one transaction. */
export interface JoinRepositories extends ChallengeRepositories {
  audit: Pick<AuditRepository, 'create'>;
  invitation: Pick<InvitationRepository, 'findOpen' | 'consume' | 'removeByRoles'>;
  member: Pick<StaffRepository, 'findById' | 'lockById' | 'lockAdministrators' | 'update'>;
  passkey: Pick<StaffPasskeyRepository, 'create'>;
  session: Pick<StaffSessionRepository, 'create'>;
}

export interface StaffJoinOptions {
  rp: { id: string; name: string } | null;
  /** The lender's name as an authenticator app shows it. */
  issuer: string;
  unitOfWork: UnitOfWork<JoinRepositories>;
  webAuthn: Pick<WebAuthn, 'verifyCreation'>;
  challenges: PasskeyChallenges;
  sessions: Pick<StaffSessions, 'start'>;
  cipher: DataCipher;
  hash: KeyedHash;
  now: () => Date;
  newId: () => string;
}

export type StaffJoin = ReturnType<typeof createStaffJoin>;

/** Accepting an invitation with a passkey or an authenticator app. */
export function createStaffJoin({
  rp,
  issuer,
  unitOfWork,
  webAuthn,
  challenges,
  sessions,
  cipher,
  hash,
  now,
  newId,
}: StaffJoinOptions) {
  const subjectOf = (token: string) =>
    ({ purpose: 'registration', holder: `invitation:${token}` }) as const;
  // Made of the token: nothing has to be kept until the code shows that an app has it.
  const secretOf = (token: string): string => totpSecretOf(hash('totp', token));

  /** Uses the invitation up, lets `setUp` give the member a way in, and signs in. */
  const join = (
    { token, device, method }: { token: string; device: string; method: 'passkey' | 'code' },
    setUp: (tx: JoinRepositories, memberId: string) => Promise<void>,
  ): Promise<string> =>
    unitOfWork(async (tx) => {
      const invitation = requireFound(await tx.invitation.consume(hash.all(token), now()));
      const member = requireFound(await tx.member.lockById(invitation.memberId));
      if (member.state !== 'invited') throw new ServiceError('not_found');
      await setUp(tx, member.id);
      // What one administrator gave alone ends when a second one joins.
      if (member.roles.includes('administrator') && (await isSecond(tx, member.id)))
        await tx.invitation.removeByRoles(decisiveRoles);
      await tx.member.update(member.id, { state: 'active', joinedAt: now() });
      await tx.audit.create({
        at: now(),
        staff: member.email,
        action: 'sign-in',
        target: `staff:${member.id}`,
        before: { state: member.state },
        after: { state: 'active', method, device },
      });
      return sessions.start(tx, { memberId: member.id, device, method });
    });

  async function isSecond(tx: JoinRepositories, memberId: string): Promise<boolean> {
    const known = await tx.member.lockAdministrators();
    return known.filter(({ id, joinedAt }) => id !== memberId && joinedAt !== null).length === 1;
  }

  return {
    /** Who is invited and both ways to set up. Throws `not_found` for a link that is used, replaced or expired. */
    open: (token: string): Promise<OpenInvitation> =>
      unitOfWork(async (tx) => {
        const invitation = requireFound(await tx.invitation.findOpen(hash.all(token), now()));
        const { id, name, email } = requireFound(await tx.member.findById(invitation.memberId));
        const secret = secretOf(token);
        return {
          name,
          email,
          expiresAt: invitation.expiresAt.toISOString(),
          passkey:
            rp &&
            creationOptions(rp, {
              challenge: await challenges.begin(tx, subjectOf(token)),
              userHandle: hash('user', id),
              userName: email,
              known: [],
            }),
          totp: { secret, uri: totpUri(secret, { issuer, label: email }) },
        };
      }),

    /** The token of the first session. Throws `not_found`, and `passkey_refused` for an answer that does not hold. */
    async withPasskey({
      token,
      credential,
      device,
    }: {
      token: string;
      credential: PasskeyAttestation;
      device: string;
    }): Promise<string> {
      const { clientDataJSON: clientDataJson } = credential.response;
      const challenge = await unitOfWork((tx) =>
        challenges.end(tx, { subject: subjectOf(token), clientDataJson }),
      );
      const key =
        challenge && (await webAuthn.verifyCreation(credential, { challenge, algorithms }));
      if (!key) throw new ServiceError('passkey_refused');
      return join({ token, device, method: 'passkey' }, async (tx, memberId) => {
        const isNew = await tx.passkey.create({
          ...key,
          id: newId(),
          memberId,
          userHandle: hash('user', memberId),
          name: device,
          createdAt: now(),
          lastUsedAt: null,
        });
        if (!isNew) throw new ServiceError('passkey_refused');
      });
    },

    /** The token of the first session. Throws `not_found`, and `code_refused` for a wrong code. */
    withCode: ({
      token,
      code,
      device,
    }: {
      token: string;
      code: string;
      device: string;
    }): Promise<string> =>
      join({ token, device, method: 'code' }, async (tx, memberId) => {
        const secret = secretOf(token);
        const step = totpStepOf(secret, { code, now: now() });
        if (step === null) throw new ServiceError('code_refused');
        await tx.member.update(memberId, {
          totpSecret: cipher.encrypt(secret, totpContext(memberId)),
          totpStep: step,
        });
      }),
  };
}
