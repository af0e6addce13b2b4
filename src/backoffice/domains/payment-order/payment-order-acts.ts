import { fromCents } from '@/lib/loan/money';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { Acts } from '../approval/approval-inputs';
import { optionalFacts, type Outcome } from '../approval/approval.model';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange } from '../audit/record-change';
import type { BankAccountEncryption } from '../customer/bank-account.model';
import type { BankAccountRepository } from '../customer/bank-account.repository';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import { heldUntil } from '../customer/payout.model';
import type { PaymentFileRepository } from './payment-file.repository';
import { payeeOf, paymentAccountContext, type PaymentOrderRow } from './payment-order.model';
import type { PaymentOrderRepository } from './payment-order.repository';
import { rejectNotUnderWay, rejectOtherDays, settleReturned } from './settle-payment';

export interface PaymentOrderActsOptions {
  repositories: {
    audit: Pick<AuditRepository, 'create'>;
    bankAccount: Pick<BankAccountRepository, 'findCurrent'>;
    customer: Pick<CustomerRepository, 'lockById'>;
    paymentFile: Pick<PaymentFileRepository, 'lockById'>;
    paymentOrder: Pick<PaymentOrderRepository, 'lockById' | 'lockByFile' | 'update' | 'addSteps'>;
  };
  customers: Pick<CustomerService, 'profileOf'>;
  bankAccountEncryption: Pick<BankAccountEncryption, 'decrypt'>;
  cipher: DataCipher;
  now: () => Date;
}

export type PaymentOrderActs = Pick<Acts, 'payment-order' | 'payment-return'>;

/** Payments that a second person has approved, each to the account that was shown, and what two people say that came back. */
export const createPaymentOrderActs = ({
  repositories,
  customers,
  bankAccountEncryption,
  cipher,
  now,
}: PaymentOrderActsOptions): PaymentOrderActs => ({
  async 'payment-order'(maker, { id }) {
    const order = requireFound(await repositories.paymentOrder.lockById(id));
    if (order.state !== 'waiting') throw new ServiceError('conflict');
    const customer = requireFound(await repositories.customer.lockById(order.customerId));
    if (customer.payoutsFrozenAt !== null) rejectField('id', 'payoutsFrozen');
    const held = heldUntil(customer, now());
    if (held !== null) rejectField('id', 'payoutsHeld', held.toISOString());
    const account =
      (await repositories.bankAccount.findCurrent(order.customerId)) ??
      rejectField('id', 'noBankAccount');
    const payee = bankAccountEncryption.decrypt(account.id, account.encrypted);
    const { bankCode, accountNumber, holder } = payee;
    await repositories.paymentOrder.update(id, {
      state: 'approved',
      account: cipher.encrypt(JSON.stringify(payee), paymentAccountContext(id)),
    });
    const at = now();
    await repositories.paymentOrder.addSteps([
      { orderId: id, state: 'approved', at, by: maker, note: null },
    ]);
    await recordChange(repositories.audit, {
      at,
      staff: maker,
      target: `payment-order:${id}`,
      before: { state: order.state },
      after: { state: 'approved' },
    });
    const { name, phone } = customers.profileOf(customer);
    return {
      subject: `payment-order:${id}`,
      amountCents: order.amountCents,
      facts: [
        ...optionalFacts({ loanNo: order.loanNo }),
        { name: 'borrower', value: name ?? phone },
        ...optionalFacts({
          origin: order.origin,
          ...namedReference(order),
          amount: fromCents(order.amountCents),
          dueOn: order.dueOn,
        }),
        { name: 'bankAccount', value: `${bankCode} ${accountNumber} ${holder}` },
      ],
      versions: { account: account.id },
      result: id,
    };
  },

  async 'payment-return'(maker, { id, outcome }): Promise<Outcome> {
    const { on, reason, note } = outcome;
    const by = { staff: maker, at: now() };
    const told = optionalFacts({ returnedOn: on, returnReason: reason, note });
    if (id.startsWith('PF-')) {
      const file = requireFound(await repositories.paymentFile.lockById(id));
      const rows = await repositories.paymentOrder.lockByFile(id, 'sent');
      if (rows.length === 0) throw new ServiceError('conflict');
      rejectOtherDays(on, { since: file.madeAt, now: by.at });
      for (const row of rows) await settleReturned(repositories, by, { row, outcome });
      const amountCents = rows.reduce((sum, row) => sum + row.amountCents, 0);
      const facts = { paymentFile: id, payments: rows.length, amount: fromCents(amountCents) };
      return {
        subject: `payment-file:${id}`,
        amountCents,
        facts: [...optionalFacts(facts), ...told],
        versions: {},
        result: id,
      };
    }
    const order = requireFound(await repositories.paymentOrder.lockById(id));
    rejectNotUnderWay(order, outcome);
    rejectOtherDays(on, { since: order.placedAt, now: by.at });
    await settleReturned(repositories, by, { row: order, outcome });
    const customer = requireFound(await repositories.customer.lockById(order.customerId));
    const { name, phone } = customers.profileOf(customer);
    const payee = payeeOf(cipher, order);
    return {
      subject: `payment-order:${id}`,
      amountCents: order.amountCents,
      facts: [
        ...optionalFacts({ loanNo: order.loanNo }),
        { name: 'borrower', value: name ?? phone },
        ...optionalFacts({
          origin: order.origin,
          ...namedReference(order),
          amount: fromCents(order.amountCents),
          bankAccount: payee && `${payee.bankCode} ${payee.accountNumber} ${payee.holder}`,
          paymentFile: order.fileId,
        }),
        ...told,
      ],
      versions: { state: order.state },
      result: id,
    };
  },
});

/** What a payment is named by besides its loan: the request that asked for it, or the reference of what staff booked. */
function namedReference({
  origin,
  reference,
}: Pick<PaymentOrderRow, 'origin' | 'reference'>): Partial<
  Record<'request' | 'reference', string>
> {
  if (origin === 'loan') return {};
  return origin === 'withdrawal' ? { request: reference } : { reference };
}
