import {
  createPasskeyService,
  type PasskeyRepositories,
} from '@/backoffice/domains/passkey/passkey.service';
import { maxPasskeys } from '@/backoffice/domains/passkey/passkey.model';
import type { SessionRow } from '@/backoffice/domains/customer/session.repository';
import type { ProofUse } from '@/backoffice/domains/otp/proof.service';
import {
  answerTo,
  customerPhone,
  inMemoryPasskeys,
} from '@test/support/backoffice/in-memory-passkeys';
import { numbered, standIn, unitOfWorkOn } from '@test/support/backoffice/service-tools';

const caller = { customerId: 'customer-1', sessionId: 's-1', device: 'Chrome', network: 'mark' };
const minute = 60_000;

async function setUp({ proven = [] }: { proven?: string[] } = {}) {
  const store = await inMemoryPasskeys();
  const told: string[] = [];
  const signedInAt = store.clock.now();
  const holds = async (_tx: unknown, { token, operation, method = 'code' }: ProofUse) =>
    proven.includes(`${token} ${operation} ${method}`);
  const repositories = {
    ...store,
    bankAccount: standIn<PasskeyRepositories['bankAccount']>({}),
    outbox: standIn<PasskeyRepositories['outbox']>({}),
    payoutAlert: standIn<PasskeyRepositories['payoutAlert']>({}),
    proof: standIn<PasskeyRepositories['proof']>({}),
    audit: { create: async () => undefined },
    session: {
      revokeAll: async () => undefined,
      findById: async () => standIn<SessionRow>({ createdAt: signedInAt }),
    },
  };
  const service = createPasskeyService({
    rp: { id: 'site.example', name: 'Pier Loans' },
    repositories,
    unitOfWork: unitOfWorkOn(repositories),
    webAuthn: store.webAuthn,
    challenges: store.challenges,
    usePasskey: store.usePasskey,
    customers: store.customers,
    payoutSafety: {
      announce: async (_tx, { notice }) => void told.push(notice.kind),
      hold: async (_tx, { notice }) => void told.push(`held, ${notice.kind}`),
    },
    proofs: {
      holdsProof: holds,
      consumeProof: holds,
      issuePasskeyProof: async (_tx, { phone, operation }) => `${phone} ${operation}`,
    },
    deliverNow: () => undefined,
    now: store.clock.now,
    newId: numbered('passkey'),
    newUserHandle: (id) => `handle of ${id}`,
  });
  const begin = (proofToken: string | null = null) =>
    service.beginRegistration({ caller, proofToken });
  const add = async (proofToken: string | null = null, credentialId = 'key-new') => {
    const { challenge } = await begin(proofToken);
    return service.register({ caller, proofToken, credential: answerTo(challenge, credentialId) });
  };
  return { ...store, service, told, begin, add };
}

describe('A customer', () => {
  it('adds a first passkey after signing in, is told of it, and sees it', async () => {
    const { begin, add, service, told, events, keys } = await setUp();
    expect(await begin()).toMatchObject({
      rp: { id: 'site.example', name: 'Pier Loans' },
      user: { id: 'handle of customer-1', name: '+852 •••• 4567' },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await add();
    expect(await service.list(caller)).toMatchObject([{ name: 'Chrome', lastUsedAt: null }]);
    expect(keys).toMatchObject([{ userHandle: 'handle of customer-1', customerId: 'customer-1' }]);
    expect([told, events.map(({ kind }) => kind)]).toEqual([['passkey-added'], ['passkey-added']]);
  });

  it('needs a code for it 15 minutes after signing in', async () => {
    const { add, begin, clock } = await setUp({ proven: ['token add-passkey code'] });
    clock.advance(15 * minute);
    await begin();
    clock.advance(1);
    await expect(begin()).rejects.toMatchObject({ code: 'step_up_required' });
    expect(await add('token')).toMatchObject({ name: 'Chrome' });
  });

  it('adds a further one by a passkey only, under the same user handle and not to the same authenticator', async () => {
    const { addKey, add, begin, keys } = await setUp({
      proven: ['code add-passkey code', 'key add-passkey passkey'],
    });
    addKey();
    await expect(begin()).rejects.toMatchObject({ code: 'step_up_required' });
    await expect(begin('code')).rejects.toMatchObject({ code: 'step_up_required' });
    expect(await begin('key')).toMatchObject({
      user: { id: 'handle-1' },
      excludeCredentials: [{ id: 'key-1', type: 'public-key' }],
    });
    await add('key');
    expect(keys.map(({ userHandle }) => userHandle)).toEqual(['handle-1', 'handle-1']);
  });

  it('has ten passkeys at most, and none that is somebody’s already', async () => {
    const { addKey, add, begin } = await setUp({ proven: ['key add-passkey passkey'] });
    addKey({ customerId: 'customer-2', credentialId: 'key-taken' });
    await expect(add(null, 'key-taken')).rejects.toMatchObject({ code: 'conflict' });
    for (let count = 0; count < maxPasskeys; count += 1) addKey();
    await expect(begin('key')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is refused an answer that does not hold, or that was given before', async () => {
    const { begin, service, said, keys } = await setUp();
    const { challenge } = await begin();
    const register = () =>
      service.register({ caller, proofToken: null, credential: answerTo(challenge) });
    said.made = null;
    await expect(register()).rejects.toMatchObject({ code: 'passkey_refused' });
    said.made = { counter: 0, isSynced: false };
    await expect(register()).rejects.toMatchObject({ code: 'passkey_refused' });
    expect(keys).toEqual([]);
  });

  it('removes a passkey by a passkey, never by a code', async () => {
    const { addKey, service, told } = await setUp({
      proven: ['code remove-passkey:passkey-1 code', 'key remove-passkey:passkey-1 passkey'],
    });
    const remove = (proofToken: string | null, id = 'passkey-1') =>
      service.remove({ caller, proofToken, id });
    await expect(remove('key', 'passkey-2')).rejects.toMatchObject({ code: 'not_found' });
    addKey();
    await expect(remove('code')).rejects.toMatchObject({ code: 'step_up_required' });
    addKey();
    await expect(remove(null)).rejects.toMatchObject({ code: 'step_up_required' });
    addKey();
    await remove('key');
    expect(told).toEqual(['passkey-removed']);
  });

  it('who lost all passkeys has them removed by staff, once, with withdrawals held', async () => {
    const { addKey, service, told, keys } = await setUp();
    addKey();
    addKey({ id: 'passkey-2', credentialId: 'key-2' });
    const removal = { customerId: 'customer-1', note: 'card checked' };
    await service.removeByStaff('amy', removal);
    await service.removeByStaff('amy', removal);
    expect([keys, told]).toEqual([[], ['held, passkeys-removed']]);
  });

  it('names their own passkeys only', async () => {
    const { addKey, service, keys } = await setUp();
    addKey();
    await service.rename(caller, { id: 'passkey-1', name: 'Mine' });
    expect(keys[0]?.name).toBe('Mine');
    const stranger = { ...caller, customerId: 'customer-2' };
    await expect(service.rename(stranger, { id: 'passkey-1', name: 'Not' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('A confirmation by passkey', () => {
  const operationId = 'withdrawal:L-1:100:bank-1';

  it('is good for the operation that it was begun for', async () => {
    const { addKey, service, events } = await setUp();
    addKey();
    const { challenge, allowCredentials } = await service.beginStepUp(caller, operationId);
    expect(allowCredentials).toMatchObject([{ id: 'key-1' }]);
    const credential = answerTo(challenge);
    await expect(
      service.stepUp(caller, { operationId: `${operationId}0`, credential }),
    ).rejects.toMatchObject({ code: 'passkey_refused' });
    expect(await service.stepUp(caller, { operationId, credential })).toBe(
      `${customerPhone} ${operationId}`,
    );
    expect(events.map(({ kind, detail }) => `${kind} ${detail}`)).toEqual([
      'passkey-refused ended',
      'passkey-step-up withdrawal',
    ]);
  });

  it('keeps words of nobody else in the list of events', async () => {
    const { addKey, service, events } = await setUp();
    addKey();
    const { challenge } = await service.beginStepUp(caller, 'give-me:everything');
    await service.stepUp(caller, {
      operationId: 'give-me:everything',
      credential: answerTo(challenge),
    });
    expect(events).toMatchObject([{ kind: 'passkey-step-up', detail: '' }]);
  });

  it('is not given by the passkey of another customer', async () => {
    const { addKey, service, events } = await setUp();
    addKey();
    addKey({ customerId: 'customer-2', credentialId: 'key-2' });
    const { challenge } = await service.beginStepUp(caller, operationId);
    await expect(
      service.stepUp(caller, { operationId, credential: answerTo(challenge, 'key-2') }),
    ).rejects.toMatchObject({ code: 'passkey_refused' });
    expect(events).toMatchObject([{ customerId: 'customer-1', kind: 'passkey-refused' }]);
  });

  it('is nothing for a customer without passkeys', async () => {
    const { service } = await setUp();
    await expect(service.beginStepUp(caller, operationId)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
