import type { CostLine } from '@/backoffice/domains/campaign/campaign-cost/campaign-cost.model';
import type { CampaignCostRepository } from '@/backoffice/domains/campaign/campaign-cost/campaign-cost.repository';
import { createCampaignCostService } from '@/backoffice/domains/campaign/campaign-cost/campaign-cost.service';
import { standIn, testClock, unitOfWorkOn } from '@test/support/backoffice/service-tools';

function setUp() {
  const saved: (readonly CostLine[])[] = [];
  const removedBefore: string[] = [];
  const trail: object[] = [];
  const costs = standIn<CampaignCostRepository>({
    save: async (lines) => {
      saved.push(lines);
      return { added: lines.length, changed: 0, same: 0, removed: 0 };
    },
    list: async () => [
      {
        day: '2026-11-16',
        source: '-1+2',
        medium: '',
        campaign: 'a, b',
        amountCents: 1_050,
        importedBy: 'may@lender.hk',
      },
    ],
    findTotal: async () => ({ cents: 1_050, rows: 1 }),
    removeBefore: async (day) => void removedBefore.push(day),
  });
  const audit = { create: async (row: object) => void trail.push(row) };
  return {
    saved,
    removedBefore,
    trail,
    service: createCampaignCostService({
      costs,
      unitOfWork: unitOfWorkOn({ audit, campaignCost: costs }),
      // 17 November in Hong Kong.
      now: testClock('2026-11-16T16:30:00Z').now,
    }),
  };
}
const header = 'date,source,medium,campaign,currency,amount';

describe('Costs of campaigns', () => {
  it('are imported whole and written to the trail', async () => {
    const { service, saved, trail } = setUp();
    const outcome = await service.importFile(
      'may@lender.hk',
      `${header}\n2026-11-17,google,cpc,brand,HKD,0.10\n2026-11-02,google,cpc,brand,HKD,0.20\n`,
    );
    const imported = { from: '2026-11-02', to: '2026-11-17', total: 0.3, added: 2 };
    expect(outcome).toMatchObject({ problems: [], imported });
    expect(saved[0]).toHaveLength(2);
    expect(trail).toMatchObject([
      { staff: 'may@lender.hk', target: 'campaign-costs', after: imported },
    ]);
  });

  it('are not imported in part', async () => {
    const { service, saved, trail } = setUp();
    const outcome = await service.importFile(
      'may@lender.hk',
      `${header}\n2026-11-16,google,cpc,brand,HKD,5\n2026-11-18,google,cpc,brand,HKD,5\n`,
    );
    expect(outcome).toMatchObject({ problems: [{ line: 3, problem: 'future' }], imported: null });
    expect([saved, trail]).toEqual([[], []]);
  });

  it('are exported as they are imported, and no cell calculates', async () => {
    expect((await setUp().service.exportCsv({})).toString()).toBe(
      `\uFEFF${header}\r\n2026-11-16,'-1+2,,"a, b",HKD,10.50\r\n`,
    );
  });

  it('are listed for 30 days up to today unless asked otherwise', async () => {
    expect(await setUp().service.list({})).toMatchObject({
      from: '2026-10-19',
      to: '2026-11-17',
      data: [{ amount: 10.5 }],
      total: 10.5,
      rows: 1,
    });
    const tooMany = setUp().service.list({ from: '2020-01-01' });
    await expect(tooMany).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('go after 800 days, as visits do', async () => {
    const { service, removedBefore } = setUp();
    await service.removeExpired();
    expect(removedBefore).toEqual(['2024-09-08']);
  });
});
