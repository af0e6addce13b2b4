import { createEmailService } from '@/backoffice/domains/email/email.service';
import type { EmailRepositories } from '@/backoffice/domains/email/email-challenges';
import { inMemoryPasskeys } from '@test/support/backoffice/in-memory-passkeys';
import { standIn, unitOfWorkOn } from '@test/support/backoffice/service-tools';

const caller = { customerId: 'customer-1', sessionId: 's-1', device: 'Chrome', network: 'mark' };

async function setUp(email: string | null) {
  const { customers, customer, rows, events, clock } = await inMemoryPasskeys();
  const [row] = rows;
  if (row && email !== null) Object.assign(row, customers.encryptDetails(row.id, { email }));
  const mailed: string[] = [];
  const service = createEmailService({
    unitOfWork: unitOfWorkOn(standIn<EmailRepositories>({ customer })),
    challenges: {
      isOffered: true,
      sendLink: async (_tx, { address }) => void mailed.push(address),
      findLink: async (_tx, token) =>
        token === 'known'
          ? { customerId: 'customer-1', wasMailedTo: (address) => address === 'a@example.hk' }
          : null,
    },
    customers,
    deliverNow: () => undefined,
    now: clock.now,
  });
  return { service, mailed, events, verifiedAt: () => row?.emailVerifiedAt };
}

describe('The verification of a mail address', () => {
  it('mails a link until the address is verified, and says so where there is none', async () => {
    const { service, mailed } = await setUp('a@example.hk');
    await service.sendVerification(caller);
    await service.verify('known');
    await service.sendVerification(caller);
    expect(mailed).toEqual(['a@example.hk']);
    const none = await setUp(null);
    await expect(none.service.sendVerification(caller)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('happens once, by a link that was mailed to this very address', async () => {
    const { service, events, verifiedAt } = await setUp('a@example.hk');
    await expect(service.verify('unknown')).rejects.toMatchObject({ code: 'not_found' });
    expect(verifiedAt()).toBeNull();
    await service.verify('known');
    await service.verify('known');
    expect(verifiedAt()).toEqual(new Date('2026-05-04T10:00:00.000Z'));
    expect(events.map(({ kind }) => kind)).toEqual(['email-verified']);
    const moved = await setUp('b@example.hk');
    await expect(moved.service.verify('known')).rejects.toMatchObject({ code: 'not_found' });
    expect(moved.verifiedAt()).toBeNull();
  });
});
