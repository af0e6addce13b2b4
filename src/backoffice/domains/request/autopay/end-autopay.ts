import { inBatches, type HasTurn } from '@/lib/async/in-batches';
import { messageTexts } from '@/lib/texts/message-texts';
import { autopayStatus } from '@/lib/payment/autopay';
import type { Logger } from '@/backoffice/common/logger';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { CustomerRepository } from '../../customer/customer.repository';
import type { CustomerService } from '../../customer/customer.service';
import type { LedgerRepositories, LoanLedger } from '../../loan/loan-ledger';
import type { OutboxRepository } from '../../outbox/outbox.repository';
import type { RequestFieldEncryption } from '../request-field-encryption';
import type { RequestNotifications } from '../request-notifications';
import type { RequestRepository, RequestRow } from '../request.repository';
import type { SettledAutopayRepository } from './settled-autopay.repository';

export interface EndAutopayRepositories extends LedgerRepositories {
  customer: Pick<CustomerRepository, 'lockById'>;
  outbox: OutboxRepository;
  request: Pick<
    RequestRepository,
    'addStep' | 'create' | 'findByIdempotencyKey' | 'listByCustomer'
  >;
}

export interface EndAutopayOptions {
  repositories: { settledAutopay: SettledAutopayRepository };
  unitOfWork: UnitOfWork<EndAutopayRepositories>;
  loanLedger: Pick<LoanLedger, 'lock'>;
  customers: Pick<CustomerService, 'profileOf'>;
  notifications: Pick<RequestNotifications, 'notifyAutopayEnded' | 'deliverNow'>;
  fieldEncryption: RequestFieldEncryption;
  now: () => Date;
  newReference: () => string;
  log: Logger;
}

const batchSize = 50;
const by = 'system';

/** A job that ends the autopay of loans that are paid back, and tells their customers; a failure of one loan does not stop the others. */
export function createEndAutopay({
  repositories,
  unitOfWork,
  loanLedger,
  customers,
  notifications,
  fieldEncryption,
  now,
  newReference,
  log,
}: EndAutopayOptions): () => Promise<void> {
  /** Writes down the end of an instruction, once. */
  async function writeEnd(
    { request }: Pick<EndAutopayRepositories, 'request'>,
    { active, message }: { active: RequestRow; message: string },
  ): Promise<void> {
    const { customerId, loanNo } = active;
    const idempotencyKey = `end:${active.reference}`;
    if (await request.findByIdempotencyKey(customerId, idempotencyKey)) return;
    const reference = newReference();
    const at = now();
    const detail = fieldEncryption.detail.decrypt(active.reference, active.detail);
    await request.create({
      reference,
      customerId,
      loanNo,
      kind: 'autopay-end',
      state: 'completed',
      amountCents: null,
      months: null,
      on: null,
      detail: fieldEncryption.detail.encrypt(reference, detail),
      payload: null,
      idempotencyKey,
      bodyHash: '',
      createdAt: at,
      changedAt: at,
      dueAt: null,
      assignee: null,
      assignments: 0,
    });
    await request.addStep(reference, { state: 'completed', at, message, note: null, by });
  }

  async function end(loanNo: string): Promise<void> {
    await unitOfWork(async (tx) => {
      const record = await loanLedger.lock(tx, loanNo);
      const row = record && (await tx.customer.lockById(record.customerId));
      if (!row || record.account.state !== 'settled') return;
      const customer = customers.profileOf(row);
      const message = messageTexts.in(customer.language)('loan.paidBack');
      const { active, asked, ending } = autopayStatus(
        await tx.request.listByCustomer(customer.id),
        loanNo,
      );
      for (const [open, state] of [
        [asked, 'declined'],
        [ending, 'completed'],
      ] as const)
        if (open)
          await tx.request.addStep(open.reference, { state, at: now(), message, note: null, by });
      if (active && !ending) await writeEnd(tx, { active, message });
      if (active || asked) await notifications.notifyAutopayEnded(tx, { customer, loanNo });
    });
  }

  return async (hasTurn?: HasTurn) => {
    const loanNos = inBatches({
      list: (page) => repositories.settledAutopay.listLoans(page),
      keyOf: String,
      limit: batchSize,
      hasTurn,
    });
    for await (const loanNo of loanNos)
      await end(loanNo).catch((error: unknown) =>
        log.error({ err: error, loanNo }, 'The autopay of a loan cannot be ended'),
      );
    notifications.deliverNow();
  };
}
