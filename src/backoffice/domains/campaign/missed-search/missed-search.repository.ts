import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { MissedSearchQuery } from '@/contracts/campaign/missed-search';
import {
  missedSearchLimits as limits,
  searchPlaces,
  type SearchPlace,
} from '@/contracts/campaign/missed-search-choices';
import type { Locale } from '@/contracts/locale';
import { localeSchema } from '@/contracts/localised';
import type { Database, Transaction } from '@/backoffice/db/database';

/** A search as far as it may be stored: `visitor` is a mark that the day's salt made, `hash` a keyed hash of the term. */
export interface MarkedSearch {
  day: string;
  visitor: string;
  place: SearchPlace;
  language: Locale;
  hash: string;
}

export type MissedSearchFilter = Omit<MissedSearchQuery, 'from' | 'to'> & {
  from: string;
  to: string;
};

export type MissedSearchRepository = ReturnType<typeof createMissedSearchRepository>;

/** Searches can be made up: once a day holds so many rows, further terms are counted without telling them apart. */
const maxRowsPerDay = 5_000;

const figure = z.coerce.number();
const rowSchema = z.object({
  term: z.string(),
  place: z.enum(searchPlaces),
  language: localeSchema,
  visitors: figure,
  lastSearchedOn: z.string(),
});
const sumsSchema = z.object({ visitors: figure, unnamed: figure });

/** Hashes of terms that so many visitors searched that the words say nothing of any of them. */
const searchedByMany = sql`select hash from (
    select hash, day, sum(visitors) as visitors from missed_search where hash <> '' group by hash, day
  ) as of_day group by hash
  having sum(visitors) >= ${limits.visitors} and max(visitors) >= ${limits.visitorsOfADay}`;

/** How many searched what and found nothing, by day, place and language; the words only of what many searched. */
export function createMissedSearchRepository(db: Database | Transaction) {
  const ofFilter = ({ from, to, place, language }: MissedSearchFilter) => sql`
    day between ${from} and ${to}
    ${place === undefined ? sql`` : sql`and place = ${place}`}
    ${language === undefined ? sql`` : sql`and language = ${language}`}`;
  return {
    /**
     * Counts in one statement, each term of a visitor once a day, where it was searched first. Given again, nothing changes. Marks and sums are stored in a
     * fixed order, so that two instances cannot deadlock.
     */
    async add(searches: readonly MarkedSearch[]): Promise<void> {
      if (searches.length === 0) return;
      const given = searches.map((search, at) => ({ ...search, at }));
      await db.execute(sql`
        with given as materialized (
          select distinct on (day, visitor, hash) day, visitor, place, language, hash, '?' || hash as mark
          from json_to_recordset(${JSON.stringify(given)}::json)
            as given(at int, day date, visitor text, place text, language text, hash text)
          order by day, visitor, hash, at
        ), fresh as (
          insert into visit_seen (day, visitor, touch) select day, visitor, mark from given
          order by 1, 2, 3 on conflict do nothing returning day, visitor, touch as mark
        ), summed as (
          select day, place, language, hash, count(*)::int as visitors
          from given join fresh using (day, visitor, mark) group by 1, 2, 3, 4
        ), held as (
          select day, count(*) as held from missed_search where day in (select day from given) group by day
        ), placed as (
          select summed.*, known.day is not null
            or coalesce(held, 0) + row_number() over (partition by summed.day, known.day is null order by summed.place, summed.language, summed.hash) <= ${maxRowsPerDay} as is_own
          from summed left join held using (day) left join missed_search known
            on (known.day, known.place, known.language, known.hash) = (summed.day, summed.place, summed.language, summed.hash)
        )
        insert into missed_search as sums (day, place, language, hash, visitors)
        select day, place, language, case when is_own then hash else '' end, sum(visitors)
        from placed group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (day, place, language, hash) do update set visitors = sums.visitors + excluded.visitors`);
    },

    /** Of these hashes those that many searched and whose words are not stored yet. */
    async listNameable(hashes: readonly string[]): Promise<string[]> {
      if (hashes.length === 0) return [];
      const { rows } = await db.execute(sql`
        select hash from (${searchedByMany}) as known
        where hash in (select json_array_elements_text(${JSON.stringify(hashes)}::json))
          and hash not in (select hash from missed_search_term)`);
      return z
        .array(z.object({ hash: z.string() }))
        .parse(rows)
        .map(({ hash }) => hash);
    },

    /** Stores words; those that are stored stay. */
    async addTerms(terms: readonly { hash: string; term: string }[]): Promise<void> {
      if (terms.length === 0) return;
      await db.execute(sql`
        insert into missed_search_term (hash, term)
        select hash, term from json_to_recordset(${JSON.stringify(terms)}::json) as given(hash text, term text)
        order by 1 on conflict do nothing`);
    },

    /** What many searched, the most searched first; at most `limit`. */
    async list(filter: MissedSearchFilter, limit: number) {
      const { text = '' } = filter;
      const { rows } = await db.execute(sql`
        select term, place, language, sum(visitors) as visitors, max(day)::text as "lastSearchedOn"
        from missed_search join missed_search_term using (hash)
        where ${ofFilter(filter)} and position(${text.normalize('NFKC').toLowerCase()} in term) > 0
        group by 1, 2, 3 order by 4 desc, 5 desc, 1, 2, 3 limit ${limit}`);
      return z.array(rowSchema).parse(rows);
    },

    /** All who searched, and those of them whose words are not stored; the words that a filter names count for nothing. */
    async findSums(filter: MissedSearchFilter): Promise<{ visitors: number; unnamed: number }> {
      const { rows } = await db.execute(sql`
        select coalesce(sum(visitors), 0) as visitors, coalesce(sum(visitors) filter (where term is null), 0) as unnamed
        from missed_search left join missed_search_term using (hash) where ${ofFilter(filter)}`);
      return sumsSchema.parse(rows[0]);
    },

    /** Removes searches of days before `firstDay`, YYYY-MM-DD, and words that too few searched since. */
    async removeBefore(firstDay: string): Promise<void> {
      await db.execute(sql`delete from missed_search where day < ${firstDay}`);
      await db.execute(sql`delete from missed_search_term where hash not in (${searchedByMany})`);
    },
  };
}
