import type { AuditFilter, NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import { createAuditService } from '@/backoffice/domains/audit/audit.service';
import type { AuditRow } from '@/contracts/staff/audit';

function setUp(count: number) {
  const rows = Array.from({ length: count }, (_, index): AuditRow => ({
    id: count - index,
    at: '2026-11-16T04:00:00.000Z',
    staff: 'amy',
    roles: [],
    action: 'read',
    target: 'loan:1',
    before: null,
    after: null,
  }));
  const steps: string[] = [];
  const filters: AuditFilter[] = [];
  const service = createAuditService({
    audit: {
      create: async ({ action }: NewAuditRow) => void steps.push(action),
      count: async () => count,
      list: async (filter, { limit, cursor = String(Infinity) }) => {
        steps.push('list');
        filters.push(filter);
        const rest = rows.filter(({ id }) => id < Number(cursor));
        const next = rest.length > limit ? String(rest[limit - 1]?.id) : null;
        return { rows: rest.slice(0, limit), next };
      },
    },
    now: () => new Date('2026-11-16T04:00:00Z'),
  });
  return { service, steps, filters };
}

describe('The trail', () => {
  it('is read in whole days of Hong Kong, and says whether there is more', async () => {
    const { service, filters } = setUp(3);
    const sort = 'newest';
    const page = await service.list({ sort, limit: 2, from: '2026-11-15', to: '2026-11-16' });
    expect([page.data.map(({ id }) => id), page.next, page.total]).toEqual([[3, 2], '2', 3]);
    expect((await service.list({ sort, limit: 2, cursor: '2' })).next).toBeNull();
    expect(filters[0]).toMatchObject({
      since: new Date('2026-11-14T16:00:00Z'),
      before: new Date('2026-11-16T16:00:00Z'),
    });
  });

  it('has who takes a list along, and what they chose', async () => {
    const { service, steps } = setUp(0);
    await service.recordExport({ staff: 'amy', target: 'loan', after: { state: 'active' } });
    expect(steps).toEqual(['export']);
  });
});
