import { legalSettingsOf } from '@/config/legal-settings';
import type { ServerEnv } from '@/config/env.server';
import { locales } from '@/contracts/locale';
import type { CommonConfig, Product } from '@/contracts/site/site';
import { recordOf } from '@/contracts/typed-record';
import { contentTokens } from '@/lib/texts/content-tokens';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Logger } from '@/backoffice/common/logger';
import { startPeriodicTask } from '@/backoffice/common/periodic-task';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createApprovalRepository } from '../approval/approval.repository';
import { createAuditRepository } from '../audit/audit.repository';
import type { SettingReader } from '../setting/setting-reader';
import { createContentDocumentRepository } from '../site/content-document.repository';
import type { ContentFeed } from '../site/content-feed';
import { createContentVersionRepository } from '../site/content-version.repository';
import { createSiteRepository } from '../site/site.repository';
import { createMediumRepository } from './media/medium.repository';
import { createContentService, type ContentService } from './content.service';
import { createPreviewService, type PreviewService } from './preview.service';
import { createPublicationActs, type PublicationActs } from './publication-acts';
import { createPublicationSteps, type PublicationSteps } from './publication-steps';
import { createPublicationService, type PublicationService } from './publication.service';

export interface ContentModule {
  contents: ContentService;
  previews: PreviewService;
  publications: PublicationService;
  /** Origin of the pages that show previews; null where the desk stands on the same. */
  siteOrigin: string | null;
  steps: PublicationSteps;
  /** Publications that a second person approves, in a transaction. */
  actsIn: (transaction: Transaction) => PublicationActs;
  stop: () => Promise<void>;
}

export interface ContentModuleOptions {
  env: ServerEnv;
  log: Logger;
  db: Database;
  settings: Pick<SettingReader, 'current'>;
  /** As offered today. */
  products: () => readonly Product[];
  changedPromises: () => Pick<CommonConfig, 'promises'>;
  contentFeed: Pick<ContentFeed, 'refresh'>;
  /** How often it looks for what is planned for now. */
  pollIntervalMs: number;
  now: () => Date;
}

const createRepositories = (db: Database | Transaction) => ({
  approval: createApprovalRepository(db),
  audit: createAuditRepository(db),
  contentDocument: createContentDocumentRepository(db),
  contentVersion: createContentVersionRepository(db),
  medium: createMediumRepository(db),
  site: createSiteRepository(db),
});

/** Wires drafts and versions of the site's content, and begins to keep their schedules. */
export function createContentModule({
  env,
  log,
  db,
  settings: chosen,
  products,
  changedPromises,
  contentFeed,
  pollIntervalMs,
  now,
}: ContentModuleOptions): ContentModule {
  const repositories = createRepositories(db);
  const unitOfWork = createUnitOfWork(db, createRepositories);
  const settings = legalSettingsOf(env);
  const tokens = () =>
    recordOf(locales, (locale) =>
      contentTokens({ locale, products: products(), ...changedPromises(), settings }),
    );
  const needsSecond = (): boolean => chosen.current().publishing.people > 1;
  const steps = createPublicationSteps({ tokenNames: new Set(Object.keys(tokens().en)), now });
  const publications = createPublicationService({
    contentDocument: repositories.contentDocument,
    unitOfWork,
    steps,
    needsSecond,
    log,
    now,
    onContentChanged: contentFeed.refresh,
  });
  let hasLoggedFailure = false;
  const task = startPeriodicTask({
    intervalMs: pollIntervalMs,
    async run() {
      try {
        await publications.publishDue();
        hasLoggedFailure = false;
      } catch (error) {
        if (!hasLoggedFailure)
          log.error({ err: error }, 'Schedules of content cannot be kept; trying again');
        hasLoggedFailure = true;
      }
    },
  });
  return {
    contents: createContentService({ repositories, unitOfWork, tokens, needsSecond, now }),
    previews: createPreviewService({
      repositories,
      hash: createKeyedHash(env.SESSION_SECRET, 'content-preview'),
      now,
    }),
    publications,
    steps,
    actsIn: (transaction) =>
      createPublicationActs({ repositories: createRepositories(transaction), steps, now }),
    siteOrigin: env.DESK_URL === undefined ? null : env.SITE_URL,
    stop: task.stop,
  };
}
