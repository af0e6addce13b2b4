import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../db/client';
import { addressPlaceTable, valuationSaleTable } from '../../db/schema/evaluation';
import { saleRowSchema, type SaleRow } from './place.types';

const table = valuationSaleTable;
const columns = {
  id: table.id, place: table.place, estate: table.estate, isCarPark: table.isCarPark, soldOnDay: table.soldOnDay, priceHkd: table.priceHkd,
  areaSqft: table.areaSqft, floor: table.floor, flat: table.flat,
};
const flatRowsSchema = z.array(z.object({ flat: z.string(), areaSqft: z.number().nullable() }));

export interface CarParkSale {
  soldOnDay: number;
  priceHkd: number;
}

export type SaleRepository = ReturnType<typeof createSaleRepository>;

/** The sales of one data set. */
export function createSaleRepository(db: Database | Transaction) {
  return {
    async findByIds(dataset: number, ids: readonly number[]): Promise<SaleRow[]> {
      if (ids.length === 0) return [];
      return z.array(saleRowSchema).parse(await db.select(columns).from(table).where(and(eq(table.dataset, dataset), inArray(table.id, [...ids]))));
    },

    /** The flats sold in a building, each with the saleable area of its latest sale. */
    async listFlats(dataset: number, place: string): Promise<{ flat: string; areaSqft: number | null }[]> {
      const rows = await db
        .selectDistinctOn([table.flat], { flat: table.flat, areaSqft: table.areaSqft })
        .from(table)
        .where(and(eq(table.dataset, dataset), eq(table.place, place), eq(table.isCarPark, 0), sql`${table.flat} <> ''`))
        .orderBy(table.flat, desc(table.soldOnDay));
      return flatRowsSchema.parse(rows);
    },

    /** Sales of car parks of an estate, newest first. */
    async listCarParksOfEstate(dataset: number, estate: string): Promise<CarParkSale[]> {
      return db
        .select({ soldOnDay: table.soldOnDay, priceHkd: table.priceHkd })
        .from(table)
        .where(and(eq(table.dataset, dataset), eq(table.place, `${carParkPrefix}${estate}`)))
        .orderBy(desc(table.soldOnDay))
        .limit(200);
    },

    /** Sales of car parks of all estates of a sub-district, newest first. */
    async listCarParksOfDistrict(dataset: number, district: string): Promise<CarParkSale[]> {
      return db
        .select({ soldOnDay: table.soldOnDay, priceHkd: table.priceHkd })
        .from(addressPlaceTable)
        .innerJoin(table, and(eq(table.dataset, dataset), eq(table.place, sql`${carParkPrefix} || ${addressPlaceTable.id}`)))
        .where(and(eq(addressPlaceTable.dataset, dataset), eq(addressPlaceTable.district, district), eq(addressPlaceTable.kind, 'estate')))
        .orderBy(desc(table.soldOnDay))
        .limit(500);
    },
  };
}

/** Car parks are kept beside the flats of their estate under a place of their own. */
export const carParkPrefix = 'cp:';
