import { randomBytes, randomInt } from 'node:crypto';
import type { ServerEnv } from '@/config/env.server';
import { sendsMail } from '@/backoffice/adapters/mail/sends-mail';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createBankAccountRepository } from '../customer/bank-account.repository';
import type { CustomerModule } from '../customer/customer.module';
import { createCustomerRepository } from '../customer/customer.repository';
import { createPayoutAlertRepository } from '../customer/payout-alert.repository';
import { createMessageBudgetRepository } from '../message-budget/message-budget.repository';
import type { MessageBudget } from '../message-budget/message-budget.service';
import { createOutboxRepository } from '../outbox/outbox.repository';
import { createEmailChallengeRepository } from './email-challenge.repository';
import { createEmailChallenges, type EmailChallenges } from './email-challenges';
import { createEmailService, type EmailService } from './email.service';

export interface EmailModule {
  emails: EmailService;
  challenges: EmailChallenges;
  /** Removes links and codes that expired. */
  removeExpired: () => Promise<void>;
}

export interface EmailModuleOptions {
  env: Pick<ServerEnv, 'SITE_URL' | 'SESSION_SECRET' | 'STORAGE_MODE' | 'MAIL_SMTP_URL'>;
  db: Database;
  customers: Pick<CustomerModule, 'customers' | 'payoutSafety' | 'sendNotice' | 'deliverNow'>;
  messageBudget: MessageBudget;
  now: () => Date;
  newId: () => string;
}

const createRepositories = (db: Database | Transaction) => ({
  bankAccount: createBankAccountRepository(db),
  budget: createMessageBudgetRepository(db),
  customer: createCustomerRepository(db),
  emailChallenge: createEmailChallengeRepository(db),
  outbox: createOutboxRepository(db),
  payoutAlert: createPayoutAlertRepository(db),
});

/** Wires the verification of customers' mail addresses. */
export function createEmailModule({
  env,
  db,
  customers: { customers, payoutSafety, sendNotice, deliverNow },
  messageBudget,
  now,
  newId,
}: EmailModuleOptions): EmailModule {
  const challenges = createEmailChallenges({
    isOffered: sendsMail(env),
    useAccountMail: messageBudget.useAccountMail,
    sendNotice,
    announce: payoutSafety.announce,
    hash: createKeyedHash(env.SESSION_SECRET, 'email'),
    siteUrl: env.SITE_URL,
    now,
    newId,
    newToken: () => randomBytes(32).toString('base64url'),
    newCode: () => String(randomInt(100_000_000)).padStart(8, '0'),
  });
  const unitOfWork = createUnitOfWork(db, createRepositories);
  return {
    emails: createEmailService({ unitOfWork, challenges, customers, deliverNow, now }),
    challenges,
    removeExpired: () => createEmailChallengeRepository(db).removeExpired(now()),
  };
}
