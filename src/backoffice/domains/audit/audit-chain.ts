import { createHash } from 'node:crypto';
import type { AuditRow } from '@/contracts/staff/audit';
import type { Logger } from '@/backoffice/common/logger';
import { minuteMs } from '@/lib/hong-kong-day';
import type { AuditBatchRepository } from './audit-batch.repository';
import type { AuditRepository } from './audit.repository';

/** The age after which rows are chained: every transaction has ended by then, so no row with a smaller number can still appear. */
const settledMs = 10 * minuteMs;
const batchRows = 1_000;

export interface AuditChainOptions {
  audit: Pick<AuditRepository, 'listAfter'>;
  batches: AuditBatchRepository;
  log: Pick<Logger, 'info'>;
  now: () => Date;
}

/** What a check found: the batches and rows that hold, and the number of the first batch that does not, null where all do. */
export interface ChainCheck {
  batches: number;
  rows: number;
  brokenAt: number | null;
  lastHash: string;
}

const origin = { number: 0, toId: 0, hash: '' };

/** The hash of a batch: over that of the batch before and each row as one line of JSON. */
function hashOf(former: string, rows: readonly AuditRow[]): string {
  const digest = createHash('sha256').update(former);
  for (const { id, at, staff, roles, action, target, before, after } of rows)
    digest.update(`\n${JSON.stringify([id, at, staff, roles, action, target, before, after])}`);
  return digest.digest('base64url');
}

/** Chains the rows of the trail in batches, so that no writer waits for another, and checks them. */
export function createAuditChain({ audit, batches, log, now }: AuditChainOptions) {
  return {
    /** Chains what was written ten minutes ago and before. The log takes each hash out of the database’s reach. */
    async chain(): Promise<void> {
      let last = (await batches.findLast()) ?? origin;
      for (;;) {
        const until = new Date(now().getTime() - settledMs);
        const next = await audit.listAfter(last.toId, { limit: batchRows });
        const unsettled = next.findIndex(({ at }) => new Date(at) > until);
        const rows = unsettled === -1 ? next : next.slice(0, unsettled);
        const newest = rows.at(-1);
        if (!newest) return;
        const batch = {
          number: last.number + 1,
          toId: newest.id,
          rows: rows.length,
          hash: hashOf(last.hash, rows),
          chainedAt: now(),
        };
        await batches.create(batch);
        log.info(
          { number: batch.number, toId: batch.toId, hash: batch.hash },
          'Audit trail chained',
        );
        last = batch;
      }
    },

    /** Recomputes every hash. */
    async verify(): Promise<ChainCheck> {
      let former = origin;
      let rowCount = 0;
      for (const batch of await batches.list()) {
        const rows = await audit.listAfter(former.toId, {
          limit: batch.rows + 1,
          toId: batch.toId,
        });
        const holds =
          batch.number === former.number + 1 && hashOf(former.hash, rows) === batch.hash;
        if (!holds)
          return {
            batches: former.number,
            rows: rowCount,
            brokenAt: batch.number,
            lastHash: former.hash,
          };
        rowCount += rows.length;
        former = batch;
      }
      return { batches: former.number, rows: rowCount, brokenAt: null, lastHash: former.hash };
    },
  };
}
