import type { ServerEnv } from '@/config/env.server';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Logger } from '@/backoffice/common/logger';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createAuditRepository } from '../audit/audit.repository';
import { createMessageBudgetRepository } from './message-budget.repository';
import { createMessageBudget, type MessageBudget } from './message-budget.service';

export interface MessageBudgetModuleOptions {
  env: ServerEnv;
  log: Logger;
  db: Database;
  now: () => Date;
}

const createRepositories = (db: Database | Transaction) => ({
  audit: createAuditRepository(db),
  budget: createMessageBudgetRepository(db),
});

/** Wires the message budgets. */
export function createMessageBudgetModule({
  env,
  log,
  db,
  now,
}: MessageBudgetModuleOptions): MessageBudget {
  return createMessageBudget({
    limits: {
      networkPerHour: env.SMS_BUDGET_NETWORK_PER_HOUR,
      mainlandPerHour: env.SMS_BUDGET_MAINLAND_PER_HOUR,
      perHour: env.SMS_BUDGET_PER_HOUR,
      perDay: env.SMS_BUDGET_PER_DAY,
    },
    receiptsPerDay: env.MAIL_RECEIPTS_PER_DAY,
    repositories: createRepositories(db),
    unitOfWork: createUnitOfWork(db, createRepositories),
    hash: createKeyedHash(env.SESSION_SECRET, 'message-budget'),
    log,
    now,
  });
}
