import type { Logger } from '@/backoffice/common/logger';
import type { Database } from '@/backoffice/db/database';
import { createAuditChain, type ChainCheck } from './audit-chain';
import { createAuditBatchRepository } from './audit-batch.repository';
import { createAuditRepository } from './audit.repository';
import { createAuditService, type AuditService } from './audit.service';

export interface AuditModule extends AuditService {
  /** Chains what is new. */
  chain: () => Promise<void>;
  verify: () => Promise<ChainCheck>;
}

/** Wires the trail. */
export function createAuditModule({
  db,
  log,
  now,
}: {
  db: Database;
  log: Pick<Logger, 'info'>;
  now: () => Date;
}): AuditModule {
  const audit = createAuditRepository(db);
  return {
    ...createAuditService({ audit, now }),
    ...createAuditChain({ audit, batches: createAuditBatchRepository(db), log, now }),
  };
}
