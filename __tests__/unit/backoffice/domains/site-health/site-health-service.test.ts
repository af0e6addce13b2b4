import type { BrowserErrorRow } from '@/backoffice/domains/site-health/browser-error.model';
import { createSiteHealthService } from '@/backoffice/domains/site-health/site-health.service';
import { stepOf } from '@/backoffice/domains/site-health/vital.model';
import type { VitalFilter, VitalSum } from '@/backoffice/domains/site-health/web-vital.repository';
import { brokenChart } from '@test/support/site-health/reports';

const row: BrowserErrorRow = {
  id: '00000000000000aa',
  name: 'TypeError',
  code: null,
  release: 'r1',
  frames: brokenChart.frames,
  page: '/faq',
  language: 'hk',
  device: 'phone',
  count: 3,
  firstSeenAt: new Date('2026-11-15T04:00:00Z'),
  lastSeenAt: new Date('2026-11-16T04:00:00Z'),
};
const sum = (value: string, count: number): VitalSum => ({
  value,
  vital: 'ttfb',
  step: stepOf('ttfb', 100),
  count,
});

function open(sums: VitalSum[] = []) {
  const asked: VitalFilter[] = [];
  const removed: unknown[] = [];
  const service = createSiteHealthService({
    vitals: {
      listSums: async (filter) => {
        asked.push(filter);
        return sums;
      },
      removeBefore: async (day) => void removed.push(day),
    },
    errors: {
      list: async (_filter, { limit }) => [row, { ...row, id: '0000000000000009' }].slice(0, limit),
      count: async () => 2,
      findById: async (id) => (id === row.id ? row : null),
      removeUnseenSince: async (at) => void removed.push(at.toISOString()),
    },
    findSource: async () => ({ file: 'src/chart.ts', line: 5, column: 1, text: 'x' }),
    now: () => new Date('2026-11-16T17:00:00Z'),
  });
  return { service, asked, removed };
}

describe('The health of the site', () => {
  it('is told for four weeks of Hong Kong unless days are given, the most viewed first', async () => {
    const { service, asked } = open([sum('/faq', 2), sum('/', 5), sum('/faq', 1)]);
    const { data, total } = await service.vitals({ by: 'page' });
    expect(asked).toEqual([{ from: '2026-10-21', to: '2026-11-17' }]);
    expect(data.map(({ value, ttfb }) => [value, ttfb.count])).toEqual([
      ['/', 5],
      ['/faq', 3],
    ]);
    expect(total.ttfb.count).toBe(8);
    const days = await open([sum('2026-11-02', 1), sum('2026-11-01', 9)]).service.vitals({
      by: 'day',
    });
    expect(days.data.map(({ value }) => value)).toEqual(['2026-11-01', '2026-11-02']);
  });

  it.each([
    ['2026-11-17', '2026-11-16'],
    ['2026-08-19', '2026-11-17'],
  ])('is not told from %s to %s', async (from, to) => {
    await expect(open().service.vitals({ by: 'page', from, to })).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });

  it('names errors with a cursor to the next page, and their places in the sources', async () => {
    const { service } = open();
    const page = await service.listErrors({ limit: 1 });
    expect(page).toMatchObject({ next: `${row.lastSeenAt.getTime()}.${row.id}`, total: 2 });
    expect(page.data).toHaveLength(1);
    expect((await service.listErrors({ limit: 2, cursor: page.next ?? '' })).next).toBeNull();
    expect(await service.findError(row.id)).toMatchObject({
      firstSeenAt: '2026-11-15T04:00:00.000Z',
      frames: [{ ...brokenChart.frames[0], source: { file: 'src/chart.ts', line: 5 } }],
    });
    await expect(service.findError('0000000000000000')).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('is forgotten after its time', async () => {
    const { service, removed } = open();
    await service.removeExpired();
    expect(removed).toEqual(['2026-08-19', '2026-10-17T17:00:00.000Z']);
  });
});
