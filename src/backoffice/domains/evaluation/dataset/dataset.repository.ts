import { and, asc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import { datasetMetaSchema, type DatasetMeta } from '@/contracts/evaluation/valuation-import';
import type { Database, Transaction } from '@/backoffice/db/database';
import {
  valuationActiveTable,
  valuationChunkTable,
  valuationDatasetTable,
  valuationModelPartTable,
} from '@/backoffice/db/schema/evaluation';
import type { Place, SaleRow, TokenRow } from '../address/place.types';

export type DatasetOrigin = 'built-in' | 'import';

export interface Dataset {
  id: number;
  fingerprint: string;
  origin: DatasetOrigin;
  chunkCount: number;
  meta: DatasetMeta;
}

export type DatasetRepository = ReturnType<typeof createDatasetRepository>;

/** The levels are stored in the table of model parts, with part numbers from this one on. */
const firstLevelPart = 10_000;

const dataTables = [
  'address_place',
  'address_token',
  'valuation_sale',
  'valuation_model_part',
  'valuation_chunk',
] as const;

/** Data sets and their rows; inserting a row is idempotent. */
export function createDatasetRepository(db: Database | Transaction) {
  const toDataset = (row: typeof valuationDatasetTable.$inferSelect): Dataset => ({
    id: row.id,
    fingerprint: row.fingerprint,
    origin: row.origin === 'import' ? 'import' : 'built-in',
    chunkCount: row.chunkCount,
    meta: datasetMetaSchema.parse(row.meta),
  });

  /** The data set that was imported from files of this fingerprint. */
  async function findByFingerprint(fingerprint: string): Promise<Dataset | null> {
    const [row] = await db
      .select()
      .from(valuationDatasetTable)
      .where(eq(valuationDatasetTable.fingerprint, fingerprint));
    return row ? toDataset(row) : null;
  }

  return {
    /** The data set that answers are given from; null before the first was imported. */
    async findActive(): Promise<Dataset | null> {
      const [row] = await db
        .select({ dataset: valuationDatasetTable })
        .from(valuationActiveTable)
        .innerJoin(
          valuationDatasetTable,
          eq(valuationDatasetTable.id, valuationActiveTable.dataset),
        );
      return row ? toDataset(row.dataset) : null;
    },

    async findById(id: number): Promise<Dataset | null> {
      const [row] = await db
        .select()
        .from(valuationDatasetTable)
        .where(eq(valuationDatasetTable.id, id));
      return row ? toDataset(row) : null;
    },

    findByFingerprint,

    /** The oldest import first. */
    async list(): Promise<Dataset[]> {
      return (
        await db.select().from(valuationDatasetTable).orderBy(asc(valuationDatasetTable.id))
      ).map(toDataset);
    },

    /** The data set with this fingerprint, created if there is none. */
    async ensure({ fingerprint, origin, chunkCount, meta }: Omit<Dataset, 'id'>): Promise<Dataset> {
      await db
        .insert(valuationDatasetTable)
        .values({ fingerprint, origin, chunkCount, meta })
        .onConflictDoNothing();
      const dataset = await findByFingerprint(fingerprint);
      if (!dataset) throw new Error('valuation_dataset lost a row');
      return dataset;
    },

    /** The chunks that an import has written, so that a later run continues after them. */
    async listChunks(dataset: number): Promise<number[]> {
      const rows = await db
        .select({ number: valuationChunkTable.number })
        .from(valuationChunkTable)
        .where(eq(valuationChunkTable.dataset, dataset))
        .orderBy(asc(valuationChunkTable.number));
      return rows.map(({ number }) => number);
    },

    /** Notes that a chunk of the import is written. */
    async addChunk(dataset: number, number: number): Promise<void> {
      await db.insert(valuationChunkTable).values({ dataset, number }).onConflictDoNothing();
    },

    /** Adds places in one statement; places that are there already stay as they are. */
    async addPlaces(dataset: number, rows: readonly Place[]): Promise<void> {
      await db.execute(sql`
        insert into address_place (dataset, number, id, kind, district, parent, target, name_en, name_hk, name_cn, facts)
        select ${dataset}, number, id, kind, district, parent, target, en, hk, cn, facts
        from json_to_recordset(${JSON.stringify(rows)}::json)
          as row(number int, id text, kind text, district text, parent text, target text, en text, hk text, cn text, facts jsonb)
        on conflict do nothing`);
    },

    /** Adds tokens of names, each with its packed places. */
    async addTokens(dataset: number, rows: readonly TokenRow[]): Promise<void> {
      await db.execute(sql`
        insert into address_token (dataset, token, count, places)
        select ${dataset}, token, count, decode(places, 'base64')
        from json_to_recordset(${JSON.stringify(rows)}::json) as row(token text, count int, places text)
        on conflict do nothing`);
    },

    /** Adds past sales. The price is in HK$, the area in square feet. */
    async addSales(dataset: number, rows: readonly SaleRow[]): Promise<void> {
      await db.execute(sql`
        insert into valuation_sale (dataset, id, place, estate, is_car_park, sold_on_day, price_hkd, area_sqft, floor, flat)
        select ${dataset}, id, place, estate, "isCarPark", "soldOnDay", "priceHkd", "areaSqft", floor, flat
        from json_to_recordset(${JSON.stringify(rows)}::json)
          as row(id int, place text, estate text, "isCarPark" smallint, "soldOnDay" int, "priceHkd" bigint, "areaSqft" double precision, floor text, flat text)
        on conflict do nothing`);
    },

    /** Stores one part of the fitted model; a part that is there already stays as it is. */
    async addModelPart(
      dataset: number,
      { part, body }: { part: number; body: Buffer },
    ): Promise<void> {
      await db
        .insert(valuationModelPartTable)
        .values({ dataset, part, body })
        .onConflictDoNothing();
    },

    /** Stores one part of the packed levels, behind those of the model. */
    async addLevelPart(
      dataset: number,
      { part, body }: { part: number; body: Buffer },
    ): Promise<void> {
      await this.addModelPart(dataset, { part: firstLevelPart + part, body });
    },

    /** Our own levels as they were packed; null where the data set has none. */
    async findLevels(dataset: number): Promise<Buffer | null> {
      const { part, body, dataset: datasetColumn } = getTableColumns(valuationModelPartTable);
      const parts = await db
        .select({ body })
        .from(valuationModelPartTable)
        .where(and(eq(datasetColumn, dataset), gte(part, firstLevelPart)))
        .orderBy(asc(part));
      return parts.length === 0 ? null : Buffer.concat(parts.map(({ body: bytes }) => bytes));
    },

    /** Read part by part, so that other queries get their turn in between. */
    async findModel(dataset: number): Promise<Buffer | null> {
      const { part, body, dataset: datasetColumn } = getTableColumns(valuationModelPartTable);
      const parts = await db
        .select({ part })
        .from(valuationModelPartTable)
        .where(and(eq(datasetColumn, dataset), lt(part, firstLevelPart)))
        .orderBy(asc(part));
      const bodies: Buffer[] = [];
      for (const { part: number } of parts)
        bodies.push(
          ...(
            await db
              .select({ body })
              .from(valuationModelPartTable)
              .where(and(eq(datasetColumn, dataset), eq(part, number)))
          ).map(({ body }) => body),
        );
      return bodies.length === 0 ? null : Buffer.concat(bodies);
    },

    /** Updates the database's statistics, so that plans made for fewer rows are dropped. */
    async updateStatistics(): Promise<void> {
      await db.execute(sql`analyze address_place, address_token, valuation_sale`);
    },

    /** Makes this the data set that answers are given from. */
    async saveActive(dataset: number): Promise<void> {
      await db
        .insert(valuationActiveTable)
        .values({ id: 1, dataset })
        .onConflictDoUpdate({ target: valuationActiveTable.id, set: { dataset } });
    },

    /** Replaces what is known of a data set as a whole. */
    async updateMeta(dataset: number, meta: DatasetMeta): Promise<void> {
      await db
        .update(valuationDatasetTable)
        .set({ meta })
        .where(eq(valuationDatasetTable.id, dataset));
    },

    /** Deletes up to `limit` rows of a data set and returns how many there were; 0 when nothing is left. */
    async removeBatch(dataset: number, limit: number): Promise<number> {
      for (const table of dataTables) {
        const name = sql.identifier(table);
        const { rowCount } = await db.execute(
          sql`delete from ${name} where dataset = ${dataset} and ctid = any(array(select ctid from ${name} where dataset = ${dataset} limit ${limit}))`,
        );
        if (rowCount) return rowCount;
      }
      await db.delete(valuationDatasetTable).where(eq(valuationDatasetTable.id, dataset));
      return 0;
    },
  };
}
