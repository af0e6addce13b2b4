import { funnelStages } from '@/contracts/campaign/funnel';
import { recordOf } from '@/contracts/typed-record';
import type { FunnelRepository } from '@/backoffice/domains/campaign/funnel/funnel.repository';
import { createFunnelService } from '@/backoffice/domains/campaign/funnel/funnel.service';
import { stageOf } from '@/backoffice/domains/campaign/funnel/stage.model';
import { standIn } from '@test/support/backoffice/service-tools';

const figures = { counts: recordOf(funnelStages, () => 0), mature: 1, lentCents: 123_400 };

function setUp() {
  const asked: unknown[] = [];
  const service = createFunnelService({
    funnels: standIn<FunnelRepository>({
      listSums: async ({ from, to, touch }, { by, today }) => {
        asked.push([from, to, touch, by, today]);
        return [{ value: by === null ? '' : '=sum(1)', ...figures }];
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
      ['2026-10-23', '2026-11-21', 'first', null, '2026-11-21'],
      ['2026-09-23', '2026-10-22', 'first', null, '2026-11-21'],
    ]);
    expect(report.total.lent).toBe(1_234);
    expect(report.times).toMatchObject({
      approved: { medianHours: 3, applications: 2 },
      funded: { medianHours: null, applications: 0 },
    });
  });

  it('is saved as a table whose cells calculate nothing', async () => {
    const { service } = setUp();
    const text = (await service.exportCsv({ by: 'source', touch: 'last' })).toString();
    expect(text.split('\r\n')[1]).toMatch(/^'=sum\(1\),0,.*,1,1234$/);
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
