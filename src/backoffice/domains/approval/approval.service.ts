import { z } from 'zod';
import {
  approvalFactSchema,
  type Approval,
  type ApprovalDetail,
  type ApprovalSort,
} from '@/contracts/approval/approval';
import {
  approvalKinds,
  approvalPermissions,
  type ApprovalKind,
} from '@/contracts/approval/approval-choices';
import { fromCents } from '@/lib/loan/money';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { PageRequest } from '@/backoffice/db/list/list-order';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange, recordRead } from '../audit/record-change';
import type { ApprovalInput } from './approval-inputs';
import {
  approvalBodyContext,
  blockOf,
  hashOf,
  toApproval,
  type ApprovalRow,
  type Checker,
  type Outcome,
} from './approval.model';
import type { ApprovalFilter, ApprovalRepository } from './approval.repository';

/** Carries out what was asked for; all of it is rolled back where its outcome is not accepted. */
export type Perform = (
  request: { kind: ApprovalKind; maker: string; input: unknown },
  accepts: (outcome: Outcome) => boolean,
) => Promise<{ outcome: Outcome; isDone: boolean }>;

export interface ApprovalRepositories {
  approval: ApprovalRepository;
  audit: Pick<AuditRepository, 'create'>;
  perform: Perform;
}

export interface ApprovalServiceOptions {
  repositories: Pick<ApprovalRepositories, 'approval' | 'audit'>;
  unitOfWork: UnitOfWork<ApprovalRepositories>;
  cipher: DataCipher;
  now: () => Date;
  newApprovalId: () => string;
  newSalt: () => string;
  /** Called after something was carried out; the answer waits for it. */
  onDone: () => Promise<void>;
}

/** Who decides: `provenUntil` is null for one who cannot prove to be there. */
export interface DecidingChecker extends Checker {
  provenUntil: Date | null;
}

export type ApprovalService = ReturnType<typeof createApprovalService>;
export type RequestApproval = ApprovalService['request'];

const bodySchema = z.object({
  salt: z.string(),
  input: z.unknown(),
  facts: z.array(approvalFactSchema),
});

/** What two people do: one asks, another approves exactly what was asked. Nobody approves what is their own. */
export function createApprovalService({
  repositories,
  unitOfWork,
  cipher,
  now,
  newApprovalId,
  newSalt,
  onDone,
}: ApprovalServiceOptions) {
  const bodyOf = ({ id, body }: ApprovalRow) =>
    bodySchema.parse(JSON.parse(cipher.decrypt(body, approvalBodyContext(id))));
  const readableKinds = ({ permissions }: Checker): ApprovalKind[] =>
    approvalKinds.filter((kind) => permissions.includes(approvalPermissions[kind].read));

  async function readable(checker: Checker, row: ApprovalRow | null): Promise<ApprovalRow> {
    const found = requireFound(row);
    return requireFound(
      found.maker === checker.staff || readableKinds(checker).includes(found.kind) ? found : null,
    );
  }

  async function close(
    tx: ApprovalRepositories,
    row: ApprovalRow,
    {
      staff,
      ...change
    }: Pick<ApprovalRow, 'state'> &
      Partial<Pick<ApprovalRow, 'checker' | 'reason' | 'result'>> & { staff: string },
  ): Promise<Approval> {
    const decided = { checker: null, reason: null, result: null, ...change, decidedAt: now() };
    await tx.approval.update(row.id, decided);
    await recordChange(tx.audit, {
      at: now(),
      staff,
      target: `approval:${row.id}`,
      before: { state: row.state },
      after: { state: decided.state, reason: decided.reason, result: decided.result },
    });
    return toApproval({ ...row, ...decided });
  }

  /** Locks a request that the checker may decide on. Throws `not_found`, `approval_closed`, `approval_own` or `forbidden`. */
  async function lockForDecision(
    tx: ApprovalRepositories,
    checker: Checker,
    id: string,
  ): Promise<ApprovalRow> {
    const row = await readable(checker, await tx.approval.lockById(id));
    const block = blockOf(row, checker);
    if (block === 'closed') throw new ServiceError('approval_closed');
    if (block === 'own') throw new ServiceError('approval_own');
    if (block === 'role') throw new ServiceError('forbidden');
    return row;
  }

  return {
    /**
     * Asks for a second person. What is asked for is tried out and rolled back, so that it is refused now as it would be later. Throws what
     * the act throws, and `approval_waiting` where the same is asked of the same already.
     */
    async request<K extends ApprovalKind>(
      maker: string,
      kind: K,
      input: ApprovalInput<K>,
    ): Promise<Approval> {
      return unitOfWork(async (tx) => {
        const { outcome } = await tx.perform({ kind, maker, input }, () => false);
        const id = newApprovalId();
        const salt = newSalt();
        const { subject, amountCents, facts } = outcome;
        const row: Omit<ApprovalRow, 'number'> = {
          id,
          kind,
          subject,
          amountCents,
          state: 'waiting',
          maker,
          madeAt: now(),
          hash: hashOf(kind, outcome, salt),
          body: cipher.encrypt(JSON.stringify({ salt, input, facts }), approvalBodyContext(id)),
          checker: null,
          decidedAt: null,
          reason: null,
          result: null,
        };
        if (!(await tx.approval.create(row))) throw new ServiceError('approval_waiting');
        await recordChange(tx.audit, {
          at: now(),
          staff: maker,
          target: `approval:${id}`,
          before: null,
          after: {
            kind,
            subject,
            amount: amountCents === null ? null : fromCents(amountCents),
          },
        });
        return toApproval({ ...row, number: 0 });
      });
    },

    /** One page of what the caller may see. Throws `validation_failed` for the cursor of another order. */
    async list(
      checker: Checker,
      {
        cursor,
        limit,
        sort,
        kind,
        ...filter
      }: Omit<ApprovalFilter, 'kinds'> &
        PageRequest<ApprovalSort> & { kind?: ApprovalKind | undefined },
    ): Promise<{ data: Approval[]; next: string | null; total: number }> {
      const kinds = readableKinds(checker).filter((one) => kind === undefined || one === kind);
      const { approval } = repositories;
      const { rows, next } = await approval.list({ ...filter, kinds }, { sort, cursor, limit });
      return {
        data: rows.map(toApproval),
        next,
        total: await approval.count({ ...filter, kinds }, sort),
      };
    },

    /** All that is decided, which is written down as read. Throws `not_found`. */
    async find(checker: Checker, id: string): Promise<ApprovalDetail> {
      const row = await readable(checker, await repositories.approval.findById(id));
      await recordRead(repositories.audit, {
        at: now(),
        staff: checker.staff,
        target: `approval:${id}`,
        after: null,
      });
      return {
        ...toApproval(row),
        facts: bodyOf(row).facts,
        hash: row.hash,
        blocked: blockOf(row, checker),
      };
    },

    /**
     * Carries out what `hash` stands for, once, or nothing: where the outcome is any other, it is rolled back and the request is void. Throws
     * as `lockForDecision`, `step_up_required` for a checker who has not just proved to be there, `conflict` for another hash, and `approval_void`.
     */
    async approve(
      checker: DecidingChecker,
      { id, hash }: { id: string; hash: string },
    ): Promise<Approval> {
      const approval = await unitOfWork(async (tx) => {
        const row = await lockForDecision(tx, checker, id);
        if (checker.provenUntil === null || checker.provenUntil <= now())
          throw new ServiceError('step_up_required');
        if (hash !== row.hash) throw new ServiceError('conflict');
        const { kind, maker } = row;
        const { salt, input } = bodyOf(row);
        const done = await tx
          .perform({ kind, maker, input }, (outcome) => hashOf(kind, outcome, salt) === row.hash)
          .catch(nullIfRefused);
        const { staff } = checker;
        return done?.isDone
          ? close(tx, row, {
              state: 'approved',
              staff,
              checker: staff,
              result: done.outcome.result,
            })
          : close(tx, row, { state: 'void', staff });
      });
      if (approval.state === 'void') throw new ServiceError('approval_void');
      await onDone();
      return approval;
    },

    /** Throws as `lockForDecision`. */
    reject: (checker: Checker, { id, reason }: { id: string; reason: string }): Promise<Approval> =>
      unitOfWork(async (tx) =>
        close(tx, await lockForDecision(tx, checker, id), {
          state: 'rejected',
          staff: checker.staff,
          checker: checker.staff,
          reason,
        }),
      ),

    /** Takes an own request back. Throws `not_found` for one of others, and `approval_closed`. */
    withdraw: (staff: string, id: string): Promise<Approval> =>
      unitOfWork(async (tx) => {
        const row = requireFound(await tx.approval.lockById(id));
        if (row.maker !== staff) throw new ServiceError('not_found');
        if (row.state !== 'waiting') throw new ServiceError('approval_closed');
        return close(tx, row, { state: 'withdrawn', staff });
      }),
  };
}

/** Returns null for an act that was refused because of its data, so that the request becomes void; rethrows any other failure, after which the act may be tried again. */
function nullIfRefused(error: unknown): null {
  if (error instanceof ServiceError && error.code !== 'unavailable' && error.code !== 'internal')
    return null;
  throw error;
}
