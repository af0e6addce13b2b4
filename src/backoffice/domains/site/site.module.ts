import type { OfficeHours } from '@/contracts/site/office-hours';
import type { CommonConfig, Product } from '@/contracts/site/site';
import type { Logger } from '@/backoffice/common/logger';
import type { Database, Transaction } from '@/backoffice/db/database';
import type { Hear } from '@/backoffice/db/notices/notice-listener';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { loadSiteCopy } from '@/copy/site-copy';
import { startContentFeed, type ContentFeed } from './content-feed';
import { createContentDocumentRepository } from './content-document.repository';
import { createContentVersionRepository } from './content-version.repository';
import { startNoticeClock } from './notice-clock';
import { createSeedRecordRepository } from './seed-record.repository';
import { seedSite } from './seed-site';
import { createSiteRepository } from './site.repository';
import { createSiteService, type SiteService } from './site.service';

export interface SiteModule {
  site: SiteService;
  /** Changes of content made here or by another instance. */
  contentFeed: ContentFeed;
  /** Throws when the database does not answer. */
  ping: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface SiteModuleOptions {
  db: Database;
  hear: Hear;
  log: Logger;
  now: () => Date;
  /** Whether mail leaves this site. */
  sendsMail: boolean;
  pollIntervalMs: number;
  /** Reads the settings anew before anybody is told of a change. */
  refreshSettings: () => Promise<void>;
  /** What visitors read today. */
  officeHours: () => OfficeHours;
  products: () => readonly Product[];
  changedPromises: () => Pick<CommonConfig, 'promises'>;
}

const createRepositories = (db: Database | Transaction) => ({
  contentDocument: createContentDocumentRepository(db),
  contentVersion: createContentVersionRepository(db),
  seedRecord: createSeedRecordRepository(db),
  site: createSiteRepository(db),
});

/** Wires the site's content over an open database, after delivering this release's to it. */
export async function createSiteModule({
  db,
  hear,
  log,
  now,
  sendsMail,
  pollIntervalMs,
  refreshSettings,
  officeHours,
  products,
  changedPromises,
}: SiteModuleOptions): Promise<SiteModule> {
  const { contentVersion, site } = createRepositories(db);
  const unitOfWork = createUnitOfWork(db, createRepositories);
  const seededCount = await seedSite({ unitOfWork, copy: await loadSiteCopy(), now });
  if (seededCount > 0) log.info({ pieces: seededCount }, 'Delivered site content');
  const contentFeed = await startContentFeed({
    repository: contentVersion,
    log,
    intervalMs: pollIntervalMs,
    prepare: refreshSettings,
  });
  hear('content', contentFeed.refresh);
  const noticeClock = await startNoticeClock({
    repository: site,
    contentFeed,
    log,
    intervalMs: pollIntervalMs,
    now,
  });
  return {
    site: createSiteService({
      repository: site,
      now,
      products,
      changedPromises,
      officeHours,
      sendsMail,
    }),
    contentFeed,
    async ping() {
      await contentVersion.findVersion();
    },
    async stop() {
      await noticeClock.stop();
      await contentFeed.stop();
    },
  };
}
