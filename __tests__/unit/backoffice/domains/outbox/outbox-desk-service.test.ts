import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import {
  createOutboxDesk,
  type OutboxDeskRepositories,
} from '@/backoffice/domains/outbox/outbox-desk.service';
import type { OutboxRow } from '@/backoffice/domains/outbox/outbox.model';
import { standIn, testClock, unitOfWorkOn } from '@test/support/backoffice/service-tools';

const at = new Date('2026-11-16T04:00:00Z');
const failed: OutboxRow = {
  id: 'm-1',
  channel: 'sms',
  kind: 'request',
  hasContent: true,
  createdAt: at,
  nextAttemptAt: new Date('2026-11-16T04:10:00Z'),
  leaseExpiresAt: null,
  attempts: 7,
  lastError: 'The provider answered 503',
  version: 15,
  expiresAt: null,
  deliveredAt: null,
  abandonedAt: null,
  deadAt: null,
};

function setUp(row: OutboxRow) {
  const audited: NewAuditRow[] = [];
  const waitingFrom: Date[] = [];
  let due = 0;
  const repositories: OutboxDeskRepositories = {
    audit: { create: async (entry) => void audited.push(entry) },
    outbox: {
      lockById: async (id) => (id === row.id ? row : null),
      markWaiting: async (_id, from) => void waitingFrom.push(from),
      markAbandoned: async () => undefined,
    },
  };
  const desk = createOutboxDesk({
    outbox: standIn({}),
    unitOfWork: unitOfWorkOn(repositories),
    now: testClock(at.toISOString()).now,
    onMessageDue: () => void (due += 1),
  });
  const by = { staff: 'amy', id: 'm-1', version: 15 };
  return { desk, by, audited, waitingFrom, dueCount: () => due };
}

describe('A message that staff have tried again', () => {
  it('is due at once, and the trail has who did it', async () => {
    const { desk, by, audited, waitingFrom, dueCount } = setUp(failed);
    await desk.retry(by);
    expect([waitingFrom, dueCount()]).toEqual([[at], 1]);
    expect(audited).toMatchObject([{ staff: 'amy', target: 'outbox-message:m-1' }]);
  });

  it('is not sent twice while an instance tries it this moment', async () => {
    const leaseExpiresAt = new Date('2026-11-16T04:00:40Z');
    const { desk, by, waitingFrom } = setUp({ ...failed, leaseExpiresAt });
    await desk.retry(by);
    expect(waitingFrom).toEqual([leaseExpiresAt]);
  });

  it.each([
    ['changed since', { ...failed, version: 16 }, 'changed_meanwhile'],
    ['wiped', { ...failed, hasContent: false, deliveredAt: at }, 'conflict'],
    ['unknown', { ...failed, id: 'm-2' }, 'not_found'],
  ])('is refused where it is %s', async (_what, row, code) => {
    const { desk, by, audited, dueCount } = setUp(row);
    await expect(desk.retry(by)).rejects.toMatchObject({ code });
    await expect(desk.abandon(by)).rejects.toMatchObject({ code });
    expect([audited, dueCount()]).toEqual([[], 0]);
  });
});
