import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createAuditRepository } from '@/backoffice/domains/audit/audit.repository';
import { createContentVersionRepository } from '@/backoffice/domains/site/content-version.repository';
import { createDatasetRepository } from './dataset.repository';
import { createDatasetService, type DatasetService } from './dataset.service';

export interface OpenDatasetServiceOptions {
  db: Database;
  now: () => Date;
  /** Called after a data set became active; done when this instance's caches are purged. */
  onContentChanged: () => Promise<void>;
}

const createRepositories = (db: Database | Transaction) => ({
  audit: createAuditRepository(db),
  contentVersion: createContentVersionRepository(db),
  valuationDataset: createDatasetRepository(db),
});

/** The data sets of an open database, for the valuation module and for programs that import without a back office. */
export function openDatasetService({
  db,
  now,
  onContentChanged,
}: OpenDatasetServiceOptions): DatasetService {
  return createDatasetService({
    repository: createDatasetRepository(db),
    unitOfWork: createUnitOfWork(db, createRepositories),
    now,
    onContentChanged,
  });
}
