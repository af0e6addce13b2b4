import { and, desc, eq, gt, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database, Transaction } from '@/backoffice/db/database';
import { addressPlaceTable, valuationSaleTable } from '@/backoffice/db/schema/evaluation';
import { placeColumns } from '../address/place-rows.repository';
import { placeSchema, saleRowSchema, type SaleRow } from '../address/place.types';

const table = valuationSaleTable;
const columns = {
  id: table.id,
  place: table.place,
  estate: table.estate,
  isCarPark: table.isCarPark,
  soldOnDay: table.soldOnDay,
  priceHkd: table.priceHkd,
  areaSqft: table.areaSqft,
  floor: table.floor,
  flat: table.flat,
};
const parentTable = alias(addressPlaceTable, 'parent');
const locatedSalesSchema = z.array(
  z.object({ sale: saleRowSchema, place: placeSchema.nullable(), parent: placeSchema.nullable() }),
);
export type LocatedSale = z.output<typeof locatedSalesSchema>[number];
const flatRowsSchema = z.array(z.object({ flat: z.string(), areaSqft: z.number().nullable() }));

export interface KnownFlat {
  flat: string;
  areaSqft: number | null;
}

export interface CarParkSale {
  soldOnDay: number;
  priceHkd: number;
}

export type SaleRepository = ReturnType<typeof createSaleRepository>;

/** The sales of one data set. */
export function createSaleRepository(db: Database | Transaction) {
  let locatedSalesQuery: ReturnType<typeof prepareLocated> | undefined;
  return {
    /** The sales among `ids` that exist, in no order, each with its place and that place's parent. */
    async listLocated(dataset: number, ids: readonly number[]): Promise<LocatedSale[]> {
      return ids.length === 0
        ? []
        : locatedSalesSchema.parse(
            await (locatedSalesQuery ??= prepareLocated(db)).execute({ dataset, ids }),
          );
    },

    /** The flats sold in a building, each with the saleable area of its latest sale. */
    async listFlats(dataset: number, place: string): Promise<KnownFlat[]> {
      const rows = await db
        .selectDistinctOn([table.flat], { flat: table.flat, areaSqft: table.areaSqft })
        .from(table)
        .where(
          and(
            eq(table.dataset, dataset),
            eq(table.place, place),
            eq(table.isCarPark, 0),
            sql`${table.flat} <> ''`,
          ),
        )
        .orderBy(table.flat, desc(table.soldOnDay));
      return flatRowsSchema.parse(rows);
    },

    /** Sales of flats after a day, the latest first. */
    async listSoldAfter(
      dataset: number,
      { day, limit }: { day: number; limit: number },
    ): Promise<SaleRow[]> {
      const rows = await db
        .select(columns)
        .from(table)
        .where(and(eq(table.dataset, dataset), eq(table.isCarPark, 0), gt(table.soldOnDay, day)))
        .orderBy(desc(table.soldOnDay), table.id)
        .limit(limit);
      return z.array(saleRowSchema).parse(rows);
    },

    /** The day of the last sale of a flat; null without sales. */
    async findLastSaleDay(dataset: number): Promise<number | null> {
      const [row] = await db
        .select({ day: max(table.soldOnDay) })
        .from(table)
        .where(and(eq(table.dataset, dataset), eq(table.isCarPark, 0)));
      return row?.day ?? null;
    },

    /** Sales of car parks of an estate, newest first. */
    async listCarParksByEstate(dataset: number, estate: string): Promise<CarParkSale[]> {
      return db
        .select({ soldOnDay: table.soldOnDay, priceHkd: table.priceHkd })
        .from(table)
        .where(and(eq(table.dataset, dataset), eq(table.place, `${carParkPrefix}${estate}`)))
        .orderBy(desc(table.soldOnDay))
        .limit(200);
    },

    /** Sales of car parks of all estates of a sub-district, newest first. */
    async listCarParksByDistrict(dataset: number, district: string): Promise<CarParkSale[]> {
      return db
        .select({ soldOnDay: table.soldOnDay, priceHkd: table.priceHkd })
        .from(addressPlaceTable)
        .innerJoin(
          table,
          and(
            eq(table.dataset, dataset),
            eq(table.place, sql`${carParkPrefix} || ${addressPlaceTable.id}`),
          ),
        )
        .where(
          and(
            eq(addressPlaceTable.dataset, dataset),
            eq(addressPlaceTable.district, district),
            eq(addressPlaceTable.kind, 'estate'),
          ),
        )
        .orderBy(desc(table.soldOnDay))
        .limit(500);
    },
  };
}

/** Car parks are stored beside the flats of their estate under a place identifier of their own. */
export const carParkPrefix = 'cp:';

/** Prepared, because every quote runs it; on first use, because every transaction has its own repositories. */
function prepareLocated(db: Database | Transaction) {
  const dataset = sql.placeholder('dataset');
  return db
    .select({
      sale: columns,
      place: placeColumns(addressPlaceTable),
      parent: placeColumns(parentTable),
    })
    .from(table)
    .leftJoin(
      addressPlaceTable,
      and(eq(addressPlaceTable.dataset, dataset), eq(addressPlaceTable.id, table.place)),
    )
    .leftJoin(
      parentTable,
      and(eq(parentTable.dataset, dataset), eq(parentTable.id, addressPlaceTable.parent)),
    )
    .where(
      and(eq(table.dataset, dataset), sql`${table.id} = any(${sql.placeholder('ids')}::int[])`),
    )
    .prepare('sales_located');
}
