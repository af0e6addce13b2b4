import type { ServerEnv } from '@/config/env.server';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Logger } from '@/backoffice/common/logger';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createAuditRepository } from '../audit/audit.repository';
import type { SettingReader } from '../setting/setting-reader';
import { createMessageBudgetRepository } from './message-budget.repository';
import { createMessageBudget, type MessageBudget } from './message-budget.service';

export interface MessageBudgetModuleOptions {
  env: Pick<ServerEnv, 'SESSION_SECRET'>;
  settings: SettingReader;
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
  settings,
  log,
  db,
  now,
}: MessageBudgetModuleOptions): MessageBudget {
  return createMessageBudget({
    limits: () => settings.current().messages,
    receiptsPerDay: () => settings.current().receipts.perDay,
    repositories: createRepositories(db),
    unitOfWork: createUnitOfWork(db, createRepositories),
    hash: createKeyedHash(env.SESSION_SECRET, 'message-budget'),
    log,
    now,
  });
}
