import { lt, sql } from 'drizzle-orm';
import {
  arrivalDimensions,
  partDimensions,
  personDimensions,
  type CountedStage,
} from '@/contracts/campaign/funnel';
import type { Database, Transaction } from '@/backoffice/db/database';
import { stageCountTable, stagePartCountTable } from '@/backoffice/db/schema/campaign';
import { otherCampaignSource } from '@/lib/campaign';
import type { Touches } from '@/lib/visit/touches';
import type { StageParts } from './stage.model';

/** What somebody reached as far as it may be stored: `visitor` is a mark that the day's salt made. */
export interface MarkedStage extends Touches {
  day: string;
  visitor: string;
  stage: CountedStage;
  parts: StageParts;
}

export type StageRepository = ReturnType<typeof createStageRepository>;

/** Campaigns can be forged: once a day holds so many rows, further campaigns are counted in one. */
const maxRowsPerDay = 10_000;
/** And so many of what links say beside their names, of which one link may say many. */
const maxSaidRowsPerDay = 20_000;

const partColumnsOf = (touch: keyof Touches) =>
  sql.raw(
    [
      ...arrivalDimensions.map((name) => `nullif(${touch}->>'${name}', '') as ${name}`),
      ...personDimensions.map((name) => `parts->>'${name}' as ${name}`),
    ].join(', '),
  );
const saidNames = sql.raw(arrivalDimensions.map((name) => `'${name}'`).join(', '));
const partNames = sql.raw(partDimensions.join(', '));
// Carried along and not joined again: of what a statement makes, PostgreSQL expects one row and joins each with all.
const partLists = sql.raw(partDimensions.map((name) => `array_agg(${name}) as ${name}`).join(', '));
const partValues = sql.raw(
  partDimensions
    .map((name) => `select '${name}' as dimension, unnest(kept.${name}) as value`)
    .join(' union all '),
);

/** How many people reached each stage by day and by what brought them first and last. */
export function createStageRepository(db: Database | Transaction) {
  return {
    /**
     * Counts in one statement, each stage of a visitor once a day for each link that brought them, and as what was first known of them. Given again, nothing changes. Marks and sums are stored in a fixed
     * order, so that two instances cannot deadlock.
     */
    async addStages(events: readonly MarkedStage[]): Promise<void> {
      if (events.length === 0) return;
      await db.execute(sql`
        with given as materialized (
          select * from json_to_recordset(${JSON.stringify(events)}::json) as given(day date, visitor text, stage text, first json, last json, parts json)
        ), placed as (
          select day, visitor, stage, 'first' as touch, first->>'source' as source, first->>'medium' as medium, first->>'campaign' as campaign, ${partColumnsOf('first')} from given
          union all select day, visitor, stage, 'last', last->>'source', last->>'medium', last->>'campaign', ${partColumnsOf('last')} from given
        ), marked as (
          select distinct on (day, visitor, mark) * from (
            select *, '@' || touch || stage || md5(json_build_array(source, medium, campaign)::text) as mark from placed
          ) as named order by day, visitor, mark, ${partNames}
        ), fresh as (
          insert into visit_seen (day, visitor, touch) select day, visitor, mark from marked
          order by 1, 2, 3 on conflict do nothing returning day, visitor, touch as mark
        ), summed as (
          select day, touch, stage, source, medium, campaign, count(*)::int as people, ${partLists}
          from marked join fresh using (day, visitor, mark) group by 1, 2, 3, 4, 5, 6
        ), held as (
          select day, count(*) as held from stage_count where day in (select day from given) group by day
        ), kept as (
          select summed.*, (summed.source = '' and summed.medium = '' and summed.campaign = '') or known.day is not null
            or coalesce(held, 0) + row_number() over (partition by summed.day, known.day is null order by summed.people desc, summed.source, summed.medium, summed.campaign, summed.touch, summed.stage) <= ${maxRowsPerDay} as is_own
          from summed left join held using (day) left join stage_count known
            on (known.day, known.touch, known.stage, known.source, known.medium, known.campaign)
             = (summed.day, summed.touch, summed.stage, summed.source, summed.medium, summed.campaign)
        ), parted as (
          select is_sum, dimension, touch, day, stage, case when is_sum then '' when is_own then source else ${otherCampaignSource} end as source,
            case when is_own and not is_sum then medium else '' end as medium, case when is_own and not is_sum then campaign else '' end as campaign, value, count(*)::int as people
          from kept, lateral (${partValues}) as part, (values (true), (false)) as level(is_sum)
          where value is not null group by 1, 2, 3, 4, 5, 6, 7, 8, 9
        ), held_parts as (
          select day, count(*) as held from stage_part_count
          where is_sum in (true, false) and dimension in (${saidNames}) and touch in ('first', 'last') and day in (select day from given) group by day
        ), told as (
          select parted.*, dimension not in (${saidNames}) or known.day is not null
            or coalesce(held, 0) + row_number() over (partition by parted.day, known.day is null, dimension in (${saidNames}) order by parted.people desc, is_sum desc, dimension, touch, stage, source, medium, campaign, value) <= ${maxSaidRowsPerDay} as is_said
          from parted left join held_parts using (day) left join stage_part_count known using (is_sum, dimension, touch, day, stage, source, medium, campaign, value)
        ), parts_added as (
          insert into stage_part_count as sums (is_sum, dimension, touch, day, stage, source, medium, campaign, value, people)
          select is_sum, dimension, touch, day, stage, source, medium, campaign, case when is_said then value else ${otherCampaignSource} end, sum(people)
          from told group by 1, 2, 3, 4, 5, 6, 7, 8, 9 order by 1, 2, 3, 4, 5, 6, 7, 8, 9
          on conflict on constraint stage_part_count_pk do update set people = sums.people + excluded.people
        )
        insert into stage_count as sums (day, touch, stage, source, medium, campaign, people)
        select day, touch, stage, case when is_own then source else ${otherCampaignSource} end,
          case when is_own then medium else '' end, case when is_own then campaign else '' end, sum(people)
        from kept group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
        on conflict (day, touch, stage, source, medium, campaign) do update set people = sums.people + excluded.people`);
    },

    /** Removes the counts of days before `firstDay`, YYYY-MM-DD. */
    async removeBefore(firstDay: string): Promise<void> {
      await db.delete(stageCountTable).where(lt(stageCountTable.day, firstDay));
      await db.delete(stagePartCountTable).where(lt(stagePartCountTable.day, firstDay));
    },
  };
}
