import { createSecurityService } from '@/backoffice/domains/security/security.service';
import type { SecurityEvent } from '@/backoffice/domains/security/security-event.repository';
import { testClock } from '@test/support/backoffice/service-tools';

const event: SecurityEvent & { id: number } = {
  ...{ id: 7, kind: 'code-wrong', customerId: null, phone: 'hash', network: 'hash' },
  ...{ device: '', staff: null, detail: 'sign-in', at: new Date('2026-05-04T09:59:00.000Z') },
};

describe('Security events', () => {
  it('are shown to staff as they were written, of the kind that they ask for', async () => {
    const asked: unknown[] = [];
    const security = createSecurityService({
      events: {
        async list(query) {
          asked.push(query);
          return [event];
        },
        removeBefore: async () => undefined,
      },
      now: testClock('2026-05-04T10:00:00.000Z').now,
    });
    expect(await security.list({ kind: 'code-wrong', limit: 5 })).toEqual([
      { ...event, at: '2026-05-04T09:59:00.000Z' },
    ]);
    expect(asked).toEqual([{ kind: 'code-wrong', limit: 5 }]);
  });

  it('are removed after 366 days', async () => {
    const removed: Date[] = [];
    const security = createSecurityService({
      events: { list: async () => [], removeBefore: async (before) => void removed.push(before) },
      now: testClock('2026-05-04T10:00:00.000Z').now,
    });
    await security.removeExpired();
    expect(removed).toEqual([new Date('2025-05-03T10:00:00.000Z')]);
  });
});
