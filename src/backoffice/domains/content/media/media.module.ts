import { createMediumMaker } from '@/backoffice/adapters/picture/medium-maker';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createAuditRepository } from '../../audit/audit.repository';
import type { DocumentModule } from '../../document/document.module';
import { createDocumentRepository } from '../../document/document.repository';
import { createContentDocumentRepository } from '../../site/content-document.repository';
import { createContentVersionRepository } from '../../site/content-version.repository';
import { createMediumRepository } from './medium.repository';
import { createMediumService, type MediumService, type ShownVersion } from './medium.service';

export interface MediaModule {
  media: MediumService;
  stop: () => Promise<void>;
}

export interface MediaModuleOptions {
  db: Database;
  documents: Pick<DocumentModule, 'files'>;
  /** Tests that show versions to parts of the visitors. */
  tests: { listRunning: () => Promise<{ contents: Record<string, ShownVersion> }[]> };
  now: () => Date;
  newId: () => string;
}

const createRepositories = (db: Database | Transaction) => ({
  audit: createAuditRepository(db),
  contentDocument: createContentDocumentRepository(db),
  contentVersion: createContentVersionRepository(db),
  document: createDocumentRepository(db),
  medium: createMediumRepository(db),
});

/** Wires the library of images, whose files are kept where documents are. */
export function createMediaModule({
  db,
  documents: { files },
  tests,
  ...options
}: MediaModuleOptions): MediaModule {
  const maker = createMediumMaker();
  return {
    media: createMediumService({
      repositories: createRepositories(db),
      unitOfWork: createUnitOfWork(db, createRepositories),
      storage: files.storage,
      orphanFiles: files.orphanFiles,
      makeSizes: maker.make,
      listTested: async () =>
        (await tests.listRunning()).flatMap(({ contents }) => Object.values(contents)),
      ...options,
    }),
    stop: () => Promise.resolve(maker.close()),
  };
}
