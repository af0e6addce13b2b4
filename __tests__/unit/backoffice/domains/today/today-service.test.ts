import { createTodayService } from '@/backoffice/domains/today/today.service';
import { permissionsOf, type Role } from '@/contracts/staff/permissions';
import { testClock } from '@test/support/backoffice/service-tools';

async function askedFor(role: Role) {
  const asked: Record<string, readonly string[]> = {};
  const service = createTodayService({
    now: testClock('2026-11-16T04:00:00Z').now,
    today: {
      listCounts: async (kinds) => {
        asked.kinds = kinds;
        return [];
      },
      list: async () => [],
      countUnread: async () => 7,
      countApprovals: async (kinds) => {
        asked.approvals = kinds;
        return kinds.length;
      },
      countAsked: async () => 2,
    },
  });
  const shown = await service.show({ staff: 'amy', permissions: permissionsOf([role]) });
  return { ...asked, unread: shown.unread, asked: shown.asked };
}

describe('Today', () => {
  it('counts what somebody answers messages with, and what they decide on', async () => {
    expect(await askedFor('servicing')).toEqual({
      kinds: ['application', 'request', 'thread', 'enquiry', 'call-back', 'signing'],
      approvals: [
        'withdrawal-reversal',
        'credit-limit',
        'bank-account',
        'first-bank-account',
        'passkey-removal',
        'customer-phone',
        'customer-merge',
        'customer-erasure',
      ],
      unread: 7,
      asked: 2,
    });
  });

  it('says nothing of customers to who reads none', async () => {
    expect(await askedFor('marketer')).toEqual({ kinds: [], approvals: [], unread: 0, asked: 2 });
  });
});
