import { createSecurityService } from '@/backoffice/domains/security/security.service';
import type { SecurityEvent } from '@/backoffice/domains/security/security-event.repository';
import { testClock } from '@test/support/backoffice/service-tools';

const event: SecurityEvent & { id: number } = {
  id: 7,
  kind: 'code-wrong',
  customerId: null,
  phone: 'hash',
  network: 'hash',
  device: '',
  staff: null,
  detail: 'sign-in',
  at: new Date('2026-05-04T09:59:00.000Z'),
};

describe('Security events', () => {
  it('are shown to staff as they were written, of the kind that they ask for', async () => {
    const asked: unknown[] = [];
    const security = createSecurityService({
      events: {
        create: async () => undefined,
        async list(...query) {
          asked.push(query);
          return [event, { ...event, id: event.id - 1 }];
        },
        count: async () => 7,
        listByCustomer: async () => [],
        removeBefore: async () => undefined,
      },
      now: testClock('2026-05-04T10:00:00.000Z').now,
    });
    expect(await security.list({ kind: 'code-wrong', limit: 1, cursor: '90' })).toEqual({
      data: [{ ...event, at: '2026-05-04T09:59:00.000Z' }],
      next: String(event.id),
      total: 7,
    });
    expect(asked).toEqual([[{ kind: 'code-wrong' }, { before: 90, limit: 2 }]]);
  });

  it('tell a customer what happened, by our names for it and without network or phone', async () => {
    const asked: unknown[] = [];
    const security = createSecurityService({
      events: {
        create: async () => undefined,
        list: async () => [],
        count: async () => 0,
        async listByCustomer(query) {
          asked.push(query);
          return [
            {
              ...event,
              id: 9,
              customerId: 'c1',
              kind: 'payouts-stopped',
              device: 'Chrome · Android',
            },
            { ...event, id: 8, customerId: 'c1', kind: 'unheard-of' },
          ];
        },
        removeBefore: async () => undefined,
      },
      now: testClock('2026-05-04T10:00:00.000Z').now,
    });
    expect(await security.listOfCustomer('c1', 20)).toEqual([
      { id: 9, at: '2026-05-04T09:59:00.000Z', kind: 'payouts-frozen', device: 'Chrome · Android' },
    ]);
    expect(asked).toEqual([
      {
        customerId: 'c1',
        kinds: expect.arrayContaining(['signed-in', 'payouts-stopped']),
        limit: 20,
      },
    ]);
  });

  it('are removed after 366 days', async () => {
    const removed: Date[] = [];
    const security = createSecurityService({
      events: {
        create: async () => undefined,
        list: async () => [],
        count: async () => 0,
        listByCustomer: async () => [],
        removeBefore: async (before) => void removed.push(before),
      },
      now: testClock('2026-05-04T10:00:00.000Z').now,
    });
    await security.removeExpired();
    expect(removed).toEqual([new Date('2025-05-03T10:00:00.000Z')]);
  });

  it('are written with the instant, and with what is not known left empty', async () => {
    const written: unknown[] = [];
    const security = createSecurityService({
      events: {
        create: async (each) => void written.push(each),
        list: async () => [],
        count: async () => 0,
        listByCustomer: async () => [],
        removeBefore: async () => undefined,
      },
      now: testClock('2026-05-04T10:00:00.000Z').now,
    });
    await security.record({ kind: 'desk-token-refused', network: 'mark', device: 'curl' });
    expect(written).toEqual([
      {
        kind: 'desk-token-refused',
        network: 'mark',
        device: 'curl',
        detail: '',
        customerId: null,
        phone: null,
        staff: null,
        at: new Date('2026-05-04T10:00:00.000Z'),
      },
    ]);
  });
});
