import { funnelStages } from '@/contracts/campaign/funnel';
import { recordOf } from '@/contracts/typed-record';
import type { FunnelRepository } from '@/backoffice/domains/campaign/funnel/funnel.repository';
import { createFunnelService } from '@/backoffice/domains/campaign/funnel/funnel.service';
import { stageOf } from '@/backoffice/domains/campaign/funnel/stage.model';
import { standIn } from '@test/support/backoffice/service-tools';

const figures = {
  counts: { ...recordOf(funnelStages, () => 0), landing: 3, property: 2, submitted: 1 },
  mature: 1,
  lentCents: 123_400,
  costCents: 10_000,
  earnedCents: 25_049,
};

function setUp() {
  const asked: unknown[] = [];
  const service = createFunnelService({
    funnels: standIn<FunnelRepository>({
      findSums: async ({ from, to, touch }, { by, today }) => {
        asked.push([from, to, touch, by, today]);
        return { total: figures, data: by === null ? [] : [{ value: '=sum(1)', ...figures }] };
      },
      listTimes: async () => [{ step: 'approved', medianHours: 3, applications: 2 }],
    }),
    now: () => new Date('2026-11-20T16:00:00Z'),
  });
  return { asked, service };
}

describe('The funnel', () => {
  it('is asked for 30 days up to today in Hong Kong, and for the 30 before', async () => {
    const { asked, service } = setUp();
    const report = await service.report({ by: 'source', touch: 'first' });
    expect(asked).toEqual([
      ['2026-10-23', '2026-11-21', 'first', 'source', '2026-11-21'],
      ['2026-09-23', '2026-10-22', 'first', null, '2026-11-21'],
    ]);
    // 100 for 3, 2, 1 and none; 250.49 came of it.
    expect(report.total).toMatchObject({
      lent: 1_234,
      cost: 100,
      costPerVisit: 33.33,
      costPerLead: 50,
      costPerApplication: 100,
      costPerLoan: null,
      earned: 250.49,
      earnedPerDollar: 2.5,
    });
    expect(report.times).toMatchObject({
      approved: { medianHours: 3, applications: 2 },
      funded: { medianHours: null, applications: 0 },
    });
  });

  it('is saved as a table whose cells calculate nothing', async () => {
    const { service } = setUp();
    const text = (await service.exportCsv({ by: 'source', touch: 'last' })).toString();
    expect(text.split('\r\n')[1]).toMatch(/^'=sum\(1\),3,.*,1,1234,100,33.33,50,100,,250.49,2.5$/);
  });

  it.each([
    ['calculate', {}, 'calculator'],
    ['saveSection', { body: { section: 'loan' } }, 'loan'],
    ['saveSection', { body: { section: 'existing' } }, null],
    ['verifyOtp', { body: { purpose: 'apply' } }, 'phone'],
    ['verifyOtp', { body: { purpose: 'signin' } }, null],
    ['readDraft', {}, null],
  ] as const)('takes the call %s with %j for %s', (key, request, stage) => {
    expect(stageOf(key, request)).toBe(stage);
  });
});
