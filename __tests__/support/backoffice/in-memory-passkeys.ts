import type { KeyUse } from '@/backoffice/adapters/webauthn/webauthn';
import { createCustomerService } from '@/backoffice/domains/customer/customer.service';
import type { CustomerRow } from '@/backoffice/domains/customer/customer.repository';
import {
  createPasskeyChallenges,
  type ChallengeRepositories,
} from '@/backoffice/domains/passkey/passkey-challenges';
import { createUsePasskey } from '@/backoffice/domains/passkey/passkey-use';
import type { PasskeyRow } from '@/backoffice/domains/passkey/passkey.repository';
import type { PasskeyRepositories } from '@/backoffice/domains/passkey/passkey.service';
import { numbered, standIn, testCipher, testClock, testHash } from './service-tools';

export const customerPhone = '+85291234567';

/** An answer of a browser to a challenge; what else it says is up to the authenticator's stand-in. */
export const answerTo = (challenge: string, credentialId = 'key-1') => ({
  id: credentialId,
  rawId: credentialId,
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: {
    clientDataJSON: Buffer.from(JSON.stringify({ challenge })).toString('base64url'),
    authenticatorData: 'data',
    signature: 'signature',
    userHandle: 'handle-1',
    attestationObject: 'object',
  },
});

/** Passkeys and challenges in lists that a test can read; `said` is what authenticators answer, null for an answer that does not hold. */
export async function inMemoryPasskeys() {
  const clock = testClock('2026-05-04T10:00:00.000Z');
  const open = new Map<string, Date>();
  const keys: PasskeyRow[] = [];
  const events: { customerId: string; kind: string; detail?: string | undefined }[] = [];
  const said: { use: KeyUse | null; made: KeyUse | null } = {
    use: { counter: 0, isSynced: true },
    made: { counter: 0, isSynced: true },
  };
  const customers = createCustomerService({
    hash: testHash('customer'),
    cipher: testCipher,
    now: clock.now,
    newId: numbered('customer'),
  });
  const rows: CustomerRow[] = [];
  const customer = standIn<PasskeyRepositories['customer']>({
    async create(row) {
      rows.push(row);
      return true;
    },
    findByPhoneHash: async () => null,
    findById: async (id) => rows.find((row) => row.id === id) ?? null,
    lockById: async (id) => rows.find((row) => row.id === id) ?? null,
    async update(id, change) {
      Object.assign(rows.find((row) => row.id === id) ?? {}, change);
    },
    addEvent: async ({ customerId, kind, detail }) =>
      void events.push({ customerId, kind, detail }),
  });
  for (const phone of [customerPhone, '+85261234567'])
    await customers.ensureByPhone(customer, { phone, language: 'en' });
  const passkey = standIn<PasskeyRepositories['passkey']>({
    create: async (row) => void keys.push(row),
    list: async (customerId) => keys.filter((key) => key.customerId === customerId),
    lockByCredential: async (credentialId) =>
      keys.find((key) => key.credentialId === credentialId) ?? null,
    saveUse: async (id, use) => void Object.assign(keys.find((key) => key.id === id) ?? {}, use),
    async updateName({ id, customerId, name }) {
      const key = keys.find((known) => known.id === id && known.customerId === customerId);
      if (key) key.name = name;
      return key !== undefined;
    },
    async removeAll(customerId) {
      const rest = keys.filter((key) => key.customerId !== customerId);
      return keys.splice(0, keys.length, ...rest).length - rest.length;
    },
    async remove({ id, customerId }) {
      const at = keys.findIndex((key) => key.id === id && key.customerId === customerId);
      return at < 0 ? null : (keys.splice(at, 1)[0] ?? null);
    },
  });
  const passkeyChallenge: ChallengeRepositories['passkeyChallenge'] = {
    create: async ({ id, expiresAt }) => void open.set(id, expiresAt),
    async consume([id = ''], now) {
      const expiresAt = open.get(id);
      open.delete(id);
      return expiresAt !== undefined && expiresAt > now;
    },
  };
  const challenges = createPasskeyChallenges({
    hash: testHash('passkey'),
    now: clock.now,
    newToken: numbered('challenge'),
  });
  const usePasskey = createUsePasskey({
    webAuthn: { verifyUse: async () => said.use },
    challenges,
    now: clock.now,
  });
  const webAuthn = {
    verifyCreation: async ({ id }: { id: string }) =>
      said.made && { ...said.made, credentialId: id, publicKey: 'public', transports: [] },
  };
  const addKey = (key: Partial<PasskeyRow> = {}) =>
    void keys.push({
      id: 'passkey-1',
      customerId: 'customer-1',
      credentialId: 'key-1',
      name: 'A browser',
      userHandle: 'handle-1',
      publicKey: 'public',
      counter: 0,
      transports: [],
      isSynced: true,
      createdAt: clock.now(),
      lastUsedAt: null,
      ...key,
    });
  return {
    clock,
    rows,
    keys,
    events,
    said,
    customers,
    customer,
    passkey,
    passkeyChallenge,
    challenges,
    usePasskey,
    webAuthn,
    addKey,
  };
}
