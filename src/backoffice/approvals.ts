import type { ApprovalModuleOptions } from './domains/approval/approval.module';
import { createApprovalModule } from './domains/approval/approval.module';
import type { ApprovalService } from './domains/approval/approval.service';
import type { ApplicationModule } from './domains/application/application.module';
import type { CustomerModule } from './domains/customer/customer.module';
import type { LoanModule } from './domains/loan/loan.module';
import type { Outbox } from './domains/outbox/outbox.module';
import type {
  PaymentOrderModule,
  PaymentOrderModuleOptions,
} from './domains/payment-order/payment-order.module';
import type { RequestModule } from './domains/request/request.module';
import type { StaffModule } from './domains/staff/staff.module';
import { createPayments } from './payments';

interface Parts {
  staff: Pick<StaffModule, 'actsIn'>;
  customers: Pick<CustomerModule, 'actsIn' | 'customers'>;
  loans: Pick<LoanModule, 'actsIn'>;
  requests: Pick<RequestModule, 'actsIn' | 'completeIn'>;
  applications: Pick<ApplicationModule, 'actsIn' | 'completeIn'>;
  outbox: Pick<Outbox, 'runNow'>;
}

/** Wires what needs a second person to what is done then, and the money that goes out so. */
export function createApprovals(
  { staff, customers, loans, requests, applications, outbox }: Parts,
  {
    env,
    ...options
  }: Pick<ApprovalModuleOptions, 'db' | 'cipher' | 'now'> & Pick<PaymentOrderModuleOptions, 'env'>,
): { approvals: ApprovalService; payments: PaymentOrderModule } {
  const payments = createPayments(
    { customers, requests, applications, outbox },
    { ...options, env },
  );
  const approvals = createApprovalModule({
    ...options,
    actsIn: (tx) => ({
      ...staff.actsIn(tx),
      ...customers.actsIn(tx),
      ...loans.actsIn(tx),
      ...payments.actsIn(tx),
      ...requests.actsIn(tx),
      ...applications.actsIn(tx),
    }),
    onDone: () => void outbox.runNow(),
  });
  return { approvals, payments };
}
