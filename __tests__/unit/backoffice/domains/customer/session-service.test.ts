import { createBankAccountEncryption } from '@/backoffice/domains/customer/bank-account.model';
import { createCustomerService } from '@/backoffice/domains/customer/customer.service';
import { createSessionService } from '@/backoffice/domains/customer/session.service';
import { inMemorySessions } from '@test/support/backoffice/in-memory-sessions';
import {
  numbered,
  testCipher,
  testClock,
  testHash,
  unitOfWorkOn,
} from '@test/support/backoffice/service-tools';

const minute = 60_000;
const hour = 60 * minute;
const browser = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36',
  network: 'mark',
  method: 'code',
} as const;

function setUp() {
  const clock = testClock('2026-05-04T10:00:00.000Z');
  const store = inMemorySessions();
  const sessions = createSessionService({
    repositories: { ...store.repositories, bankAccount: { findCurrent: async () => null } },
    unitOfWork: unitOfWorkOn(store.repositories),
    customers: createCustomerService({
      hash: testHash('customer'),
      cipher: testCipher,
      now: clock.now,
      newId: numbered('customer'),
    }),
    bankAccountEncryption: createBankAccountEncryption(testCipher),
    hash: testHash('session'),
    now: clock.now,
    newId: numbered('session'),
    newToken: numbered('token'),
  });
  const signIn = (id = 'customer-1') => sessions.directory.startSession({ id }, browser);
  const callerOf = async (token: string) => ({
    ...(await sessions.authenticate(token)),
    network: 'mark',
  });
  return { clock, store, sessions, signIn, callerOf };
}

describe('A session', () => {
  it('opens with a token that is stored as a hash alone, and is remembered by its device', async () => {
    const { sessions, signIn, store } = setUp();
    const { token } = await signIn();
    expect(JSON.stringify(store.rows)).not.toContain(token);
    expect(await sessions.authenticate(token)).toEqual({
      customerId: 'customer-1',
      sessionId: 'session-1',
      device: 'Chrome · Windows',
    });
    expect(store.events).toEqual([
      { customerId: 'customer-1', kind: 'signed-in', device: 'Chrome · Windows' },
    ]);
  });

  it('lives on while it is used, and ends after 30 minutes without a call', async () => {
    const { clock, sessions, signIn } = setUp();
    const { token } = await signIn();
    for (let call = 0; call < 3; call += 1) {
      clock.advance(30 * minute - 1);
      expect(await sessions.authenticate(token)).toMatchObject({ sessionId: 'session-1' });
    }
    clock.advance(30 * minute);
    await expect(sessions.authenticate(token)).rejects.toMatchObject({ code: 'session_ended' });
  });

  it('ends 12 hours after signing in, however much it is used', async () => {
    const { clock, sessions, signIn } = setUp();
    const { token } = await signIn();
    for (let elapsed = 20 * minute; elapsed < 12 * hour; elapsed += 20 * minute) {
      clock.advance(20 * minute);
      await sessions.authenticate(token);
    }
    clock.advance(20 * minute);
    await expect(sessions.authenticate(token)).rejects.toMatchObject({ code: 'session_ended' });
  });

  it.each([null, '', 'token-of-nobody'])('is not opened by the token %p', async (token) => {
    const { sessions } = setUp();
    await expect(sessions.authenticate(token)).rejects.toMatchObject({ code: 'unauthorised' });
  });

  it('ends at once when its customer signs out, and no other with it', async () => {
    const { sessions, signIn, callerOf } = setUp();
    const [first, second] = [await signIn(), await signIn()];
    const caller = await callerOf(first.token);
    await sessions.signOut(caller, { everywhere: false });
    await expect(sessions.authenticate(first.token)).rejects.toMatchObject({
      code: 'session_ended',
    });
    expect(await sessions.list(caller)).toMatchObject([{ id: 'session-2' }]);
    expect(await sessions.authenticate(second.token)).toMatchObject({ sessionId: 'session-2' });
  });

  it('ends on every device of its customer, and of nobody else, when signed out everywhere', async () => {
    const { sessions, signIn, store, callerOf } = setUp();
    const [first, other] = [await signIn(), await signIn('customer-2')];
    await signIn();
    const caller = await callerOf(first.token);
    await sessions.signOut(caller, { everywhere: true });
    expect(await sessions.list(caller)).toEqual([]);
    expect(await sessions.authenticate(other.token)).toMatchObject({ customerId: 'customer-2' });
    expect(store.events.at(-1)).toMatchObject({ kind: 'signed-out-everywhere' });
  });

  it('is ended from another device by its own customer alone', async () => {
    const { sessions, signIn, callerOf } = setUp();
    const [first, second, other] = [await signIn(), await signIn(), await signIn('customer-2')];
    const stranger = await callerOf(other.token);
    await expect(sessions.revoke(stranger, 'session-1')).rejects.toMatchObject({
      code: 'not_found',
    });
    await sessions.revoke(await callerOf(second.token), 'session-1');
    await expect(sessions.authenticate(first.token)).rejects.toMatchObject({
      code: 'session_ended',
    });
  });

  it('is forgotten a day after its end', async () => {
    const { clock, sessions, signIn } = setUp();
    const { token } = await signIn();
    clock.advance(36 * hour);
    await sessions.removeExpired();
    await expect(sessions.authenticate(token)).rejects.toMatchObject({ code: 'session_ended' });
    clock.advance(1);
    await sessions.removeExpired();
    await expect(sessions.authenticate(token)).rejects.toMatchObject({ code: 'unauthorised' });
  });
});
