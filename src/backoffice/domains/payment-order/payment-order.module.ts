import { randomBytes } from 'node:crypto';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { newReference } from '@/backoffice/common/reference';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createApprovalRepository } from '../approval/approval.repository';
import { createAuditRepository } from '../audit/audit.repository';
import { createBankAccountEncryption } from '../customer/bank-account.model';
import { createBankAccountRepository } from '../customer/bank-account.repository';
import type { CustomerService } from '../customer/customer.service';
import { createCustomerRepository } from '../customer/customer.repository';
import type { SettingReader } from '../setting/setting-reader';
import { createPaymentFileRepository } from './payment-file.repository';
import { createPaymentFileService, type PaymentFileService } from './payment-file.service';
import { createPaymentOrderActs, type PaymentOrderActs } from './payment-order-acts';
import type { CompleteByPayment, PaidLoans } from './payment-order.model';
import { createPaymentOrderRepository } from './payment-order.repository';
import { createPaymentOrderService, type PaymentOrderService } from './payment-order.service';
import { createPaymentReportService, type PaymentReportService } from './payment-report.service';
import { createOrderPlacement } from './order-placement';

export interface PaymentOrderModule {
  orders: PaymentOrderService;
  files: PaymentFileService;
  reports: PaymentReportService;
  /** Payments that a second person approves, in a transaction. */
  actsIn: (transaction: Transaction) => PaymentOrderActs;
}

export interface PaymentOrderModuleOptions {
  settings: SettingReader;
  db: Database;
  cipher: DataCipher;
  customers: CustomerService;
  loansIn: (db: Database | Transaction) => PaidLoans;
  completeApplicationIn: (transaction: Transaction) => CompleteByPayment;
  completeWithdrawalIn: (transaction: Transaction) => CompleteByPayment;
  /** Called after messages were stored. */
  onMessageEnqueued: () => void;
  now: () => Date;
}

const createRepositories = (db: Database | Transaction) => ({
  approval: createApprovalRepository(db),
  audit: createAuditRepository(db),
  bankAccount: createBankAccountRepository(db),
  customer: createCustomerRepository(db),
  paymentFile: createPaymentFileRepository(db),
  paymentOrder: createPaymentOrderRepository(db),
});

/** Wires the money that goes out and the files for the bank. */
export function createPaymentOrderModule({
  settings,
  db,
  cipher,
  customers,
  loansIn,
  completeApplicationIn,
  completeWithdrawalIn,
  onMessageEnqueued,
  now,
}: PaymentOrderModuleOptions): PaymentOrderModule {
  const repositories = { ...createRepositories(db), loan: loansIn(db) };
  const shared = {
    repositories,
    unitOfWork: createUnitOfWork(db, (tx) => ({
      ...createRepositories(tx),
      loan: loansIn(tx),
      completeApplication: completeApplicationIn(tx),
      completeWithdrawal: completeWithdrawalIn(tx),
    })),
    cipher,
    now,
    onMessageEnqueued,
  };
  const orders = createPaymentOrderService({
    ...shared,
    customers,
    placeOrder: createOrderPlacement(now),
  });
  return {
    orders,
    files: createPaymentFileService({
      ...shared,
      orders,
      debtor: () => settings.current().payer,
      newFileId: () => newReference('PF', randomBytes),
    }),
    reports: createPaymentReportService(shared),
    actsIn: (transaction) =>
      createPaymentOrderActs({
        repositories: createRepositories(transaction),
        customers,
        bankAccountEncryption: createBankAccountEncryption(cipher),
        cipher,
        now,
      }),
  };
}
