import { createOtpService, type OtpCall } from '@/backoffice/domains/otp/otp.service';
import { createProofService } from '@/backoffice/domains/otp/proof.service';
import type { OutgoingMessage } from '@/backoffice/domains/outbox/outbox.service';
import { inMemoryCodes } from '@test/support/backoffice/in-memory-codes';
import {
  numbered,
  testCipher,
  testClock,
  testHash,
  unitOfWorkOn,
} from '@test/support/backoffice/service-tools';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const customerPhone = '+85291234567';

function setUp({ isLive = true }: { isLive?: boolean } = {}) {
  const clock = testClock('2026-05-04T10:00:00.000Z');
  const store = inMemoryCodes();
  const messages: OutgoingMessage[] = [];
  let code = 111_110;
  const service = createOtpService({
    unitOfWork: unitOfWorkOn(store.repositories),
    hash: testHash('otp'),
    enqueueMessage: async (_outbox, message) => void messages.push(message),
    proofs: createProofService({
      hash: testHash('proof'),
      cipher: testCipher,
      newToken: numbered('proof'),
    }),
    customers: {
      findByPhone: async (phone) => (phone === customerPhone ? { id: 'customer-1' } : null),
      startSession: async ({ id }) => ({ token: `session of ${id}` }),
    },
    brandNames: { en: 'Pier Loans', hk: '碼頭貸款', cn: '码头贷款' },
    host: 'pier.example',
    isLive,
    resendDelayMs: minute,
    now: clock.now,
    newId: numbered('id'),
    newCode: () => String((code += 1)),
    newToken: numbered('challenge'),
    onMessageEnqueued: () => undefined,
  });
  const call = (overrides: Partial<OtpCall> = {}): OtpCall => ({
    phone: '9123 4567',
    purpose: 'apply',
    operation: 'draft-1',
    clientAddress: '203.0.113.9',
    challenge: null,
    ...overrides,
  });
  const send = (overrides: Partial<OtpCall> = {}) =>
    service.send({ ...call(overrides), locale: 'en', live: true });
  const verify = (typed: string, overrides: Partial<OtpCall> = {}) =>
    service.verify({ ...call(overrides), code: typed, userAgent: null });
  return { clock, store, messages, service, call, send, verify };
}

describe('Sending a one-time code', () => {
  it('texts six digits with brand, host and five minutes of life, and stores them hashed', async () => {
    const { messages, send, store, clock } = setUp();
    expect(await send()).toEqual({
      requestId: 'id-1',
      resendAfterMs: minute,
      challenge: 'challenge-1',
    });
    expect(messages).toMatchObject([{ channel: 'sms', to: customerPhone }]);
    expect(messages[0]?.text).toContain('Pier Loans');
    expect(messages[0]?.text.split('\n').at(-1)).toBe('@pier.example #111111');
    expect(messages[0]?.expiresAt?.getTime()).toBe(clock.now().getTime() + 5 * minute);
    expect(JSON.stringify([...store.codes.values()])).not.toContain('111111');
  });

  it('waits 60 seconds before the next, which takes the place of the one before', async () => {
    const { clock, send, store, verify } = setUp();
    await send();
    clock.advance(59 * second);
    expect(await send()).toEqual({ failure: 'tooSoon', waitMs: second });
    clock.advance(second);
    expect(await send()).toMatchObject({ requestId: expect.any(String) });
    expect(store.abandoned).toHaveLength(1);
    expect(await verify('111111')).toEqual({ failure: 'wrongCode' });
    expect(await verify('111112')).toHaveProperty('proofToken');
  });

  it('stops at five in an hour', async () => {
    const { clock, send } = setUp();
    for (let sent = 0; sent < 5; sent += 1) {
      const outcome = await send({ operation: `draft-${sent}` });
      expect(outcome).toHaveProperty('requestId');
      clock.advance(11 * minute);
    }
    expect(await send({ operation: 'draft-9' })).toMatchObject({ failure: 'tooSoon' });
    clock.advance(5 * minute);
    expect(await send({ operation: 'draft-9' })).toHaveProperty('requestId');
  });

  it('to an unknown number at sign-in answers alike but delivers nothing', async () => {
    const { messages, send, clock } = setUp();
    const known = await send({ purpose: 'sign-in', operation: '' });
    const unknown = await send({ purpose: 'sign-in', operation: '', phone: '9876 5432' });
    expect(Object.keys(unknown)).toEqual(Object.keys(known));
    expect(messages.map(({ to, expiresAt }) => [to, expiresAt])).toEqual([
      [customerPhone, new Date(clock.now().getTime() + 5 * minute)],
      ['+85298765432', clock.now()],
    ]);
  });

  it('to a number that takes no texts is refused', async () => {
    const { send, messages } = setUp();
    await expect(send({ phone: '2345 6789' })).rejects.toMatchObject({ code: 'validation_failed' });
    expect(messages).toEqual([]);
  });

  it('does nothing while codes are switched off', async () => {
    const { send, messages, store } = setUp({ isLive: false });
    expect(await send()).toMatchObject({ challenge: null });
    expect([messages, store.codes.size]).toEqual([[], 0]);
  });
});

describe('Checking a one-time code', () => {
  it('gives one proof for one code, for the purpose and operation it was asked for', async () => {
    const { send, verify, store } = setUp();
    await send();
    expect(await verify('111111', { operation: 'draft-2' })).toEqual({ failure: 'codeEnded' });
    expect(await verify('１１１ - 111')).toEqual({ proofToken: 'proof-1' });
    expect(store.proofs).toMatchObject([{ purpose: 'apply', operation: 'draft-1' }]);
    expect(await verify('111111')).toEqual({ failure: 'codeEnded' });
  });

  it('opens a session at sign-in', async () => {
    const { send, verify } = setUp();
    await send({ purpose: 'sign-in', operation: '' });
    expect(await verify('111111', { purpose: 'sign-in', operation: '' })).toEqual({
      session: { token: 'session of customer-1' },
    });
  });

  it('fails at sign-in with a number of nobody, although the code is right', async () => {
    const { send, verify } = setUp();
    const stranger = { purpose: 'sign-in', operation: '', phone: '9876 5432' } as const;
    await send(stranger);
    expect(await verify('111111', stranger)).toEqual({ failure: 'wrongCode' });
  });

  it('fails after five minutes', async () => {
    const { clock, send, verify } = setUp();
    await send();
    clock.advance(5 * minute);
    expect(await verify('111111')).toEqual({ failure: 'codeEnded' });
  });

  it.each(['', '12345', '1234567', '12345a'])(
    'does not count %p, which is no code',
    async (typed) => {
      const { send, verify } = setUp();
      await send();
      for (let tries = 0; tries < 8; tries += 1)
        expect(await verify(typed)).toEqual({ failure: 'notSixDigits' });
      expect(await verify('111111')).toHaveProperty('proofToken');
    },
  );

  it('ends a code with its fifth miss, and locks for two hours with the sixth', async () => {
    const { clock, send, verify } = setUp();
    await send();
    for (let miss = 1; miss <= 4; miss += 1)
      expect(await verify('000000')).toEqual({ failure: 'wrongCode' });
    expect(await verify('000000')).toEqual({ failure: 'codeEnded' });
    expect(await verify('111111')).toEqual({ failure: 'locked', waitMs: 2 * hour });
    clock.advance(hour);
    expect(await send()).toEqual({ failure: 'locked', waitMs: hour });
    clock.advance(hour);
    expect(await send()).toHaveProperty('requestId');
    expect(await verify('111112')).toHaveProperty('proofToken');
  });

  it('locks nobody but the network that missed', async () => {
    const { send, verify } = setUp();
    await send();
    const attacker = { clientAddress: '198.51.100.7' };
    // The attempts of the code itself are shared; the lock is not.
    for (let miss = 1; miss <= 6; miss += 1) await verify('000000', attacker);
    expect(await verify('000000', attacker)).toMatchObject({ failure: 'locked' });
    expect(await verify('111111')).toEqual({ failure: 'codeEnded' });
  });
});
