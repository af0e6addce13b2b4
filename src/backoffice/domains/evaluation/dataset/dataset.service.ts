import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { z } from 'zod';
import type { AccuracyCheck } from '@/contracts/evaluation/accuracy';
import type {
  ActiveData,
  BeginImport,
  ChunkKind,
  ImportState,
} from '@/contracts/evaluation/valuation-import';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { ContentVersionRepository } from '@/backoffice/domains/site/content-version.repository';
import type { AuditRepository } from '@/backoffice/domains/audit/audit.repository';
import { recordChange } from '@/backoffice/domains/audit/record-change';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { Dataset, DatasetOrigin, DatasetRepository } from './dataset.repository';
import { placeSchema, saleRowSchema, tokenRowSchema } from '../address/place.types';

const inflate = promisify(gunzip);

/** Upper bound of a decompressed chunk. */
const chunkMaxBytes = 32 * 1024 * 1024;
/** Rows per statement: few enough that a waiting search is not delayed. */
const insertBatchSize = 1_000;
const removeBatchSize = 2_000;

const modelPartSchema = z.object({ part: z.number().int().nonnegative(), body: z.base64() });

export interface DatasetChunk {
  kind: ChunkKind;
  rows: readonly unknown[];
}

/** What the import of a data set reads and writes in one transaction. */
export interface DatasetRepositories {
  valuationDataset: DatasetRepository;
  contentVersion: ContentVersionRepository;
  audit: AuditRepository;
}

export interface DatasetServiceOptions {
  repository: DatasetRepository;
  unitOfWork: UnitOfWork<DatasetRepositories>;
  now: () => Date;
  /** Called after another data set became active; resolves when this instance has loaded it. */
  onContentChanged: () => Promise<void>;
}

/** Who imports; without a member of staff it is the server itself or the owner of the database, and nothing is written to the audit log. */
export interface ImportAuthor {
  origin?: DatasetOrigin;
  staff?: string;
}

export type DatasetService = ReturnType<typeof createDatasetService>;

/** Imports data sets chunk by chunk; nothing is visible before the last step. */
export function createDatasetService({
  repository,
  unitOfWork,
  now,
  onContentChanged,
}: DatasetServiceOptions) {
  async function requireDataset(id: number): Promise<Dataset> {
    return requireFound(await repository.findById(id));
  }

  /** The latest complete import before the one in use. */
  async function findPrevious(active: Dataset | null): Promise<Dataset | null> {
    if (active?.origin !== 'import') return null;
    const earlier = (await repository.list()).filter(
      ({ id, origin }) => id < active.id && origin === 'import',
    );
    for (const dataset of earlier.reverse())
      if ((await repository.listChunks(dataset.id)).length === dataset.chunkCount) return dataset;
    return null;
  }

  async function removeAll(id: number): Promise<void> {
    while ((await repository.removeBatch(id, removeBatchSize)) > 0);
  }

  async function writeAudit(
    { audit }: DatasetRepositories,
    {
      staff,
      ...change
    }: { staff: string | undefined; target: string; before: object | null; after: object },
  ): Promise<void> {
    if (staff !== undefined) await recordChange(audit, { at: now(), staff, ...change });
  }

  return {
    /** The data set in use with the errors of its levels, and the import before it. */
    async getActive(): Promise<ActiveData> {
      const active = await repository.findActive();
      const previous = await findPrevious(active);
      return {
        fingerprint: active?.fingerprint ?? null,
        sales: active?.meta.counts.sales ?? 0,
        ...(active?.meta.levels ? { levels: active.meta.levels } : {}),
        ...(active?.meta.check === undefined ? {} : { check: active.meta.check }),
        previous: previous && { dataset: previous.id, fingerprint: previous.fingerprint },
      };
    },

    /** The data set in use. */
    findActive: () => repository.findActive(),

    /** The import before the one in use; null where the delivered levels came before it. */
    async findPrevious(): Promise<Dataset | null> {
      return findPrevious(await repository.findActive());
    },

    /** Publishes how far earlier data missed the sales of a data set. Throws `not_found`. */
    async storeCheck(id: number, check: AccuracyCheck | null): Promise<void> {
      const { meta } = await requireDataset(id);
      await unitOfWork(async (tx) => {
        await tx.contentVersion.lock();
        await tx.valuationDataset.updateMeta(id, { ...meta, check });
        await tx.contentVersion.add(['site']);
      });
      await onContentChanged();
    },

    /** Begins or resumes the import of the same files, unless the interrupted one was divided into other chunks. */
    async begin(
      { fingerprint, chunkCount, meta }: BeginImport,
      { origin = 'import', staff }: ImportAuthor = {},
    ): Promise<ImportState> {
      const newDataset = { fingerprint, origin, chunkCount, meta };
      const { found, isActive } = await unitOfWork(async (tx) => {
        const before = await tx.valuationDataset.findByFingerprint(fingerprint);
        if (before && (await tx.valuationDataset.findActive())?.id === before.id)
          return { found: before, isActive: true };
        await writeAudit(tx, {
          staff,
          target: `valuation-data:${fingerprint}`,
          before: before && { chunkCount: before.chunkCount },
          after: { chunkCount, counts: meta.counts },
        });
        return {
          found: before ?? (await tx.valuationDataset.ensure(newDataset)),
          isActive: false,
        };
      });
      if (isActive) return { dataset: found.id, state: 'active', storedChunks: [] };
      const hasSameChunking = found.chunkCount === chunkCount;
      if (!hasSameChunking) await removeAll(found.id);
      const { id } = hasSameChunking ? found : await repository.ensure(newDataset);
      return { dataset: id, state: 'loading', storedChunks: await repository.listChunks(id) };
    },

    /** Stores the rows of one chunk. Throws `validation_failed` for rows of another shape and `conflict` for a data set in use. */
    async storeChunk(id: number, number: number, chunk: DatasetChunk): Promise<void> {
      const dataset = await requireDataset(id);
      if ((await repository.findActive())?.id === id) throw new ServiceError('conflict');
      if (number >= dataset.chunkCount) throw new ServiceError('not_found');
      for (let start = 0; start < chunk.rows.length; start += insertBatchSize)
        await storeRows(repository, id, {
          kind: chunk.kind,
          rows: chunk.rows.slice(start, start + insertBatchSize),
        });
      await repository.addChunk(id, number);
    },

    /** Activates a complete data set. Throws `conflict` when chunks are missing. */
    async activate(id: number, { staff }: Pick<ImportAuthor, 'staff'> = {}): Promise<void> {
      const dataset = await requireDataset(id);
      const stored = await repository.listChunks(id);
      if (stored.length !== dataset.chunkCount) throw new ServiceError('conflict');
      if (dataset.origin === 'import') await repository.updateStatistics();
      await unitOfWork(async (tx) => {
        await tx.contentVersion.lock();
        const before = await tx.valuationDataset.findActive();
        await tx.valuationDataset.saveActive(id);
        await writeAudit(tx, {
          staff,
          target: 'valuation-data',
          before: before && { fingerprint: before.fingerprint },
          after: { fingerprint: dataset.fingerprint },
        });
        await tx.contentVersion.add(['site']);
      });
      await onContentChanged();
    },

    /** Removes the inactive data sets that are older than the active one, but for the import before it, in small batches. */
    async removeUnused(): Promise<void> {
      const active = await repository.findActive();
      const previous = await findPrevious(active);
      for (const { id } of await repository.list()) {
        if (!active || id >= active.id || id === previous?.id) continue;
        await removeAll(id);
      }
    },
  };
}

async function storeRows(
  repository: DatasetRepository,
  dataset: number,
  { kind, rows }: DatasetChunk,
): Promise<void> {
  switch (kind) {
    case 'places':
      return repository.addPlaces(dataset, parseRows(placeSchema, rows));
    case 'tokens':
      return repository.addTokens(dataset, parseRows(tokenRowSchema, rows));
    case 'sales':
      return repository.addSales(dataset, parseRows(saleRowSchema, rows));
    case 'model':
      for (const { part, body } of parseRows(modelPartSchema, rows))
        await repository.addModelPart(dataset, { part, body: Buffer.from(body, 'base64') });
      return;
    case 'levels':
      for (const { part, body } of parseRows(modelPartSchema, rows))
        await repository.addLevelPart(dataset, { part, body: Buffer.from(body, 'base64') });
  }
}

function parseRows<S extends z.ZodType>(schema: S, rows: readonly unknown[]): z.output<S>[] {
  const parsed = z.array(schema).safeParse(rows);
  if (!parsed.success)
    throw new ServiceError('validation_failed', { fields: { data: { key: 'wrongKind' } } });
  return parsed.data;
}

/** The rows of a transmitted chunk. Throws `validation_failed` for anything but gzipped JSON within the size limit. */
export async function unpackChunk(data: string): Promise<unknown[]> {
  try {
    const text = await inflate(Buffer.from(data, 'base64'), { maxOutputLength: chunkMaxBytes });
    return z.array(z.unknown()).parse(JSON.parse(text.toString('utf8')));
  } catch {
    throw new ServiceError('validation_failed', { fields: { data: { key: 'wrongFormat' } } });
  }
}
