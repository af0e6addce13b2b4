import type { ServerEnv } from '@/config/env.server';
import { createPageMaker } from '@/backoffice/adapters/picture/page-maker';
import { createThumbnailMaker } from '@/backoffice/adapters/picture/thumbnail-maker';
import { createFileScanner } from '@/backoffice/adapters/scanner/create-file-scanner';
import type { FileScanner } from '@/backoffice/adapters/scanner/file-scanner';
import { createEncryptedFileStorage } from '@/backoffice/adapters/storage/encrypted-file-storage';
import { createFileStorage } from '@/backoffice/adapters/storage/create-file-storage';
import type { FileStorage } from '@/backoffice/adapters/storage/file-storage';
import { createDataCipher } from '@/backoffice/common/data-cipher';
import type { Logger } from '@/backoffice/common/logger';
import type { PeriodicTask } from '@/backoffice/common/periodic-task';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createDocumentRepository } from './document.repository';
import { createAuditRepository } from '../audit/audit.repository';
import type { UploadApplications } from './document.access';
import {
  createDocumentDeskService,
  type DocumentDeskService,
  type DocumentDeskServiceOptions,
} from './document-desk.service';
import { createDocumentService, type DocumentService } from './document.service';
import { createKeepDocument } from './keep-document';
import { createOpenDocument } from './open-document';
import { createReceiveDocument } from './receive-document';
import { createDocumentCompleteness, type DocumentCompleteness } from './document-completeness';
import { createOrphanFiles, type OrphanFiles } from './orphan-files';
import { startScanWorker } from './scan.worker';
import { createStaffRepository } from '../staff/staff.repository';
import { createDocumentPages, type DocumentPages } from './viewer/document-pages';
import { createDocumentThumbnails } from './thumbnail/document-thumbnails';

export interface DocumentModule {
  documents: DocumentService;
  /** Of staff. */
  desk: DocumentDeskService;
  /** Pictures of pages, for staff. */
  pages: DocumentPages;
  /** Where other domains keep files, and how these are scanned. */
  files: {
    storage: FileStorage;
    orphanFiles: OrphanFiles;
    isScanned: boolean;
    onReceived: () => void;
  };
  /** Null if no scanner is configured. */
  scanTask: PeriodicTask | null;
  /** Removes expired orphan files. */
  removeOrphans: () => Promise<void>;
  /** Reports applications whose documents are complete and that could not be reported before. */
  reportMissed: DocumentCompleteness['reportMissed'];
  /** Starts the decision clock of an application if its documents are complete. */
  reportComplete: DocumentCompleteness['report'];
  stop: () => Promise<void>;
}

export interface DocumentModuleOptions {
  env: ServerEnv;
  log: Logger;
  db: Database;
  applications: UploadApplications;
  applicationExists: DocumentDeskServiceOptions['applicationExists'];
  now: () => Date;
  newId: () => string;
  scanIntervalMs: number;
  /** Replace those that the settings select. */
  storage?: FileStorage;
  scanner?: FileScanner;
}

const createRepositories = (db: Database | Transaction) => ({
  document: createDocumentRepository(db),
  audit: createAuditRepository(db),
  member: createStaffRepository(db),
});

/** Wires documents, where their files are kept, and the scanner that looks at them. */
export function createDocumentModule(options: DocumentModuleOptions): DocumentModule {
  const { env, log, db, applications, applicationExists, now, newId, scanIntervalMs } = options;
  const repositories = createRepositories(db);
  const unitOfWork = createUnitOfWork(db, createRepositories);
  const cipher = createDataCipher(env.DATA_ENCRYPTION_KEY);
  const storage = createEncryptedFileStorage(options.storage ?? createFileStorage(env), cipher);
  const scanner = options.scanner ?? createFileScanner(env);
  const orphanFiles = createOrphanFiles({ repository: repositories.document, storage, now, log });
  const completeness = createDocumentCompleteness({
    repository: repositories.document,
    applications,
    log,
  });
  const scanTask =
    scanner &&
    startScanWorker({
      repository: repositories.document,
      unitOfWork,
      storage,
      scanner,
      orphanFiles,
      completeness,
      log,
      now,
      intervalMs: scanIntervalMs,
    });
  const isScanned = scanner !== null;
  const onReceived = (): void => void scanTask?.runNow();
  const openDocument = createOpenDocument({ storage, cipher });
  const thumbnailMaker = createThumbnailMaker();
  const pageMaker = createPageMaker();
  const receiveDocument = createReceiveDocument({
    repositories,
    completeness,
    keepDocument: createKeepDocument({
      unitOfWork,
      storage,
      orphanFiles,
      cipher,
      now,
      newId,
      isScanned,
      extraTypes: env.DOCUMENT_EXTRA_TYPES,
    }),
    onDocumentReceived: onReceived,
  });
  const shared = {
    receiveDocument,
    repositories,
    unitOfWork,
    applications,
    completeness,
    openDocument,
    cipher,
    now,
  };
  const documents = createDocumentService({
    ...shared,
    thumbnails: createDocumentThumbnails({ openDocument, makeThumbnail: thumbnailMaker.make }),
    orphanFiles,
  });
  return {
    documents,
    desk: createDocumentDeskService({ ...shared, applicationExists }),
    pages: createDocumentPages({ ...shared, makePage: pageMaker.make }),
    files: { storage, orphanFiles, isScanned, onReceived },
    scanTask,
    removeOrphans: orphanFiles.removeExpired,
    reportMissed: completeness.reportMissed,
    reportComplete: completeness.report,
    async stop() {
      thumbnailMaker.close();
      pageMaker.close();
      await scanTask?.stop();
    },
  };
}
