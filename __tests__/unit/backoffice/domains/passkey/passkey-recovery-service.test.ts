import type { SessionRow } from '@/backoffice/domains/customer/session.repository';
import type { CodeCheck } from '@/backoffice/domains/email/email-challenges';
import {
  createPasskeyRecovery,
  type RecoveryRepositories,
} from '@/backoffice/domains/passkey/passkey-recovery.service';
import { inMemoryPasskeys } from '@test/support/backoffice/in-memory-passkeys';
import { standIn, unitOfWorkOn } from '@test/support/backoffice/service-tools';

const caller = { customerId: 'customer-1', sessionId: 's-1', device: 'Chrome', network: 'mark' };

async function setUp({
  hasKey = true,
  isVerified = true,
  check = 'right',
}: { hasKey?: boolean; isVerified?: boolean; check?: CodeCheck } = {}) {
  const store = await inMemoryPasskeys();
  const { customers, customer, rows, keys, events, clock } = store;
  const [row] = rows;
  if (row) {
    Object.assign(row, customers.encryptDetails(row.id, { email: 'a@example.hk' }));
    if (isVerified) row.emailVerifiedAt = clock.now();
  }
  if (hasKey) store.addKey();
  const done: string[] = [];
  const signedInAt = clock.now();
  const recovery = createPasskeyRecovery({
    unitOfWork: unitOfWorkOn(
      standIn<RecoveryRepositories>({
        customer,
        passkey: { ...store.passkey, count: async () => keys.length },
        session: {
          findById: async () => standIn<SessionRow>({ createdAt: signedInAt }),
          revokeAll: async ({ except }) => void done.push(`sessions end but ${except}`),
        },
      }),
    ),
    emailChallenges: {
      isOffered: true,
      sendCode: async (_tx, { address, sessionId }) => void done.push(`${address} ${sessionId}`),
      checkCode: async () => check,
    },
    customers,
    payoutSafety: { hold: async (_tx, { notice }) => void done.push(`held, ${notice.kind}`) },
    consumeProof: async (_tx, { token, operation }) =>
      `${token} ${operation}` === 'proof recover-passkeys',
    deliverNow: () => undefined,
    now: clock.now,
  });
  return { recovery, done, keys, events, clock };
}

describe('The recovery of lost passkeys', () => {
  it('mails a code soon after a sign-in, or with the proof of a code for this alone', async () => {
    const { recovery, done, clock } = await setUp();
    await recovery.start(caller, null);
    clock.advance(15 * 60_000 + 1);
    for (const token of [null, 'other'])
      await expect(recovery.start(caller, token)).rejects.toMatchObject({
        code: 'step_up_required',
      });
    await recovery.start(caller, 'proof');
    expect(done).toEqual(['a@example.hk s-1', 'a@example.hk s-1']);
  });

  it.each([
    { why: 'there is no passkey', situation: { hasKey: false }, code: 'not_found' },
    { why: 'the address is not verified', situation: { isVerified: false }, code: 'conflict' },
  ])('mails nothing where $why', async ({ situation, code }) => {
    const { recovery, done } = await setUp(situation);
    await expect(recovery.start(caller, 'proof')).rejects.toMatchObject({ code });
    expect(done).toEqual([]);
  });

  it('removes every passkey by a right code, holds withdrawals and ends other sessions', async () => {
    const { recovery, done, keys, events } = await setUp();
    await recovery.finish(caller, '1234 5678');
    expect(keys).toEqual([]);
    expect(done).toEqual(['sessions end but s-1', 'held, passkeys-removed']);
    expect(events).toEqual([
      { customerId: 'customer-1', kind: 'passkey-removed', detail: 'email' },
    ]);
  });

  it.each(['wrong', 'ended'] as const)('changes nothing where the code is %s', async (check) => {
    const { recovery, done, keys } = await setUp({ check });
    await expect(recovery.finish(caller, '12345678')).rejects.toMatchObject({
      code: 'validation_failed',
    });
    expect([keys.length, done]).toEqual([1, []]);
  });
});
