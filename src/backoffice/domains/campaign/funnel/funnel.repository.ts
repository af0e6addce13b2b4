import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import {
  arrivalDimensions,
  countedStages,
  directValue,
  funnelStages,
  funnelTimes,
  linkDimensions,
  partDimensions,
  type FunnelQuery,
  type PartDimension,
} from '@/contracts/campaign/funnel';
import { recordOf } from '@/contracts/typed-record';
import type { Database } from '@/backoffice/db/database';

export interface FunnelFilter extends Pick<
  FunnelQuery,
  'touch' | 'source' | 'medium' | 'campaign'
> {
  /** Days of Hong Kong, both included. */
  from: string;
  to: string;
}

const figure = z.coerce.number();
const rowSchema = z.object({
  value: z.string(),
  counts: z.record(z.enum(funnelStages), figure),
  mature: figure,
  lentCents: figure,
  costCents: figure,
  earnedCents: figure,
});
export type FunnelFigures = z.infer<typeof rowSchema>;

/** All that was counted in some days, and the part of each value of a dimension. */
export interface FunnelSumsByValue {
  total: Omit<FunnelFigures, 'value'>;
  data: FunnelFigures[];
}

const timeSchema = z.object({
  step: z.enum(funnelTimes),
  medianHours: figure.nullable(),
  applications: figure,
});
export type FunnelTimeFigures = z.infer<typeof timeSchema>;

export type FunnelRepository = ReturnType<typeof createFunnelRepository>;

const sumOf = (part: string): SQL =>
  sql`coalesce(sum(n) filter (where stage = ${sql.raw(`'${part}'`)}), 0)`;
const sums = sql.join(
  funnelStages.map((stage) => sql`${sql.raw(`'${stage}'`)}, ${sumOf(stage)}`),
  sql`, `,
);
const none: Omit<FunnelFigures, 'value'> = {
  counts: recordOf(funnelStages, () => 0),
  mature: 0,
  lentCents: 0,
  costCents: 0,
  earnedCents: 0,
};
const isAnybody = ({ counts }: FunnelFigures): boolean =>
  Object.values(counts).some((people) => people > 0);
const withoutCost = (row: FunnelFigures): FunnelFigures => ({ ...row, costCents: 0 });
const countedList = sql.raw(countedStages.map((stage) => `'${stage}'`).join(', '));

/** People who reached each stage, and where applications are now, by what brought them. */
export function createFunnelRepository(db: Database) {
  /** Applications of the days, with what brought them and when they reached each step. */
  const applications = ({ from, to, touch, ...link }: FunnelFilter): SQL => {
    const touched = sql.raw(touch === 'first' ? 'first_touch' : 'last_touch');
    const said = sql.join(
      [...linkDimensions, ...arrivalDimensions].map(
        (name) => sql`coalesce(a.${touched}->>${sql.raw(`'${name}'`)}, '') as ${sql.raw(name)}`,
      ),
      sql`, `,
    );
    return sql`
      select a.number, ${said}, a.product, a.language, a.device, a.state, a.received_at, a.documents_complete_at,
        loan.loan_no, loan.original_cents, loan.created_at as funded_at, loan.starts_on, loan.unpaid_since,
        coalesce((select -sum(income) from ledger_entry where ledger_entry.loan_no = loan.loan_no), 0) as earned_cents
      from application a left join loan on loan.appl_no = a.number
      where a.received_at >= (${from}::date)::timestamp at time zone 'Asia/Hong_Kong'
        and a.received_at < (${to}::date + 1)::timestamp at time zone 'Asia/Hong_Kong'
        ${sql.join(
          linkDimensions.flatMap((field) =>
            link[field] === undefined
              ? []
              : [sql`and coalesce(a.${touched}->>${sql.raw(`'${field}'`)}, '') = ${link[field]}`],
          ),
          sql` `,
        )}`;
  };

  /** Of those who were counted, whom something is known of, by its value; they are no longer among the rest, of whom nothing is. */
  function partsOf({ from, to, touch, ...link }: FunnelFilter, part: PartDimension): SQL {
    const chosen = linkDimensions.flatMap((field) =>
      link[field] === undefined ? [] : [sql`and ${sql.raw(field)} = ${link[field]}`],
    );
    return sql`
      union all
      select counted.value, stage, counted.n from (
        select value, stage, sum(people) as n from stage_part_count
        where is_sum = ${chosen.length === 0} and dimension = ${part} and touch = ${touch} and day between ${from} and ${to} and stage in (${countedList}) ${sql.join(chosen, sql` `)} group by 1, 2
      ) as known_parts, lateral (values (known_parts.value, known_parts.n), ('', -known_parts.n)) as counted(value, n)`;
  }

  return {
    /** All in one, and one row for each value of the dimension, the most visited first; without a dimension all alone. `today` is a day of Hong Kong. */
    async findSums(
      filter: FunnelFilter,
      { by, limit, today }: { by: FunnelQuery['by'] | null; limit: number; today: string },
    ): Promise<FunnelSumsByValue> {
      const { from, to, touch, ...link } = filter;
      const part = partDimensions.find((dimension) => dimension === by) ?? null;
      const column = sql.raw(by ?? `''`);
      const isByLink = by !== null && part === null;
      const value = isByLink
        ? sql`case when source = '' and medium = '' and campaign = '' then ${directValue} else ${column} end`
        : sql`coalesce(${column}, '')`;
      const chosen = linkDimensions.flatMap((field) =>
        link[field] === undefined ? [] : [sql`and ${sql.raw(field)} = ${link[field]}`],
      );
      // Counts are grouped by columns: of an expression over three of them PostgreSQL expects too many values, and sorts on disk.
      const { rows } = await db.execute(sql`
        with sent as (${applications(filter)}), known as (
          select *, starts_on + interval '3 months' <= ${today}::date as is_mature from sent
        ), given as (
          select ${isByLink ? sql`case when is_direct then ${directValue} else name end` : sql`''`} as value, stage, n
          from (
            select ${isByLink ? column : sql`''`} as name, source = '' and medium = '' and campaign = '' as is_direct, stage, sum(people) as n
            from stage_count
            where day between ${from} and ${to} and touch = ${touch} and stage in (${countedList}) ${sql.join(chosen, sql` `)} group by 1, 2, 3
          ) as counted
          ${part === null ? sql`` : partsOf(filter, part)}
          union all
          select ${part === null ? value : sql`''`}, 'cost', sum(amount_cents) from campaign_cost
          where day between ${from} and ${to} ${sql.join(chosen, sql` `)} group by 1
          union all
          select ${value}, reached.stage, reached.n from known, lateral (values
            ('submitted', 1),
            ('documentsComplete', (documents_complete_at is not null)::int),
            ('approved', (state in ('approved', 'offer-accepted', 'completed') or loan_no is not null)::int),
            ('accepted', (state in ('offer-accepted', 'completed') or loan_no is not null)::int),
            ('funded', (loan_no is not null)::int),
            ('mature', coalesce(is_mature, false)::int),
            ('paying', (coalesce(is_mature, false) and (unpaid_since is null or unpaid_since > starts_on + interval '3 months'))::int),
            ('lent', coalesce(original_cents, 0)),
            ('earned', earned_cents)
          ) as reached(stage, n)
        )
        select ${by === null ? sql`''` : sql`coalesce(value, '')`} as value, json_build_object(${sums}) as counts,
          ${sumOf('mature')} as mature, ${sumOf('lent')} as "lentCents", ${sumOf('cost')} as "costCents", ${sumOf('earned')} as "earnedCents"
        from given group by grouping sets (()${by === null ? sql`` : sql`, (value)`})
        order by ${by === null ? sql`1` : sql`grouping(value) desc`}, coalesce(sum(n) filter (where stage = 'landing'), 0) desc, coalesce(sum(n) filter (where stage = 'submitted'), 0) desc, value
        limit ${by === null ? 1 : limit + 1}`);
      const [total = none, ...data] = z.array(rowSchema).parse(rows);
      // Money is spent on links, and nobody knows on whom of those who came.
      return { total, data: part === null ? data : data.filter(isAnybody).map(withoutCost) };
    },

    /** The median time to each step from the one before, of the applications for which both are known. */
    async listTimes(filter: FunnelFilter): Promise<FunnelTimeFigures[]> {
      const { rows } = await db.execute(sql`
        with sent as (${applications(filter)}), stepped as (
          select sent.number, min(step.at) filter (where step.state = 'approved') as approved_at,
            min(step.at) filter (where step.state = 'offer-accepted') as accepted_at
          from sent join application_step step on step.number = sent.number group by sent.number
        ), taken as (
          select waited.step, extract(epoch from waited.till - waited.since) / 3600 as hours
          from sent left join stepped using (number) left join application on application.number = sent.number
            left join application_draft draft on draft.id = application.draft_id, lateral (values
            ('submitted', draft.created_at, sent.received_at),
            ('documentsComplete', sent.received_at, sent.documents_complete_at),
            ('approved', sent.documents_complete_at, approved_at),
            ('accepted', approved_at, accepted_at),
            ('funded', accepted_at, sent.funded_at)
          ) as waited(step, since, till)
          where waited.till >= waited.since
        )
        select step, percentile_cont(0.5) within group (order by hours) as "medianHours", count(*) as applications from taken group by step`);
      return z.array(timeSchema).parse(rows);
    },
  };
}
