import type { ApplicationModule } from './domains/application/application.module';
import type { CustomerModule } from './domains/customer/customer.module';
import { entryOf } from './domains/loan/desk/staff-reference';
import { reversalReference } from './domains/loan/interest.model';
import { createLoanRepository } from './domains/loan/loan.repository';
import type { Outbox } from './domains/outbox/outbox.module';
import {
  createPaymentOrderModule,
  type PaymentOrderModule,
  type PaymentOrderModuleOptions,
} from './domains/payment-order/payment-order.module';
import type { RequestModule } from './domains/request/request.module';

interface Parts {
  customers: Pick<CustomerModule, 'customers'>;
  requests: Pick<RequestModule, 'completeIn'>;
  applications: Pick<ApplicationModule, 'completeIn'>;
  outbox: Pick<Outbox, 'runNow'>;
}

/** Wires the money that goes out to the loans that it is for and to what is completed once it is paid. */
export const createPayments = (
  { customers: { customers }, requests, applications, outbox }: Parts,
  options: Pick<PaymentOrderModuleOptions, 'settings' | 'db' | 'cipher' | 'now'>,
): PaymentOrderModule =>
  createPaymentOrderModule({
    ...options,
    customers,
    loansIn(db) {
      const loans = createLoanRepository(db);
      return {
        findApplicationNumber: async (loanNo) =>
          (await loans.findByNumber(loanNo))?.applicationNumber ?? null,
        async isReversed({ loanNo, reference }) {
          const entries = (await loans.findByNumber(loanNo))?.account.entries ?? [];
          // A draw-down of staff stands in the ledger under another reference than its payment.
          const backs = [reference, entryOf(reference)].map(reversalReference);
          return entries.some((entry) => backs.includes(entry.reference));
        },
      };
    },
    completeApplicationIn: applications.completeIn,
    completeWithdrawalIn: requests.completeIn,
    onMessageEnqueued: () => void outbox.runNow(),
  });
