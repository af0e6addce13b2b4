import { lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { visitCountTable, visitSaltTable, visitSeenTable } from '@/backoffice/db/schema/campaign';
import { otherCampaignSource } from '@/lib/campaign';
import type { Touch } from '@/lib/visit/touch';

/** A visit without personal data: `visitor` and `touchMark` are hashes made with the salt of the day; `touchMark` is empty for a direct visit. */
export interface MarkedVisit extends Touch {
  day: string;
  visitor: string;
  touchMark: string;
  landing: string;
  language: string;
  device: string;
}

export type VisitRepository = ReturnType<typeof createVisitRepository>;

/** Addresses can be forged: once a day holds so many different rows, further visits are counted in one. */
const maxRowsPerDay = 5_000;

/** Who visited today, and how many visited by day. */
export function createVisitRepository(db: Database | Transaction) {
  return {
    /** The salt of a day: the first that any instance stored. */
    async ensureSalt(day: string, fresh: string): Promise<string> {
      await db.insert(visitSaltTable).values({ day, salt: fresh }).onConflictDoNothing();
      const [row] = await db
        .select({ salt: visitSaltTable.salt })
        .from(visitSaltTable)
        .where(sql`${visitSaltTable.day} = ${day}`);
      return row?.salt ?? fresh;
    },

    /**
     * Counts visits in one statement: each visitor once a day, and each touch of a visitor once; a
     * direct visit counts only for a visitor who was not here that day. Counting the same visits
     * again changes nothing. Marks are stored in a fixed order, so that two instances cannot
     * deadlock.
     */
    async addVisits(visits: readonly MarkedVisit[]): Promise<void> {
      if (visits.length === 0) return;
      const given = visits.map((visit, at) => ({ ...visit, at }));
      await db.execute(sql`
        with given as materialized (
          select * from json_to_recordset(${JSON.stringify(given)}::json) as given(
            at int, day date, visitor text, "touchMark" text, source text, medium text, campaign text, content text, term text,
            referrer text, landing text, language text, device text, click text)
        ), fresh as (
          insert into visit_seen (day, visitor, touch)
          select day, visitor, '' from given union select day, visitor, "touchMark" from given where "touchMark" <> ''
          order by 1, 2, 3 on conflict do nothing returning day, visitor, touch
        ), first_visits as (
          select min(at) as at from given join fresh using (day, visitor) where fresh.touch = '' group by given.day, given.visitor
        ), first_touches as (
          select min(at) as at from given join fresh on (fresh.day, fresh.visitor, fresh.touch) = (given.day, given.visitor, given."touchMark")
          where given."touchMark" <> '' group by given.day, given.visitor, given."touchMark"
        ), counted as (
          select given.*, (at in (select at from first_visits))::int as visitors,
            md5(json_build_array(source, medium, campaign, content, term, referrer, landing, language, device, click)::text) as key
          from given where at in (select at from first_visits union select at from first_touches)
        ), summed as (
          select day, key, source, medium, campaign, content, term, referrer, landing, language, device, click,
            sum(visitors)::int as visitors, count(*)::int as visits
          from counted group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
        ), held as (
          select day, count(*) as held from visit_count where day in (select day from given) group by day
        ), placed as (
          select summed.*, known.key is not null
            or coalesce(held, 0) + row_number() over (partition by summed.day, known.key is null order by summed.visits desc, summed.key) <= ${maxRowsPerDay} as is_own
          from summed left join visit_count known on (known.day, known.key) = (summed.day, summed.key) left join held on held.day = summed.day
        )
        insert into visit_count as kept (day, key, source, medium, campaign, content, term, referrer, landing, language, device, click, visitors, visits)
        select day, case when is_own then key else '' end,
          case when is_own then source else ${otherCampaignSource} end,
          case when is_own then medium else '' end, case when is_own then campaign else '' end, case when is_own then content else '' end,
          case when is_own then term else '' end, case when is_own then referrer else '' end, case when is_own then landing else '' end,
          case when is_own then language else '' end, case when is_own then device else '' end,
          case when is_own then click else '' end, sum(visitors), sum(visits)
        from placed group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 order by 1, 2
        on conflict (day, key) do update set visitors = kept.visitors + excluded.visitors, visits = kept.visits + excluded.visits`);
    },

    /** Removes who visited, and the salts, of days before `firstDay`. */
    async removeSeenBefore(firstDay: string): Promise<void> {
      await db.delete(visitSeenTable).where(lt(visitSeenTable.day, firstDay));
      await db.delete(visitSaltTable).where(lt(visitSaltTable.day, firstDay));
    },

    /** Removes the counts of days before `firstDay`. */
    async removeBefore(firstDay: string): Promise<void> {
      await db.delete(visitCountTable).where(lt(visitCountTable.day, firstDay));
    },
  };
}
