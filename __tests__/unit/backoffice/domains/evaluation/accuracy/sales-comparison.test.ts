import { errorTable } from '@/backoffice/domains/evaluation/accuracy/error-table';
import { createSalesComparison } from '@/backoffice/domains/evaluation/accuracy/sales-comparison';
import type { Place, SaleRow } from '@/backoffice/domains/evaluation/address/place.types';
import type { Dataset } from '@/backoffice/domains/evaluation/dataset/dataset.repository';
import type { AccuracyCheck } from '@/contracts/evaluation/accuracy';
import type { LevelValuer } from '@/valuation/levels/level-valuer';
import { standIn } from '@test/support/backoffice/service-tools';

const day = (text: string): number => Date.parse(text) / 86_400_000;
const dataset = (id: number, check?: AccuracyCheck | null): Dataset => ({
  id,
  fingerprint: `f${id}`,
  origin: 'import',
  chunkCount: 1,
  meta: {
    indexQuarters: [],
    saleDistricts: {},
    counts: {},
    ...(check === undefined ? {} : { check }),
  },
});
const estate = (id: string): Place => ({
  number: 1,
  id,
  kind: 'estate',
  district: 's:tuen-mun',
  parent: null,
  target: null,
  en: id,
  hk: id,
  cn: id,
  facts: {},
});
const sale = (id: number, place: string, priceHkd: number): SaleRow => ({
  id,
  place,
  estate: place,
  isCarPark: 0,
  soldOnDay: day('2026-09-10') + id,
  priceHkd,
  areaSqft: 500,
  floor: '12',
  flat: 'A',
});

function setUp(active: Dataset | null, rows: SaleRow[]) {
  const stored: (AccuracyCheck | null)[] = [];
  const asked: { after: number; days: number[] } = { after: 0, days: [] };
  const levels = standIn<LevelValuer>({
    state: standIn<LevelValuer['state']>({ dataUntil: '2026-08' }),
    typicalFlat: (id) =>
      id === 'e:known' ? { areaSqft: 500, floor: 10, knowledge: 'history' } : undefined,
  });
  const compare = createSalesComparison({
    datasets: {
      findActive: async () => active,
      storeCheck: async (_, check) => void stored.push(check),
    },
    sales: {
      findLastSaleDay: async () => day('2026-08-20'),
      listSoldAfter: async (_, { day: after }) => {
        asked.after = after;
        return rows;
      },
    },
    directory: {
      find: async (_, ids) =>
        [...new Set(ids)].map((id) => ({ place: estate(id), parent: null, target: null })),
      findNumbers: async () => [],
    },
    openEarlier: async () => ({
      dataset: dataset(1),
      levels: { of: async () => levels },
      async valueProperty({ places }, { today }) {
        asked.days.push(today);
        const half = places?.includes('e:vague') ? 0.3 : 0.15;
        const value = 5_000_000;
        const valuation = {
          value,
          low: value * (1 - half),
          high: value * (1 + half),
          rangeProbability: 0.8,
          confidence: 85,
          level: 'estate' as const,
          pricePerSqft: 10_000,
          comparables: [],
          needsPerson: false,
          reasons: [],
        };
        return { valuation, isFromSales: false, levels, valueOf: () => valuation };
      },
    }),
    now: () => new Date('2026-10-12T04:00:00Z'),
  });
  return { compare, stored, asked };
}

describe('Newly imported sales', () => {
  it('are compared with what the data before would have said on their day', async () => {
    const rows = [
      sale(1, 'e:known', 5_000_000),
      sale(2, 'e:known', 4_000_000),
      sale(3, 'e:other', 5_500_000),
      sale(4, 'e:vague', 9_000_000),
    ];
    const { compare, stored, asked } = setUp(dataset(2), rows);
    await compare();
    // The levels reach to the end of August, later than the last sale.
    expect(asked.after).toBe(day('2026-08-31'));
    expect(asked.days).toEqual(rows.map(({ soldOnDay }) => soldOnDay));
    expect(stored).toEqual([
      {
        firstSaleOn: '2026-09-11',
        lastSaleOn: '2026-09-14',
        comparedOn: '2026-10-12',
        rows: [
          {
            knowledge: 'own',
            count: 2,
            medianError: 0.125,
            within10: 0.5,
            bias: 0.125,
            coverage: 0.5,
          },
          {
            knowledge: 'neighbours',
            count: 1,
            medianError: 0.0909,
            within10: 1,
            bias: -0.0909,
            coverage: 1,
          },
        ],
      },
    ]);
  });

  it('are compared once, and not where nothing was imported', async () => {
    for (const active of [null, dataset(2, null), { ...dataset(2), origin: 'built-in' as const }]) {
      const { compare, stored } = setUp(active, [sale(1, 'e:known', 5_000_000)]);
      await compare();
      expect(stored).toEqual([]);
    }
  });

  it('that are none are remembered as nothing to compare', async () => {
    const { compare, stored } = setUp(dataset(2), []);
    await compare();
    expect(stored).toEqual([null]);
  });
});

it('An error table of nothing is empty', () => {
  expect(errorTable([])).toEqual([]);
});
