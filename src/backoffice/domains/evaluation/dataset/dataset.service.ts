import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { z } from 'zod';
import type {
  ActiveData,
  BeginImport,
  ChunkKind,
  ImportState,
} from '@/contracts/evaluation/valuation-import';
import type { Repositories, UnitOfWork } from '@/backoffice/db/unit-of-work';
import { ServiceError } from '@/backoffice/common/service-error';
import type { Dataset, DatasetOrigin, DatasetRepository } from './dataset.repository';
import { placeSchema, saleRowSchema, tokenRowSchema } from '../address/place.types';

const inflate = promisify(gunzip);

/** A chunk may unfold to this much and no more. */
const chunkMaxBytes = 32 * 1024 * 1024;
/** Rows of one statement: small enough that a search waiting behind it is not held up. */
const rowsAtOnce = 1_000;
const removedAtOnce = 2_000;

const modelPartSchema = z.object({ part: z.number().int().nonnegative(), body: z.base64() });

export interface DatasetChunk {
  kind: ChunkKind;
  rows: readonly unknown[];
}

export interface DatasetServiceOptions {
  repository: DatasetRepository;
  unitOfWork: UnitOfWork;
  now: () => Date;
  /** Called after another data set came into use; done when this instance knows. */
  published: () => Promise<void>;
}

/** Who brings data in; without a member of staff it is the server itself, or who holds its database, and the trail of the desk has nothing to tell. */
export interface DatasetAuthor {
  origin?: DatasetOrigin;
  staff?: string;
}

export type DatasetService = ReturnType<typeof createDatasetService>;

/** Brings data sets in, chunk by chunk; until the last step none of it is seen by anybody. */
export function createDatasetService({
  repository,
  unitOfWork,
  now,
  published,
}: DatasetServiceOptions) {
  async function found(id: number): Promise<Dataset> {
    const dataset = await repository.findById(id);
    if (!dataset) throw new ServiceError('not_found');
    return dataset;
  }

  async function removeAll(id: number): Promise<void> {
    while ((await repository.removeSome(id, removedAtOnce)) > 0);
  }

  async function record(
    { audit }: Repositories,
    {
      staff,
      ...change
    }: { staff: string | undefined; target: string; before: object | null; after: object },
  ): Promise<void> {
    if (staff !== undefined)
      await audit.create({
        at: now(),
        staff,
        action: change.before === null ? 'create' : 'update',
        ...change,
      });
  }

  return {
    async inUse(): Promise<ActiveData> {
      return { fingerprint: (await repository.findActive())?.fingerprint ?? null };
    },

    /** Begins, or resumes where an interrupted import of the same files stopped, unless that one was cut into other chunks. */
    async begin(
      { fingerprint, chunkCount, meta }: BeginImport,
      { origin = 'import', staff }: DatasetAuthor = {},
    ): Promise<ImportState> {
      const wanted = { fingerprint, origin, chunkCount, meta };
      const { found, isActive } = await unitOfWork(async (inside) => {
        const before = await inside.valuationDataset.findByFingerprint(fingerprint);
        if (before && (await inside.valuationDataset.findActive())?.id === before.id)
          return { found: before, isActive: true };
        await record(inside, {
          staff,
          target: `valuation-data:${fingerprint}`,
          before: before && { chunkCount: before.chunkCount },
          after: { chunkCount, counts: meta.counts },
        });
        return {
          found: before ?? (await inside.valuationDataset.findOrCreate(wanted)),
          isActive: false,
        };
      });
      if (isActive) return { dataset: found.id, state: 'active', storedChunks: [] };
      const isCutAlike = found.chunkCount === chunkCount;
      if (!isCutAlike) await removeAll(found.id);
      const { id } = isCutAlike ? found : await repository.findOrCreate(wanted);
      return { dataset: id, state: 'loading', storedChunks: await repository.listChunks(id) };
    },

    /** Stores the rows of one chunk. Throws `validation_failed` for rows of another shape and `conflict` for a data set in use. */
    async put(id: number, number: number, chunk: DatasetChunk): Promise<void> {
      const dataset = await found(id);
      if ((await repository.findActive())?.id === id) throw new ServiceError('conflict');
      if (number >= dataset.chunkCount) throw new ServiceError('not_found');
      for (let start = 0; start < chunk.rows.length; start += rowsAtOnce)
        await store(repository, id, {
          kind: chunk.kind,
          rows: chunk.rows.slice(start, start + rowsAtOnce),
        });
      await repository.recordChunk(id, number);
    },

    /** Puts a complete data set into use. Throws `conflict` when chunks are missing. */
    async activate(id: number, { staff }: Pick<DatasetAuthor, 'staff'> = {}): Promise<void> {
      const dataset = await found(id);
      const stored = await repository.listChunks(id);
      if (stored.length !== dataset.chunkCount) throw new ServiceError('conflict');
      if (dataset.origin === 'import') await repository.analyse();
      await unitOfWork(async (inside) => {
        await inside.contentVersion.lock();
        const before = await inside.valuationDataset.findActive();
        await inside.valuationDataset.activate(id);
        await record(inside, {
          staff,
          target: 'valuation-data',
          before: before && { fingerprint: before.fingerprint },
          after: { fingerprint: dataset.fingerprint },
        });
        await inside.contentVersion.bump(['site']);
      });
      await published();
    },

    /** Removes every data set that is not in use and no newer than the one that is, a few rows at a time. */
    async removeUnused(): Promise<void> {
      const active = await repository.findActive();
      for (const { id } of await repository.list()) {
        if (!active || id >= active.id) continue;
        await removeAll(id);
      }
    },
  };
}

async function store(
  repository: DatasetRepository,
  dataset: number,
  { kind, rows }: DatasetChunk,
): Promise<void> {
  switch (kind) {
    case 'places':
      return repository.addPlaces(dataset, checked(placeSchema, rows));
    case 'tokens':
      return repository.addTokens(dataset, checked(tokenRowSchema, rows));
    case 'sales':
      return repository.addSales(dataset, checked(saleRowSchema, rows));
    case 'model':
      for (const { part, body } of checked(modelPartSchema, rows))
        await repository.addModelPart(dataset, { part, body: Buffer.from(body, 'base64') });
  }
}

function checked<S extends z.ZodType>(schema: S, rows: readonly unknown[]): z.output<S>[] {
  const parsed = z.array(schema).safeParse(rows);
  if (!parsed.success)
    throw new ServiceError('validation_failed', { fields: { data: { key: 'wrongKind' } } });
  return parsed.data;
}

/** The rows of a chunk as it crosses the wire. Throws `validation_failed` for anything but gzipped JSON of bearable size. */
export async function unpackChunk(data: string): Promise<unknown[]> {
  try {
    const text = await inflate(Buffer.from(data, 'base64'), { maxOutputLength: chunkMaxBytes });
    return z.array(z.unknown()).parse(JSON.parse(text.toString('utf8')));
  } catch {
    throw new ServiceError('validation_failed', { fields: { data: { key: 'wrongFormat' } } });
  }
}
