import { brand } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import { findUnsetSettings } from '@/config/unset-settings';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createAuditRepository } from '../audit/audit.repository';
import { asEnvironment } from '../setting/setting-defaults';
import type { SettingReader } from '../setting/setting-reader';
import { createContentDocumentRepository } from '../site/content-document.repository';
import type { ContentFeed } from '../site/content-feed';
import { createContentVersionRepository } from '../site/content-version.repository';
import { createSiteRepository } from '../site/site.repository';
import { createDeskService, type DeskService, type DeskServiceOptions } from './desk.service';

export interface DeskModuleOptions extends Pick<DeskServiceOptions, 'now' | 'newId'> {
  env: ServerEnv;
  settings: SettingReader;
  db: Database;
  contentFeed: Pick<ContentFeed, 'refresh'>;
}

const createRepositories = (db: Database | Transaction) => ({
  audit: createAuditRepository(db),
  contentDocument: createContentDocumentRepository(db),
  contentVersion: createContentVersionRepository(db),
  site: createSiteRepository(db),
});

/** Wires what staff do to notices. */
export function createDeskModule({
  env,
  settings,
  db,
  contentFeed,
  ...options
}: DeskModuleOptions): DeskService {
  return createDeskService({
    ...options,
    unsetSettings: () => findUnsetSettings({ ...env, ...asEnvironment(settings.current()) }, brand),
    needsSecond: () => settings.current().publishing.people > 1,
    onContentChanged: contentFeed.refresh,
    repositories: createRepositories(db),
    unitOfWork: createUnitOfWork(db, createRepositories),
  });
}
