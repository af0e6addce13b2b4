import { lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  webVitals,
  type DeviceClass,
  type VitalDimension,
  type WebVital,
} from '@/contracts/site-health/site-health-choices';
import type { Database, Transaction } from '@/backoffice/db/database';
import { webVitalTable } from '@/backoffice/db/schema/desk/site-health';

/** What was measured of a page on a day by one language and device; `counts` by step. */
export interface VitalCounts {
  day: string;
  page: string;
  language: string;
  device: DeviceClass;
  vital: WebVital;
  counts: number[];
}

export interface VitalFilter {
  /** Days of Hong Kong, both included. */
  from: string;
  to: string;
  language?: string | undefined;
  device?: DeviceClass | undefined;
}

const sumSchema = z.object({
  value: z.string(),
  vital: z.enum(webVitals),
  step: z.coerce.number(),
  count: z.coerce.number(),
});
export type VitalSum = z.infer<typeof sumSchema>;

export type WebVitalRepository = ReturnType<typeof createWebVitalRepository>;

/** Vitals of pages by day. Pages are patterns, so that a day has a bounded number of rows whatever is reported. */
export function createWebVitalRepository(db: Database | Transaction) {
  return {
    /** Adds to what is there, in a fixed order, so that two instances cannot deadlock. */
    async add(rows: readonly VitalCounts[]): Promise<void> {
      if (rows.length === 0) return;
      await db.execute(sql`
        insert into web_vital as kept (day, page, language, device, vital, counts)
        select day, page, language, device, vital, counts from json_to_recordset(${JSON.stringify(rows)}::json)
          as given(day date, page text, language text, device text, vital text, counts int[])
        order by 1, 2, 3, 4, 5
        on conflict (day, page, language, device, vital) do update set counts = (
          select array_agg(coalesce(before, 0) + coalesce(more, 0) order by step)
          from unnest(kept.counts, excluded.counts) with ordinality as both_counts(before, more, step))`);
    },

    /** How often each step was measured, by the dimension. */
    async listSums(
      { from, to, language, device }: VitalFilter,
      by: VitalDimension,
    ): Promise<VitalSum[]> {
      const value = sql.raw(by === 'day' ? 'day::text' : `"${by}"`);
      const { rows } = await db.execute(sql`
        select ${value} as value, vital, step - 1 as step, sum(measured) as count
        from web_vital, unnest(counts) with ordinality as steps(measured, step)
        where day between ${from} and ${to} and measured > 0
          ${language === undefined ? sql`` : sql`and language = ${language}`}
          ${device === undefined ? sql`` : sql`and device = ${device}`}
        group by 1, 2, 3`);
      return z.array(sumSchema).parse(rows);
    },

    /** Removes the counts of days before `firstDay`, YYYY-MM-DD. */
    async removeBefore(firstDay: string): Promise<void> {
      await db.delete(webVitalTable).where(lt(webVitalTable.day, firstDay));
    },
  };
}
