import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { CampaignRow } from '@/contracts/campaign';
import type { Database, Transaction } from '../../db/client';
import { campaignCountTable } from '../../db/schema/campaign';

export interface CampaignFilter {
  from?: string;
  to?: string;
  source?: string;
  limit: number;
}

export type CampaignRepository = ReturnType<typeof createCampaignRepository>;

/** Sums of campaigns by day. */
export function createCampaignRepository(db: Database | Transaction) {
  const { day, source, medium, campaign, visits, step2, submitted, refused } = campaignCountTable;
  return {
    /** Adds to the sums, always in the same order, so that two instances never wait for each other. Each day and campaign may stand in `rows` once. */
    async add(rows: readonly CampaignRow[]): Promise<void> {
      if (rows.length === 0) return;
      const ordered = [...rows].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
      await db.insert(campaignCountTable).values(ordered).onConflictDoUpdate({
        target: [day, source, medium, campaign],
        set: { visits: sql`${visits} + excluded.visits`, step2: sql`${step2} + excluded.step2`, submitted: sql`${submitted} + excluded.submitted`, refused: sql`${refused} + excluded.refused` },
      });
    },

    /** Newest day first, then by source, medium and campaign. */
    async list({ from, to, source: wanted, limit }: CampaignFilter): Promise<CampaignRow[]> {
      const conditions = [...(from ? [gte(day, from)] : []), ...(to ? [lte(day, to)] : []), ...(wanted === undefined ? [] : [eq(source, wanted)])];
      return db.select().from(campaignCountTable).where(and(...conditions)).orderBy(desc(day), source, medium, campaign).limit(limit);
    },

    async removeBefore(firstDay: string): Promise<void> {
      await db.delete(campaignCountTable).where(lt(day, firstDay));
    },
  };
}

function keyOf(row: CampaignRow): string {
  return JSON.stringify([row.day, row.source, row.medium, row.campaign]);
}
