import type { DeskOutboxMessage, OutboxFilter } from '@/contracts/outbox/outbox';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange } from '../audit/record-change';
import { stateOf, toDeskMessage, type OutboxRow } from './outbox.model';
import type { OutboxRepository } from './outbox.repository';

export interface OutboxDeskRepositories {
  audit: Pick<AuditRepository, 'create'>;
  outbox: Pick<OutboxRepository, 'lockById' | 'markAbandoned' | 'markWaiting'>;
}

export interface OutboxDeskOptions {
  outbox: Pick<OutboxRepository, 'list' | 'count'>;
  unitOfWork: UnitOfWork<OutboxDeskRepositories>;
  now: () => Date;
  /** Called after a message became due. */
  onMessageDue: () => void;
}

/** Who changes a message, which one, and the version that was on the screen. */
export interface OutboxEdit {
  staff: string;
  id: string;
  version: number;
}

export type OutboxDesk = ReturnType<typeof createOutboxDesk>;

/** Messages on their way out, as staff see them: without recipient and text. */
export function createOutboxDesk({ outbox, unitOfWork, now, onMessageDue }: OutboxDeskOptions) {
  /** Throws `not_found`, `changed_meanwhile` where it is no longer the one that was on the screen, and `conflict` for one without a text. */
  const edit = (
    { staff, id, version }: OutboxEdit,
    work: (tx: OutboxDeskRepositories, row: OutboxRow) => Promise<void>,
  ): Promise<DeskOutboxMessage> =>
    unitOfWork(async (tx) => {
      const before = requireFound(await tx.outbox.lockById(id));
      const state = stateOf(before);
      if (before.version !== version) {
        const at = (
          before.deliveredAt ??
          before.abandonedAt ??
          before.deadAt ??
          now()
        ).toISOString();
        const changes = [{ what: state, by: 'outbox', at }];
        throw new ServiceError('changed_meanwhile', {
          changed: { version: before.version, changes },
        });
      }
      if (!before.hasContent) throw new ServiceError('conflict');
      await work(tx, before);
      const row = requireFound(await tx.outbox.lockById(id));
      await recordChange(tx.audit, {
        at: now(),
        staff,
        target: `outbox-message:${id}`,
        before: { kind: before.kind, state, attempts: before.attempts },
        after: { kind: row.kind, state: stateOf(row), attempts: row.attempts },
      });
      return toDeskMessage(row);
    });

  return {
    /** One page. Throws `validation_failed` for the cursor of another order. */
    async list({
      cursor,
      limit,
      ...filter
    }: OutboxFilter & { cursor?: string | undefined; limit: number }): Promise<{
      data: DeskOutboxMessage[];
      next: string | null;
      total: number;
    }> {
      const { rows, next } = await outbox.list(filter, { cursor, limit });
      return {
        data: rows.map(toDeskMessage),
        next,
        total: await outbox.count(filter),
      };
    },

    /** Has a message tried now; one that is being tried this moment is left to that. Throws as `edit` says. */
    async retry(by: OutboxEdit): Promise<DeskOutboxMessage> {
      const message = await edit(by, async (tx, { leaseExpiresAt }) => {
        const at = now();
        await tx.outbox.markWaiting(
          by.id,
          leaseExpiresAt && leaseExpiresAt > at ? leaseExpiresAt : at,
        );
      });
      onMessageDue();
      return message;
    },

    /** Wipes recipient and text. Throws as `edit` says. */
    abandon: (by: OutboxEdit): Promise<DeskOutboxMessage> =>
      edit(by, (tx) => tx.outbox.markAbandoned(by.id, now())),
  };
}
