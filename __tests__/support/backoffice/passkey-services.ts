import type { SessionRow } from '@/backoffice/domains/customer/session.repository';
import type { ProofUse } from '@/backoffice/domains/otp/proof.service';
import {
  createPasskeyRegistration,
  type RegistrationRepositories,
} from '@/backoffice/domains/passkey/passkey-registration.service';
import { createPasskeyStepUp } from '@/backoffice/domains/passkey/passkey-step-up.service';
import { createPasskeyService } from '@/backoffice/domains/passkey/passkey.service';
import { answerTo, inMemoryPasskeys } from './in-memory-passkeys';
import { numbered, standIn, unitOfWorkOn } from './service-tools';

export const caller = {
  customerId: 'customer-1',
  sessionId: 's-1',
  device: 'Chrome',
  network: 'mark',
};

/** The passkeys of a customer who has just signed in; `proven` lists what is confirmed, as `token operation method`. */
export async function setUpPasskeys({ proven = [] }: { proven?: string[] } = {}) {
  const store = await inMemoryPasskeys();
  const told: string[] = [];
  const signedInAt = store.clock.now();
  const holds = async (_tx: unknown, { token, operation, method = 'code' }: ProofUse) =>
    proven.includes(`${token} ${operation} ${method}`);
  const repositories = {
    ...store,
    bankAccount: standIn<RegistrationRepositories['bankAccount']>({}),
    outbox: standIn<RegistrationRepositories['outbox']>({}),
    payoutAlert: standIn<RegistrationRepositories['payoutAlert']>({}),
    proof: standIn<RegistrationRepositories['proof']>({}),
    audit: { create: async () => undefined },
    session: {
      revokeAll: async () => undefined,
      findById: async () => standIn<SessionRow>({ createdAt: signedInAt }),
    },
  };
  const shared = {
    repositories,
    unitOfWork: unitOfWorkOn(repositories),
    challenges: store.challenges,
    customers: store.customers,
    payoutSafety: {
      announce: async (_tx: unknown, { notice }: { notice: { kind: string } }) =>
        void told.push(notice.kind),
      hold: async (_tx: unknown, { notice }: { notice: { kind: string } }) =>
        void told.push(`held, ${notice.kind}`),
    },
    consumeProof: holds,
    deliverNow: () => undefined,
    now: store.clock.now,
  };
  const passkeys = createPasskeyService(shared);
  const registration = createPasskeyRegistration({
    ...shared,
    rp: { id: 'site.example', name: 'Pier Loans' },
    webAuthn: store.webAuthn,
    proofs: { holdsProof: holds, consumeProof: holds },
    newId: numbered('passkey'),
    newUserHandle: (id) => `handle of ${id}`,
  });
  const stepUp = createPasskeyStepUp({
    ...shared,
    rpId: 'site.example',
    usePasskey: store.usePasskey,
    issuePasskeyProof: async (_tx, { phone, operation }) => `${phone} ${operation}`,
  });
  const begin = (proofToken: string | null = null) => registration.begin({ caller, proofToken });
  const add = async (proofToken: string | null = null, credentialId = 'key-new') => {
    const { challenge } = await begin(proofToken);
    return registration.finish({
      caller,
      proofToken,
      credential: answerTo(challenge, credentialId),
    });
  };
  return { ...store, passkeys, registration, stepUp, told, begin, add };
}
