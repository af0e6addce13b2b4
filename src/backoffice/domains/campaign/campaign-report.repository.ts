import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { applicationDimensions, type CampaignDimension } from '@/contracts/campaign/campaign';
import type { Database } from '@/backoffice/db/database';

export interface CampaignFilter {
  /** Days of Hong Kong, both included. */
  from: string;
  to: string;
  source?: string | undefined;
  medium?: string | undefined;
  campaign?: string | undefined;
}

const figure = z.coerce.number();
const rowSchema = z.object({
  value: z.string(),
  visitors: figure,
  visits: figure,
  step2: figure,
  submitted: figure,
  refused: figure,
  documentsComplete: figure,
  approved: figure,
  accepted: figure,
  funded: figure,
  lentCents: figure,
  costCents: figure,
  earnedCents: figure,
});
export type CampaignFigures = z.infer<typeof rowSchema>;

export type CampaignReportRepository = ReturnType<typeof createCampaignReportRepository>;

const hongKong = sql.raw(`'Asia/Hong_Kong'`);
const receivedDay = sql`(received_at at time zone ${hongKong})::date`;
/** An application belongs to what brought its applicant last. */
const linkValue = {
  source: sql`coalesce(application.last_touch->>'source', '')`,
  medium: sql`coalesce(application.last_touch->>'medium', '')`,
  campaign: sql`coalesce(application.last_touch->>'campaign', '')`,
} as const;

/** Sums of visits, of the steps of applicants, of where their applications are now, and of what was spent. */
export function createCampaignReportRepository(db: Database) {
  const whereOf = (
    { source, medium, campaign }: CampaignFilter,
    column: Record<'source' | 'medium' | 'campaign', SQL>,
  ): SQL =>
    sql.join(
      [
        sql`true`,
        ...(source === undefined ? [] : [sql`${column.source} = ${source}`]),
        ...(medium === undefined ? [] : [sql`${column.medium} = ${medium}`]),
        ...(campaign === undefined ? [] : [sql`${column.campaign} = ${campaign}`]),
      ],
      sql` and `,
    );
  const columns = { source: sql`source`, medium: sql`medium`, campaign: sql`campaign` };

  return {
    /** One row for each value of the dimension, the most visited first; without a dimension one row for all. */
    async listSums(
      filter: CampaignFilter,
      { by, limit }: { by: CampaignDimension | null; limit: number },
    ): Promise<CampaignFigures[]> {
      const { from, to } = filter;
      const value = (known: SQL): SQL => (by === null ? sql`''` : known);
      const column = sql.raw(by === null || by === 'day' ? 'day::text' : `"${by}"`);
      const application = applicationDimensions.find((dimension) => dimension === by);
      const applicationValue =
        application === undefined || application === 'day'
          ? sql`${receivedDay}::text`
          : linkValue[application];
      const knowsApplications = by === null || application !== undefined;
      const { rows } = await db.execute(sql`
        select value, sum(visitors) as visitors, sum(visits) as visits, sum(step2) as step2, sum(submitted) as submitted, sum(refused) as refused,
          sum(complete) as "documentsComplete", sum(approved) as approved, sum(accepted) as accepted, sum(funded) as funded, sum(lent) as "lentCents",
          sum(cost) as "costCents", sum(earned) as "earnedCents"
        from (
          select ${value(column)} as value, sum(visitors) as visitors, sum(visits) as visits, 0 as step2, 0 as submitted, 0 as refused,
            0 as complete, 0 as approved, 0 as accepted, 0 as funded, 0::bigint as lent, 0::bigint as cost, 0::bigint as earned
          from visit_count where day between ${from} and ${to} and ${whereOf(filter, columns)} group by 1
          ${
            knowsApplications
              ? sql`union all
          select ${value(column)}, 0, 0, step2, submitted, refused, 0, 0, 0, 0, 0, 0, 0
          from campaign_count where day between ${from} and ${to} and ${whereOf(filter, columns)}
          union all
          select ${value(column)}, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, amount_cents, 0
          from campaign_cost where day between ${from} and ${to} and ${whereOf(filter, columns)}
          union all
          select ${value(applicationValue)}, 0, 0, 0, 0, 0, (documents_complete_at is not null)::int,
            (application.state in ('approved', 'offer-accepted', 'completed') or loan.loan_no is not null)::int,
            (application.state in ('offer-accepted', 'completed') or loan.loan_no is not null)::int,
            (loan.loan_no is not null)::int, coalesce(loan.original_cents, 0), 0,
            coalesce((select -sum(income) from ledger_entry where ledger_entry.loan_no = loan.loan_no), 0)
          from application left join loan on loan.appl_no = application.number
          where received_at >= (${from}::date)::timestamp at time zone ${hongKong}
            and received_at < (${to}::date + 1)::timestamp at time zone ${hongKong} and ${whereOf(filter, linkValue)}`
              : sql``
          }
        ) as given group by value having sum(visits + visitors + step2 + submitted + refused + complete + approved + funded + cost) > 0
        order by ${by === 'day' ? sql`value` : sql`visits desc, submitted desc, step2 desc, value`} limit ${limit}`);
      return z.array(rowSchema).parse(rows);
    },
  };
}
