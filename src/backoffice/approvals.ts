import type { ApprovalModuleOptions } from './domains/approval/approval.module';
import { createApprovalModule } from './domains/approval/approval.module';
import type { ApprovalService } from './domains/approval/approval.service';
import type { ApplicationModule } from './domains/application/application.module';
import type { CustomerModule } from './domains/customer/customer.module';
import type { LoanModule } from './domains/loan/loan.module';
import type { Outbox } from './domains/outbox/outbox.module';
import type { RequestModule } from './domains/request/request.module';
import type { StaffModule } from './domains/staff/staff.module';

interface Parts {
  staff: Pick<StaffModule, 'actsIn'>;
  customers: Pick<CustomerModule, 'actsIn'>;
  loans: Pick<LoanModule, 'actsIn'>;
  requests: Pick<RequestModule, 'actsIn'>;
  applications: Pick<ApplicationModule, 'actsIn'>;
}

/** Wires what needs a second person to what is done then. */
export function createApprovals(
  { staff, customers, loans, requests, applications }: Parts,
  {
    outbox,
    ...options
  }: Pick<ApprovalModuleOptions, 'db' | 'cipher' | 'now'> & { outbox: Pick<Outbox, 'runNow'> },
): ApprovalService {
  return createApprovalModule({
    ...options,
    actsIn: (tx) => ({
      ...staff.actsIn(tx),
      ...customers.actsIn(tx),
      ...loans.actsIn(tx),
      ...requests.actsIn(tx),
      ...applications.actsIn(tx),
    }),
    onDone: () => void outbox.runNow(),
  });
}
