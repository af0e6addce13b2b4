import { brandNames } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import { sendsMail } from '@/backoffice/adapters/mail/sends-mail';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createCustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import type { LoanModule } from '../loan/loan.module';
import { createMessageBudgetRepository } from '../message-budget/message-budget.repository';
import type { MessageBudget } from '../message-budget/message-budget.service';
import { createOutboxRepository } from '../outbox/outbox.repository';
import type { Outbox } from '../outbox/outbox.module';
import { createPaymentReminderRepository } from './payment-reminder.repository';
import { createPaymentReminders, type PaymentReminders } from './payment-reminder.service';

export interface PaymentReminderModuleOptions {
  env: ServerEnv;
  db: Database;
  customers: CustomerService;
  loans: LoanModule;
  outbox: Outbox;
  messageBudget: MessageBudget;
  now: () => Date;
  newId: () => string;
}

const createRepositories = (db: Database | Transaction) => ({
  budget: createMessageBudgetRepository(db),
  customer: createCustomerRepository(db),
  outbox: createOutboxRepository(db),
  reminder: createPaymentReminderRepository(db),
});

/** Wires the reminders of payment dates. */
export function createPaymentReminderModule({
  env,
  db,
  customers,
  loans: { ledger, loans },
  outbox,
  messageBudget,
  now,
  newId,
}: PaymentReminderModuleOptions): PaymentReminders {
  return createPaymentReminders({
    repository: createPaymentReminderRepository(db),
    unitOfWork: createUnitOfWork(db, createRepositories),
    async findLoan(loanNo) {
      const record = await ledger.read(loanNo);
      return record && loans.summary(record);
    },
    profileOf: customers.profileOf,
    useSms: messageBudget.useSms,
    enqueueMessage: outbox.enqueueMessage,
    sendsMail: sendsMail(env),
    brandNames,
    siteUrl: env.SITE_URL,
    now,
    newId,
    onMessageEnqueued: () => void outbox.runNow(),
  });
}
