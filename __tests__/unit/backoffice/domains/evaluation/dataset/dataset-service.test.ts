import { gzipSync } from 'node:zlib';
import {
  createDatasetService,
  unpackChunk,
  type DatasetRepositories,
} from '@/backoffice/domains/evaluation/dataset/dataset.service';
import type {
  Dataset,
  DatasetRepository,
} from '@/backoffice/domains/evaluation/dataset/dataset.repository';
import { standIn, unitOfWorkOn } from '@test/support/backoffice/service-tools';

const at = new Date('2026-05-04T10:00:00.000Z');
const meta = { indexQuarters: [], saleDistricts: {}, counts: { sales: 240 } };
const [oldPrint, newPrint] = ['a'.repeat(64), 'b'.repeat(64)];
const sale = (id: number) => ({
  id,
  place: 'p',
  estate: 'e',
  isCarPark: 0,
  soldOnDay: 20_000,
  priceHkd: 5_000_000,
  areaSqft: 400,
  floor: '1',
  flat: 'A',
});

/** One data set in use, number 1, and whatever the test adds. */
function setUp() {
  const datasets: Dataset[] = [
    { id: 1, fingerprint: oldPrint, origin: 'built-in', chunkCount: 1, meta },
  ];
  const chunks = new Map<number, number[]>([[1, [0]]]);
  const steps: unknown[] = [];
  const audited: unknown[] = [];
  let active = 1;
  let deletableRows = 0;
  const find = (id: number) => datasets.find((dataset) => dataset.id === id) ?? null;
  const findByFingerprint: DatasetRepository['findByFingerprint'] = async (fingerprint) =>
    datasets.find((dataset) => dataset.fingerprint === fingerprint) ?? null;
  const repository = standIn<DatasetRepository>({
    findActive: async () => find(active),
    findById: async (id) => find(id),
    findByFingerprint,
    list: async () => datasets,
    async ensure(dataset) {
      const known = await findByFingerprint(dataset.fingerprint);
      const added = known ?? { ...dataset, id: datasets.length + 1 };
      if (!known) datasets.push(added);
      return added;
    },
    listChunks: async (id) => chunks.get(id) ?? [],
    addChunk: async (id, number) => void chunks.set(id, [...(chunks.get(id) ?? []), number]),
    addTokens: async () => void steps.push('tokens'),
    addSales: async (id, rows) => void steps.push(['sales', id, rows.length]),
    addModelPart: async (id, { part, body }) => void steps.push(['model', id, part, `${body}`]),
    updateStatistics: async () => void steps.push('analyse'),
    async saveActive(id) {
      active = id;
      steps.push(['activate', id]);
    },
    async removeBatch(id, limit) {
      const deleted = Math.min(limit, deletableRows);
      deletableRows -= deleted;
      steps.push(['delete', id, deleted]);
      if (deleted === 0) {
        chunks.delete(id);
        datasets.splice(0, datasets.length, ...datasets.filter((dataset) => dataset.id !== id));
      }
      return deleted;
    },
  });
  const service = createDatasetService({
    repository,
    unitOfWork: unitOfWorkOn<DatasetRepositories>({
      valuationDataset: repository,
      contentVersion: standIn<DatasetRepositories['contentVersion']>({
        lock: async () => void steps.push('lock'),
        add: async (targets) => void steps.push(['bump', ...targets]),
      }),
      audit: standIn<DatasetRepositories['audit']>({
        create: async (row) => void audited.push(row),
      }),
    }),
    now: () => at,
    onContentChanged: async () => void steps.push('load'),
  });
  const begin = (chunkCount = 2, staff?: string) =>
    service.begin({ fingerprint: newPrint, chunkCount, meta }, { staff });
  const holdRows = (count: number) => (deletableRows = count);
  return { service, begin, steps, audited, chunks, holdRows };
}

describe('An import of valuation data', () => {
  it('has nothing to do where exactly this data is in use', async () => {
    const { service, audited } = setUp();
    const same = { fingerprint: oldPrint, chunkCount: 5, meta };
    expect(await service.begin(same, { staff: 'amy' })).toEqual({
      dataset: 1,
      state: 'active',
      storedChunks: [],
    });
    expect(audited).toEqual([]);
  });

  it('is resumed with the chunks that are stored', async () => {
    const { service, begin } = setUp();
    expect(await begin()).toEqual({ dataset: 2, state: 'loading', storedChunks: [] });
    await service.storeChunk(2, 1, { kind: 'sales', rows: [sale(1)] });
    expect(await begin()).toEqual({ dataset: 2, state: 'loading', storedChunks: [1] });
  });

  it('begins again where the files are divided otherwise, in small batches', async () => {
    const { service, begin, steps, holdRows } = setUp();
    await begin();
    await service.storeChunk(2, 0, { kind: 'sales', rows: [sale(1)] });
    steps.length = 0;
    holdRows(4_500);
    expect(await begin(3)).toMatchObject({ state: 'loading', storedChunks: [] });
    expect(steps).toEqual([2_000, 2_000, 500, 0].map((deleted) => ['delete', 2, deleted]));
  });

  it('is written down where a member of staff makes it, and not where the server does', async () => {
    const { service, begin, audited } = setUp();
    await begin(1);
    await service.storeChunk(2, 0, { kind: 'sales', rows: [sale(1)] });
    expect(audited).toEqual([]);
    await begin(1, 'amy');
    await service.activate(2, { staff: 'amy' });
    expect(audited).toMatchObject([
      { at, staff: 'amy', action: 'update', target: `valuation-data:${newPrint}` },
      {
        at,
        staff: 'amy',
        action: 'update',
        target: 'valuation-data',
        before: { fingerprint: oldPrint },
        after: { fingerprint: newPrint },
      },
    ]);
  });
});

describe('A chunk', () => {
  it('is stored in statements of at most a thousand rows, and recorded after them', async () => {
    const { service, begin, steps, chunks } = setUp();
    await begin();
    const rows = Array.from({ length: 2_100 }, (_, id) => sale(id));
    await service.storeChunk(2, 0, { kind: 'sales', rows });
    expect(steps).toEqual([1_000, 1_000, 100].map((count) => ['sales', 2, count]));
    expect(chunks.get(2)).toEqual([0]);
  });

  it('of the model is stored part by part', async () => {
    const { service, begin, steps } = setUp();
    await begin();
    const body = Buffer.from('parameters').toString('base64');
    await service.storeChunk(2, 0, { kind: 'model', rows: [{ part: 3, body }] });
    expect(steps).toEqual([['model', 2, 3, 'parameters']]);
  });

  it.each([
    { which: 'of data in use', dataset: 1, number: 0, code: 'conflict' },
    { which: 'of unknown data', dataset: 9, number: 0, code: 'not_found' },
    { which: 'beyond the last', dataset: 2, number: 2, code: 'not_found' },
  ])('$which is refused', async ({ dataset, number, code }) => {
    const { service, begin } = setUp();
    await begin();
    const chunk = { kind: 'sales', rows: [sale(1)] } as const;
    await expect(service.storeChunk(dataset, number, chunk)).rejects.toMatchObject({ code });
  });

  it('whose rows are of another kind is refused and not recorded', async () => {
    const { service, begin, steps, chunks } = setUp();
    await begin();
    const chunk = { kind: 'tokens', rows: [sale(1)] } as const;
    await expect(service.storeChunk(2, 0, chunk)).rejects.toMatchObject({
      details: { fields: { data: { key: 'wrongKind' } } },
    });
    expect([steps, chunks.get(2)]).toEqual([[], undefined]);
  });

  it('is unpacked where it is gzipped JSON, and refused where it is anything else', async () => {
    const packed = (text: string) => gzipSync(text).toString('base64');
    expect(await unpackChunk(packed('[1,{"a":2}]'))).toEqual([1, { a: 2 }]);
    for (const data of ['', 'AAAA', packed('{"a":1}'), packed('[1')])
      await expect(unpackChunk(data)).rejects.toMatchObject({
        details: { fields: { data: { key: 'wrongFormat' } } },
      });
  });

  it('that unpacks to more than 32 MiB is refused', async () => {
    const bomb = gzipSync(Buffer.alloc(32 * 1024 * 1024 + 1, ' '), { level: 1 }).toString('base64');
    expect(bomb.length).toBeLessThan(900_000);
    await expect(unpackChunk(bomb)).rejects.toMatchObject({ code: 'validation_failed' });
  });
});

describe('Data', () => {
  it('come into use when all chunks are stored, and are loaded after that', async () => {
    const { service, begin, steps } = setUp();
    await begin(1);
    await expect(service.activate(2)).rejects.toMatchObject({ code: 'conflict' });
    await service.storeChunk(2, 0, { kind: 'sales', rows: [sale(1)] });
    steps.length = 0;
    await service.activate(2);
    expect(steps).toEqual(['analyse', 'lock', ['activate', 2], ['bump', 'site'], 'load']);
    expect(await service.getActive()).toEqual({
      fingerprint: newPrint,
      previous: null,
      sales: 240,
    });
  });

  it('that were replaced are removed, and those being imported are not', async () => {
    const { service, begin, steps } = setUp();
    await begin(1);
    await service.removeUnused();
    expect(steps).toEqual([]);
    await service.storeChunk(2, 0, { kind: 'sales', rows: [sale(1)] });
    await service.activate(2);
    steps.length = 0;
    await service.removeUnused();
    expect(steps).toEqual([['delete', 1, 0]]);
  });
});
