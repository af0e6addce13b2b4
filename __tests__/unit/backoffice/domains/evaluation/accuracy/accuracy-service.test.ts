import { createAccuracyService } from '@/backoffice/domains/evaluation/accuracy/accuracy.service';
import type { Dataset } from '@/backoffice/domains/evaluation/dataset/dataset.repository';
import type { LevelValuer } from '@/valuation/levels/level-valuer';
import { standIn } from '@test/support/backoffice/service-tools';

const errors = { levels: 12, medianError: 0.08, within10: 0.6, bias: 0.01, coverage: 0.79 };
const values = [100, 100, 100, 100, 100];

const setUp = (dataset: Dataset | null, today: string) =>
  createAccuracyService({
    activeDataset: { get: async () => dataset, invalidate: () => undefined },
    levels: {
      of: async () =>
        standIn<LevelValuer>({
          state: {
            month: '2026-07',
            dataUntil: '2026-08',
            fittedOn: '2026-08-20',
            accuracy: { withHistory: errors, withoutHistory: { ...errors, levels: 3 } },
          },
        }),
    },
    builtInIndexQuarters: [
      { yearMonth: 202606, values },
      { yearMonth: 202603, values },
    ],
    now: () => new Date(`${today}T04:00:00Z`),
  });

const dataset = (indexQuarters: Dataset['meta']['indexQuarters']): Dataset => ({
  id: 1,
  fingerprint: 'f',
  origin: 'import',
  chunkCount: 1,
  meta: { indexQuarters, saleDistricts: {}, counts: {} },
});

describe('The state of the values', () => {
  it('names the month of the levels, the index published by today and the errors by what was known', async () => {
    expect(await setUp(dataset([]), '2026-07-30').current()).toMatchObject({
      month: '2026-07',
      dataUntil: '2026-08',
      fittedOn: '2026-08-20',
      index: { quarterEndsOn: '2026-03-31', publishedOn: '2026-05-01' },
      heldBack: [
        { knowledge: 'own', count: 12, medianError: 0.08 },
        { knowledge: 'neighbours', count: 3 },
      ],
      check: null,
    });
  });

  it('takes the imported index with its own days of publication', async () => {
    const imported = [
      { yearMonth: 202606, values, publishedOn: '2026-08-10' },
      { yearMonth: 202609, values, publishedOn: '2026-11-23' },
    ];
    expect(await setUp(dataset(imported), '2026-11-22').current()).toMatchObject({
      index: { quarterEndsOn: '2026-06-30', publishedOn: '2026-08-10' },
    });
  });

  it('is not available without data', async () => {
    await expect(setUp(null, '2026-07-30').current()).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});
