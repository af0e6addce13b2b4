import type {
  PaymentOrder,
  PaymentOrderDetail,
  PaymentOutcome,
  PaymentOrderFilter,
} from '@/contracts/payment-order/payment-order';
import { hongKongDay } from '@/lib/hong-kong-day';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import { toApproval } from '../approval/approval.model';
import type { ApprovalRepository } from '../approval/approval.repository';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange, recordRead } from '../audit/record-change';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import {
  payeeOf,
  toPaymentOrder,
  type PaidLoans,
  type PaymentOrderRow,
} from './payment-order.model';
import type { PaymentOrderRepository } from './payment-order.repository';
import type { PlaceOrder } from './place-order';
import {
  rejectNotUnderWay,
  rejectOtherDays,
  settlePaid,
  settleReturned,
  type PaidRepositories,
} from './settle-payment';

export interface PaymentOrderReads {
  approval: Pick<ApprovalRepository, 'listBySubject'>;
  audit: Pick<AuditRepository, 'create'>;
  customer: Pick<CustomerRepository, 'findById'>;
  loan: PaidLoans;
  paymentOrder: PaymentOrderRepository;
}

/** What is done to a payment, and what its being paid completes, in one transaction. */
export interface PaymentOrderRepositories
  extends PaymentOrderReads, Pick<PaidRepositories, 'completeApplication' | 'completeWithdrawal'> {}

export interface PaymentOrderServiceOptions {
  repositories: PaymentOrderReads;
  unitOfWork: UnitOfWork<PaymentOrderRepositories>;
  customers: Pick<CustomerService, 'nameOf'>;
  placeOrder: PlaceOrder;
  cipher: DataCipher;
  now: () => Date;
  /** Called after messages were stored. */
  onMessageEnqueued: () => void;
}

interface PageQuery {
  cursor?: string | undefined;
  limit: number;
}

export type PaymentOrderService = ReturnType<typeof createPaymentOrderService>;

/** Money that goes out to customers. */
export function createPaymentOrderService({
  repositories,
  unitOfWork,
  customers,
  placeOrder,
  cipher,
  now,
  onMessageEnqueued,
}: PaymentOrderServiceOptions) {
  const show = (row: PaymentOrderRow): PaymentOrder => toPaymentOrder(row, payeeOf(cipher, row));

  async function detailOf(
    { approval, customer, loan, paymentOrder }: PaymentOrderReads,
    row: PaymentOrderRow,
  ): Promise<PaymentOrderDetail> {
    const payer = await customer.findById(row.customerId);
    const replacement = await paymentOrder.findReplacement(row.id);
    return {
      ...show(row),
      customerId: row.customerId,
      customer: payer && customers.nameOf(payer),
      applicationNumber: await loan.findApplicationNumber(row.loanNo),
      holder: payeeOf(cipher, row)?.holder ?? null,
      replaces: row.replaces,
      replacedBy: replacement?.id ?? null,
      approvals: (await approval.listBySubject(`payment-order:${row.id}`)).map(toApproval),
      history: (await paymentOrder.listSteps(row.id)).map(({ state, at, by, note }) => ({
        state,
        at: at.toISOString(),
        by,
        note,
      })),
    };
  }

  /** Notes what the bank did with a payment that it was given; the row is locked. */
  const settle = (
    tx: PaymentOrderRepositories,
    staff: string,
    { row, outcome }: { row: PaymentOrderRow; outcome: PaymentOutcome },
  ): Promise<void> => {
    const by = { staff, at: now() };
    return outcome.state === 'paid'
      ? settlePaid(tx, by, { row, on: outcome.on })
      : settleReturned(tx, by, { row, outcome });
  };

  const record = (staff: string, target: string, after: object | null) =>
    recordRead(repositories.audit, { at: now(), staff, target, after });

  return {
    /** One page. Throws `validation_failed` for the cursor of another order. */
    async list({ cursor, limit, ...filter }: PaymentOrderFilter & PageQuery): Promise<{
      data: PaymentOrder[];
      next: string | null;
      total: number;
    }> {
      const { rows, next } = await repositories.paymentOrder.list(filter, { cursor, limit });
      return {
        data: rows.map(show),
        next,
        total: await repositories.paymentOrder.count(filter),
      };
    },

    /** All of one payment, which is written down as read. Throws `not_found`. */
    async find(staff: string, id: string): Promise<PaymentOrderDetail> {
      const row = requireFound(await repositories.paymentOrder.findById(id));
      await record(staff, `payment-order:${id}`, null);
      return detailOf(repositories, row);
    },

    /** Where a payment goes in full, for a reason that is written down. Throws `not_found`, also before that is approved. */
    async reveal(staff: string, { id, note }: { id: string; note: string }): Promise<string> {
      const row = requireFound(await repositories.paymentOrder.findById(id));
      const { bankCode, accountNumber, holder } = requireFound(payeeOf(cipher, row));
      await record(staff, `payment-order:${id}`, { field: 'bankAccount', note });
      return `${bankCode} ${accountNumber} ${holder}`;
    },

    settle,

    /**
     * Notes that the bank has paid, which completes the withdrawal or application, or that the money came back, also later. Throws `not_found`,
     * `validation_failed` for a day that cannot be, and `conflict` for what the bank was not given.
     */
    async note(
      staff: string,
      { id, outcome }: { id: string; outcome: PaymentOutcome },
    ): Promise<PaymentOrderDetail> {
      const detail = await unitOfWork(async (tx) => {
        const row = requireFound(await tx.paymentOrder.lockById(id));
        rejectNotUnderWay(row, outcome);
        rejectOtherDays(outcome.on, { since: row.placedAt, now: now() });
        await settle(tx, staff, { row, outcome });
        return detailOf(tx, requireFound(await tx.paymentOrder.findById(id)));
      });
      onMessageEnqueued();
      return detail;
    },

    /**
     * Places a payment that came back again; it goes to the account that the customer has when it is approved. Throws `not_found`, and
     * `conflict` where it did not come back, was placed again already, or is owed no more because the withdrawal was reversed.
     */
    replace: (staff: string, id: string): Promise<PaymentOrderDetail> =>
      unitOfWork(async (tx) => {
        const row = requireFound(await tx.paymentOrder.lockById(id));
        const { customerId, loanNo, origin, reference, amountCents } = row;
        const isReversed = await tx.loan.isReversed({ loanNo, reference });
        if (row.state !== 'returned' || isReversed || (await tx.paymentOrder.findReplacement(id)))
          throw new ServiceError('conflict');
        const dueOn = hongKongDay(now());
        const replacement = await placeOrder(tx, {
          customerId,
          loanNo,
          origin,
          reference,
          amountCents,
          dueOn,
          by: staff,
          replaces: id,
        });
        await recordChange(tx.audit, {
          at: now(),
          staff,
          target: `payment-order:${replacement}`,
          before: null,
          after: { replaces: id },
        });
        return detailOf(tx, requireFound(await tx.paymentOrder.findById(replacement)));
      }),
  };
}
