import { personalTables, type PersonalTableName } from '@/backoffice/db/personal/personal-tables';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import type { Logger } from '@/backoffice/common/logger';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { ErasurePreview } from '@/contracts/customer/customer-desk';
import { dayMs } from '@/lib/hong-kong-day';
import { createFindOwner } from '../application/application-owner';
import type { ApplicationRepository } from '../application/application.repository';
import type { ApprovalRepository } from '../approval/approval.repository';
import { createEmptyApprovals } from '../approval/empty-approvals';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange, recordRead } from '../audit/record-change';
import type { CustomerRepository, CustomerRow } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import type { DocumentRepository } from '../document/document.repository';
import type { LoanRepository } from '../loan/loan.repository';
import type { PersonalRowRepository, StoredRow } from '../personal-copy/personal-row.repository';
import { readPersonalRows } from '../personal-copy/personal-rows';
import type { RequestRepository } from '../request/request.repository';
import { planErasure, type ErasurePlan } from './erasure.model';
import type { ErasureRepository, ErasureRow } from './erasure.repository';

/** What an erasure reads and writes in one transaction. */
export interface ErasureRepositories {
  application: Pick<ApplicationRepository, 'remove'>;
  approval: Pick<ApprovalRepository, 'updateBody'>;
  audit: Pick<AuditRepository, 'create'>;
  customer: Pick<CustomerRepository, 'findById' | 'lockById' | 'update' | 'addEvent'>;
  document: Pick<DocumentRepository, 'removeByApplication' | 'addOrphans'>;
  erasure: ErasureRepository;
  loan: Pick<LoanRepository, 'remove'>;
  personalRow: PersonalRowRepository;
  request: Pick<RequestRepository, 'remove'>;
}

export interface ErasureOptions {
  unitOfWork: UnitOfWork<ErasureRepositories>;
  customers: Pick<CustomerService, 'profileOf'>;
  cipher: DataCipher;
  /** Of applications. */
  hash: KeyedHash;
  log: Logger;
  now: () => Date;
}

export type ErasureService = ReturnType<typeof createErasureService>;

const batchSize = 20;
/** Who the trail says erased what had been kept. */
const byServer = 'server';
/** They go with what they belong to, or cannot go. */
const removedOneByOne = [
  'valueAlert',
  'contactMessage',
  'thread',
  'callBack',
  'draft',
  'passkey',
  'session',
] as const satisfies readonly PersonalTableName[];

/** Erasure of what is kept about a customer, as far as nothing holds it (Personal Data (Privacy) Ordinance, Cap. 486, section 26). */
export function createErasureService({
  unitOfWork,
  customers,
  cipher,
  hash,
  log,
  now,
}: ErasureOptions) {
  const emptyApprovals = createEmptyApprovals(cipher);
  async function planOf(
    tx: ErasureRepositories,
    row: CustomerRow,
    asked: ErasureRow | null,
  ): Promise<ErasurePlan> {
    const { phone, email, emailVerifiedAt } = customers.profileOf(row);
    const findOwner = createFindOwner({ repositories: tx, customers, hash });
    const rows = await readPersonalRows(
      { rows: tx.personalRow, cipher },
      {
        ...(await findOwner(row.id)),
        contacts: emailVerifiedAt !== null && email !== null ? [phone, email] : [phone],
      },
    );
    return planErasure(rows, { at: now(), askedAt: asked?.askedAt ?? null });
  }

  /** Deletes what the plan says; files without a document are removed by the job that does so. */
  async function removeErased(
    tx: ErasureRepositories,
    customerId: string,
    { erased, account }: ErasurePlan,
  ): Promise<void> {
    await emptyApprovals(tx.approval, keysIn(erased.approval, 'id'));
    for (const number of new Set(
      [
        ...erased.document.map((row) => row.applicationNumber),
        ...erased.application.map((row) => row.number),
        ...erased.jobApplication.map((row) => row.reference),
      ].map(String),
    ))
      await tx.document.addOrphans(await tx.document.removeByApplication(number), now());
    await tx.request.remove(keysIn(erased.request, 'reference'));
    for (const loanNo of keysIn(erased.loan, 'loanNo')) await tx.loan.remove(loanNo);
    for (const name of [...removedOneByOne, 'jobApplication'] as const) {
      const property = isByReference(name) ? 'reference' : 'id';
      await tx.personalRow.remove(personalTables[name], keysIn(erased[name], property));
    }
    for (const number of keysIn(erased.application, 'number')) await tx.application.remove(number);
    if (account === null) await tx.personalRow.remove(personalTables.customer, [customerId]);
    else await tx.customer.update(customerId, { marketing: false });
  }

  const record = (
    tx: ErasureRepositories,
    { lines }: ErasurePlan,
    { customerId, staff }: { customerId: string; staff: string },
  ): Promise<void> => {
    const erasing = lines.filter(({ hold }) => hold === null);
    const keeping = lines.flatMap(({ hold, until, kind, count }) =>
      hold === null ? [] : [{ kind, count, hold, until }],
    );
    return recordChange(tx.audit, {
      at: now(),
      staff,
      target: `customer:${customerId}`,
      before: { action: 'erasure' },
      after: {
        erased: Object.fromEntries(erasing.map(({ kind, count }) => [kind, count])),
        kept: keeping,
      },
    });
  };

  return {
    /** What an erasure would do now; that it was read stands in the trail. Throws `not_found`. */
    preview: (staff: string, customerId: string): Promise<ErasurePreview> =>
      unitOfWork(async (tx) => {
        const row = requireFound(await tx.customer.findById(customerId));
        const asked = await tx.erasure.findByCustomer(customerId);
        const { lines } = await planOf(tx, row, null);
        const target = `customer:${customerId}`;
        await recordRead(tx.audit, { at: now(), staff, target, after: { erasure: 'previewed' } });
        return { lines: [...lines], askedAt: asked?.askedAt.toISOString() ?? null };
      }),

    /**
     * Erases at once what nothing holds, and has the job erase the rest when its holds end; all sessions end. Throws `not_found`, and
     * `conflict` where an erasure was approved before and nothing came since that could go.
     */
    erase: (staff: string, customerId: string): Promise<ErasurePlan> =>
      unitOfWork(async (tx) => {
        const row = requireFound(await tx.customer.lockById(customerId));
        const asked = await tx.erasure.findByCustomer(customerId);
        const plan = await planOf(tx, row, null);
        const goes = plan.lines.some(({ hold, kind }) => hold === null && kind !== 'session');
        if (asked && !goes) throw new ServiceError('conflict');
        await removeErased(tx, customerId, plan);
        const at = now();
        if (plan.account) {
          await tx.erasure.save({
            customerId,
            askedAt: at,
            askedBy: staff,
            nextAt: new Date(at.getTime() + dayMs),
          });
          const kind = 'signed-out-everywhere';
          await tx.customer.addEvent({ customerId, at, kind, device: '', staff });
        }
        await record(tx, plan, { customerId, staff });
        return plan;
      }),

    /** A job that erases what had to be kept, once nothing holds it any longer; each customer is looked at once a day. */
    async eraseRest(): Promise<void> {
      const due = await unitOfWork((tx) => tx.erasure.listDue(now(), batchSize));
      let erasedFrom = 0;
      for (const asked of due)
        await unitOfWork(async (tx) => {
          const { customerId } = asked;
          const row = await tx.customer.lockById(customerId);
          if (!row) return;
          const plan = await planOf(tx, row, asked);
          await tx.erasure.save({ ...asked, nextAt: new Date(now().getTime() + dayMs) });
          if (!plan.lines.some(({ hold }) => hold === null)) return;
          await removeErased(tx, customerId, plan);
          await record(tx, plan, { customerId, staff: byServer });
          erasedFrom += 1;
        });
      if (erasedFrom > 0)
        log.info({ customers: erasedFrom }, 'Erased what customers had asked to have erased');
    },
  };
}

const keysIn = (rows: readonly StoredRow[], property: string): string[] =>
  rows.map((row) => String(row[property]));

const isByReference = (name: PersonalTableName): boolean =>
  name === 'thread' ||
  name === 'contactMessage' ||
  name === 'callBack' ||
  name === 'jobApplication';
