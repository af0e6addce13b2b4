import type { CostLine } from '@/backoffice/domains/campaign/campaign-cost/campaign-cost.model';
import type { CampaignCostRepository } from '@/backoffice/domains/campaign/campaign-cost/campaign-cost.repository';
import type { CostImportRow } from '@/backoffice/domains/campaign/campaign-cost/cost-import.repository';
import { createCampaignCostService } from '@/backoffice/domains/campaign/campaign-cost/campaign-cost.service';
import { numbered, standIn, testClock, unitOfWorkOn } from '@test/support/backoffice/service-tools';

const row: CostImportRow = {
  id: 'aaaaaa',
  importedAt: new Date('2026-11-16T00:00:00Z'),
  importedBy: 'may@lender.hk',
  fileName: 'november.csv',
  firstDay: '2026-11-01',
  lastDay: '2026-11-02',
  totalCents: 1_050,
  added: 2,
  changed: 0,
  same: 0,
  removed: 0,
  undoneAt: null,
  undoneBy: null,
  mayUndo: true,
};

function setUp({ kept = row }: { kept?: CostImportRow | null } = {}) {
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
  const undone: unknown[] = [];
  const costImport = {
    list: async () => (kept ? [kept] : []),
    lockById: async () => kept,
    revoke: async (...given: unknown[]) => void undone.push(given),
    removeBefore: async (day: string) => void removedBefore.push(day),
  };
  const audit = { create: async (row: object) => void trail.push(row) };
  return {
    saved,
    removedBefore,
    trail,
    undone,
    service: createCampaignCostService({
      costs,
      imports: costImport,
      unitOfWork: unitOfWorkOn({ audit, campaignCost: costs, costImport }),
      newId: numbered('import'),
      // 17 November in Hong Kong.
      now: testClock('2026-11-16T16:30:00Z').now,
    }),
  };
}
const header = 'date,source,medium,campaign,currency,amount';

describe('Costs of campaigns', () => {
  it('are imported whole and written to the trail', async () => {
    const { service, saved, trail } = setUp();
    const outcome = await service.importFile('may@lender.hk', {
      content: `${header}\n2026-11-17,google,cpc,brand,HKD,0.10\n2026-11-02,google,cpc,brand,HKD,0.20\n`,
      name: 'a.csv',
    });
    const imported = { from: '2026-11-02', to: '2026-11-17', total: 0.3, added: 2 };
    expect(outcome).toMatchObject({ problems: [], imported });
    expect(saved[0]).toHaveLength(2);
    expect(trail).toMatchObject([
      {
        staff: 'may@lender.hk',
        target: 'campaign-costs',
        after: { ...imported, fileName: 'a.csv' },
      },
    ]);
  });

  it('are not imported in part', async () => {
    const { service, saved, trail } = setUp();
    const outcome = await service.importFile('may@lender.hk', {
      content: `${header}\n2026-11-16,google,cpc,brand,HKD,5\n2026-11-18,google,cpc,brand,HKD,5\n`,
    });
    expect(outcome).toMatchObject({ problems: [{ line: 3, problem: 'future' }], imported: null });
    expect([saved, trail]).toEqual([[], []]);
  });

  it('of an import are listed, and taken back with a note in the trail', async () => {
    const { service, undone, trail } = setUp();
    const record = { from: '2026-11-01', to: '2026-11-02', total: 10.5, undoneAt: null };
    expect(await service.listImports()).toMatchObject([record]);
    expect(await service.undo('amy@lender.hk', 'aaaaaa')).toMatchObject({
      undoneAt: '2026-11-16T16:30:00.000Z',
      undoneBy: 'amy@lender.hk',
      mayUndo: false,
    });
    expect(undone).toMatchObject([['aaaaaa', { by: 'amy@lender.hk' }]]);
    expect(trail).toMatchObject([{ before: { added: 2 }, after: { undone: true } }]);
  });

  it.each([
    ['was changed by a later file', { ...row, mayUndo: false }, 'conflict'],
    ['is unknown', null, 'not_found'],
  ])('of an import that %s are not taken back', async (_title, kept, code) => {
    const { service, undone, trail } = setUp({ kept });
    await expect(service.undo('amy@lender.hk', 'aaaaaa')).rejects.toMatchObject({ code });
    expect([undone, trail]).toEqual([[], []]);
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
    expect(removedBefore).toEqual(['2024-09-08', '2024-09-08']);
  });
});
