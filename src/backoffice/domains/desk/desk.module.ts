import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createAuditRepository } from '../audit/audit.repository';
import { createContentVersionRepository } from '../site/content-version.repository';
import { createSiteRepository } from '../site/site.repository';
import { createDeskService, type DeskService, type DeskServiceOptions } from './desk.service';

export interface DeskModuleOptions extends Omit<DeskServiceOptions, 'repositories' | 'unitOfWork'> {
  db: Database;
}

const createRepositories = (db: Database | Transaction) => ({
  audit: createAuditRepository(db),
  contentVersion: createContentVersionRepository(db),
  site: createSiteRepository(db),
});

/** Wires what staff do to the site's content. */
export function createDeskModule({ db, ...options }: DeskModuleOptions): DeskService {
  return createDeskService({
    ...options,
    repositories: createRepositories(db),
    unitOfWork: createUnitOfWork(db, createRepositories),
  });
}
