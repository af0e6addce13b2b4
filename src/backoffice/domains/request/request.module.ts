import { randomBytes } from 'node:crypto';
import type { OfficeCalendar } from '@/backoffice/common/office-calendar';
import { brandNames } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import { toCents } from '@/lib/loan/money';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { Logger } from '@/backoffice/common/logger';
import type { Database, Transaction } from '@/backoffice/db/database';
import { rehearse } from '@/backoffice/db/rehearsal';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { newReference } from '@/backoffice/common/reference';
import type { HasTurn } from '@/lib/async/in-batches';
import { createApplicationFieldEncryption } from '../application/application-field-encryption';
import { createApplicationRepository } from '../application/application.repository';
import { createAuditRepository } from '../audit/audit.repository';
import { createBankAccountEncryption } from '../customer/bank-account.model';
import { createBankAccountRepository } from '../customer/bank-account.repository';
import type { CustomerModule } from '../customer/customer.module';
import { createCustomerRepository } from '../customer/customer.repository';
import type { PhoneHolder } from '../customer/phone/phone-change';
import { createStaffRepository } from '../staff/staff.repository';
import { createSessionRepository } from '../customer/session.repository';
import { createEmailChallengeRepository } from '../email/email-challenge.repository';
import type { EmailModule } from '../email/email.module';
import type { LoanModule } from '../loan/loan.module';
import { createLoanRepository } from '../loan/loan.repository';
import type { RequireStepUp } from '../passkey/require-step-up';
import type { CheckProof } from '../otp/proof.service';
import { createMessageBudgetRepository } from '../message-budget/message-budget.repository';
import { createProofRepository } from '../otp/proof.repository';
import type { Outbox } from '../outbox/outbox.module';
import { createOutboxRepository } from '../outbox/outbox.repository';
import { relyingPartyOf } from '../passkey/passkey.model';
import { createPasskeyRepository } from '../passkey/passkey.repository';
import { createOrderPlacement } from '../payment-order/order-placement';
import type { CompleteByPayment } from '../payment-order/payment-order.model';
import { createPaymentOrderRepository } from '../payment-order/payment-order.repository';
import { createPayoutAlertRepository } from '../customer/payout-alert.repository';
import type { SettingReader } from '../setting/setting-reader';
import { createFindBorrowerNames } from './borrower-names';
import { createWithdrawalService, type WithdrawalService } from './withdrawal.service';
import { createDetailsService, type DetailsService } from './details.service';
import { createRequestAssignment, type AssignRequest } from './desk/request-assignment';
import { createDecisionPreview, type PreviewDecision } from './desk/decision-preview';
import { createRequestListRepository } from './desk/request-list.repository';
import { createRequestList, type RequestList } from './desk/request-list.service';
import { createEndAutopay } from './autopay/end-autopay';
import { createSettledAutopayRepository } from './autopay/settled-autopay.repository';
import { createRequestActs, type RequestActs } from './request-acts';
import { createRequestDesk, type RequestDesk } from './request-desk.service';
import { createRequestFieldEncryption } from './request-field-encryption';
import { createRequestNotifications } from './request-notifications';
import { createRequestSubmission } from './request-submission';
import { createRequestRepository } from './request.repository';
import { createRequestService, type RequestService } from './request.service';

export interface RequestModule {
  requests: RequestService;
  withdrawals: WithdrawalService;
  details: DetailsService;
  desk: RequestDesk;
  deskList: RequestList;
  /** What a decision would do. */
  previewDecision: PreviewDecision;
  assignRequest: AssignRequest;
  /** Decisions that a second person approves, in a transaction. */
  actsIn: (transaction: Transaction) => RequestActs;
  /** A job: ends the autopay of loans that are paid back. */
  endAutopay: (hasTurn?: HasTurn) => Promise<void>;
  /** Completes a withdrawal that was paid, in a transaction. */
  completeIn: (transaction: Transaction) => CompleteByPayment;
  /** Declines what was completed by a payment that was taken back, in a transaction; answers which requests these were. */
  declineTakenBackIn: (
    transaction: Transaction,
  ) => (staff: string, takenBack: { loanNo: string; note: string }) => Promise<string[]>;
}

export interface RequestModuleOptions {
  env: Pick<ServerEnv, 'SITE_URL'>;
  log: Logger;
  settings: SettingReader;
  cipher: DataCipher;
  db: Database;
  customers: Pick<CustomerModule, 'customers' | 'payoutSafety' | 'deliverNow'>;
  loans: Pick<LoanModule, 'ledger' | 'loans'>;
  outbox: Outbox;
  emailChallenges: EmailModule['challenges'];
  createPhoneHolder: CreatePhoneHolder;
  consumeProof: CheckProof;
  requireStepUp: RequireStepUp;
  calendar: OfficeCalendar;
  now: () => Date;
  newId: () => string;
}

type CreatePhoneHolder = (db: Database | Transaction) => PhoneHolder;

const createRepositories =
  (createPhoneHolder: CreatePhoneHolder) => (db: Database | Transaction) => ({
    phoneHolder: createPhoneHolder(db),
    application: createApplicationRepository(db),
    audit: createAuditRepository(db),
    bankAccount: createBankAccountRepository(db),
    budget: createMessageBudgetRepository(db),
    customer: createCustomerRepository(db),
    emailChallenge: createEmailChallengeRepository(db),
    loan: createLoanRepository(db),
    outbox: createOutboxRepository(db),
    passkey: createPasskeyRepository(db),
    paymentOrder: createPaymentOrderRepository(db),
    payoutAlert: createPayoutAlertRepository(db),
    proof: createProofRepository(db),
    request: createRequestRepository(db),
    session: createSessionRepository(db),
  });

/** Wires what customers ask for, their details and what staff decide. */
export function createRequestModule({
  env,
  log,
  settings,
  cipher,
  db,
  customers: { customers, payoutSafety, deliverNow },
  loans: { ledger: loanLedger, loans },
  outbox,
  emailChallenges,
  createPhoneHolder,
  consumeProof,
  requireStepUp,
  calendar,
  now,
  newId,
}: RequestModuleOptions): RequestModule {
  const createOwnRepositories = createRepositories(createPhoneHolder);
  const repositories = createOwnRepositories(db);
  const unitOfWork = createUnitOfWork(db, createOwnRepositories);
  const fieldEncryption = createRequestFieldEncryption(cipher);
  const bankAccountEncryption = createBankAccountEncryption(cipher);
  const notifications = createRequestNotifications({
    enqueueMessage: outbox.enqueueMessage,
    deliverNow,
    brandNames,
    now,
    newId,
  });
  const newRequestReference = () => newReference('RQ', randomBytes);
  const submit = createRequestSubmission({
    unitOfWork,
    customers,
    requireStepUp,
    notifications,
    fieldEncryption,
    calendar,
    now,
    newReference: newRequestReference,
  });
  const desk = {
    loanLedger,
    customers,
    payoutSafety,
    fieldEncryption,
    postingLimitCents: () => toCents(settings.current().safety.postedAlone),
    now,
    newId,
  };
  const deskWithin = (within: ReturnType<typeof createOwnRepositories>): RequestDesk =>
    createRequestDesk({
      ...desk,
      repositories: within,
      unitOfWork: (work) => work(within),
      notifications: { ...notifications, deliverNow: () => undefined },
    });
  return {
    requests: createRequestService({
      repositories,
      unitOfWork,
      loanLedger,
      submit,
      customers,
      notifications,
      fieldEncryption,
      now,
    }),
    withdrawals: createWithdrawalService({
      repositories,
      loanLedger,
      submit,
      bankAccountEncryption,
      placeOrder: createOrderPlacement(now),
      dailyCapHkd: () => settings.current().safety.withdrawnPerDay,
      now,
    }),
    details: createDetailsService({
      repositories,
      unitOfWork,
      submit,
      consumeProof,
      customers,
      payoutSafety,
      emailChallenges,
      hasPasskeys: relyingPartyOf(env.SITE_URL) !== null,
      findBorrowerNames: createFindBorrowerNames(createApplicationFieldEncryption(cipher)),
      fieldEncryption,
      bankAccountEncryption,
      deliverNow,
      now,
    }),
    desk: createRequestDesk({ ...desk, repositories, unitOfWork, notifications }),
    deskList: createRequestList({
      repositories: { ...repositories, requestList: createRequestListRepository(db) },
      customers,
      now,
    }),
    assignRequest: createRequestAssignment({
      unitOfWork: createUnitOfWork(db, (tx) => ({
        audit: createAuditRepository(tx),
        member: createStaffRepository(tx),
        request: createRequestRepository(tx),
      })),
      now,
    }),
    previewDecision: createDecisionPreview({
      loans,
      rehearse: (work) =>
        rehearse(db, (transaction) => {
          const within = createOwnRepositories(transaction);
          return work({
            desk: deskWithin(within),
            readLoan: (loanNo) => loanLedger.lock(within, loanNo),
          });
        }),
    }),
    endAutopay: createEndAutopay({
      repositories: { settledAutopay: createSettledAutopayRepository(db) },
      unitOfWork,
      loanLedger,
      customers,
      notifications,
      fieldEncryption,
      now,
      newReference: newRequestReference,
      log,
    }),
    completeIn(transaction) {
      const within = createOwnRepositories(transaction);
      const { completeWithdrawal } = deskWithin(within);
      return (staff, paid) => completeWithdrawal(within, staff, paid);
    },
    declineTakenBackIn(transaction) {
      const within = createOwnRepositories(transaction);
      const { declineTakenBack } = deskWithin(within);
      return (staff, takenBack) => declineTakenBack(within, staff, takenBack);
    },
    actsIn(transaction) {
      const within = createOwnRepositories(transaction);
      return createRequestActs({
        desk: deskWithin(within),
        repositories: within,
        customers,
        bankAccountEncryption,
      });
    },
  };
}
