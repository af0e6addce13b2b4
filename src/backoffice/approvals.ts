import type { Transaction } from './db/database';
import type { ApprovalModuleOptions } from './domains/approval/approval.module';
import { createApprovalModule } from './domains/approval/approval.module';
import type { ApprovalService } from './domains/approval/approval.service';
import type { ApplicationModule } from './domains/application/application.module';
import { createBankFileModule } from './domains/bank-file/bank-file.module';
import type { BankFileService } from './domains/bank-file/bank-file.service';
import type { CampaignModule } from './domains/campaign/campaign.module';
import type { ContentModule } from './domains/content/content.module';
import type { CustomerModule } from './domains/customer/customer.module';
import type { CustomerMergeModule } from './domains/customer-merge/customer-merge.module';
import type { ErasureModule } from './domains/erasure/erasure.module';
import type { LoanActs } from './domains/loan/loan-acts';
import type { LoanModule } from './domains/loan/loan.module';
import type { PasskeyModule } from './domains/passkey/passkey.module';
import type { Outbox } from './domains/outbox/outbox.module';
import type { PaymentOrderModule } from './domains/payment-order/payment-order.module';
import type { RequestModule } from './domains/request/request.module';
import type { SettingModule } from './domains/setting/setting.module';
import type { ContentFeed } from './domains/site/content-feed';
import type { StaffModule } from './domains/staff/staff.module';
import { createPayments } from './payments';

interface Parts {
  staff: Pick<StaffModule, 'actsIn'>;
  customers: Pick<CustomerModule, 'actsIn' | 'customers'>;
  passkeys: Pick<PasskeyModule, 'actsIn'>;
  loans: LoanModule;
  requests: Pick<RequestModule, 'actsIn' | 'completeIn' | 'declineTakenBackIn'>;
  applications: Pick<ApplicationModule, 'actsIn' | 'completeIn'>;
  content: Pick<ContentModule, 'actsIn'>;
  campaigns: Pick<CampaignModule, 'actsIn'>;
  erasure: Pick<ErasureModule, 'actsIn'>;
  merges: Pick<CustomerMergeModule, 'actsIn'>;
  outbox: Pick<Outbox, 'runNow'>;
}

/** Wires the requests that need a second person's approval to the actions carried out once approved, including payments to customers. */
export function createApprovals(
  {
    staff,
    customers,
    passkeys,
    loans,
    requests,
    applications,
    content,
    campaigns,
    erasure,
    merges,
    outbox,
  }: Parts,
  {
    settings,
    contentFeed,
    ...options
  }: Pick<ApprovalModuleOptions, 'db' | 'cipher' | 'now'> & {
    settings: SettingModule;
    contentFeed: Pick<ContentFeed, 'refresh'>;
  },
): { approvals: ApprovalService; payments: PaymentOrderModule; bankFiles: BankFileService } {
  const payments = createPayments(
    { customers, requests, applications, outbox },
    { ...options, settings: settings.reader },
  );
  const { bankFiles, actsIn: bankActsIn } = createBankFileModule({ ...options, loans, payments });
  /** A payment that is taken back takes what it completed back with it. */
  const loansActsIn = (tx: Transaction): LoanActs => {
    const acts = loans.actsIn(tx);
    return {
      ...acts,
      async 'loan-reversal'(maker, input) {
        const outcome = await acts['loan-reversal'](maker, input);
        const { loanNo, reason: note } = input;
        const declined = await requests.declineTakenBackIn(tx)(maker, { loanNo, note });
        const facts = declined.map((value) => ({ name: 'request', value }) as const);
        return { ...outcome, facts: [...outcome.facts, ...facts] };
      },
    };
  };
  const approvals = createApprovalModule({
    ...options,
    actsIn: (tx) => ({
      ...settings.actsIn(tx),
      ...staff.actsIn(tx),
      ...customers.actsIn(tx),
      ...passkeys.actsIn(tx),
      ...loansActsIn(tx),
      ...payments.actsIn(tx),
      ...bankActsIn(tx),
      ...requests.actsIn(tx),
      ...applications.actsIn(tx),
      ...content.actsIn(tx),
      ...campaigns.actsIn(tx),
      ...erasure.actsIn(tx),
      ...merges.actsIn(tx),
    }),
    async onDone() {
      void outbox.runNow();
      await contentFeed.refresh();
    },
  });
  return { approvals, payments, bankFiles };
}
