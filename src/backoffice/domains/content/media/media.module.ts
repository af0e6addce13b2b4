import { createMediumMaker } from '@/backoffice/adapters/picture/medium-maker';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createAuditRepository } from '../../audit/audit.repository';
import type { DocumentModule } from '../../document/document.module';
import { createDocumentRepository } from '../../document/document.repository';
import { createContentDocumentRepository } from '../../site/content-document.repository';
import { createContentVersionRepository } from '../../site/content-version.repository';
import { createMediumRepository } from './medium.repository';
import { createMediumService, type MediumRepositories, type MediumService } from './medium.service';

export interface MediaModule {
  media: MediumService;
  stop: () => Promise<void>;
}

export interface MediaModuleOptions {
  db: Database;
  documents: Pick<DocumentModule, 'files'>;
  /** Versions that tests show to parts of the visitors. */
  testedIn: (db: Database | Transaction) => MediumRepositories['tested'];
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
  testedIn,
  ...options
}: MediaModuleOptions): MediaModule {
  const maker = createMediumMaker();
  const createAll = (one: Database | Transaction) => ({
    ...createRepositories(one),
    tested: testedIn(one),
  });
  return {
    media: createMediumService({
      repositories: createAll(db),
      unitOfWork: createUnitOfWork(db, createAll),
      storage: files.storage,
      orphanFiles: files.orphanFiles,
      makeSizes: maker.make,
      ...options,
    }),
    stop: () => Promise.resolve(maker.close()),
  };
}
