import type { ServerEnv } from '@/config/env.server';
import { createFileScanner } from '@/backoffice/adapters/scanner/create-file-scanner';
import type { FileScanner } from '@/backoffice/adapters/scanner/file-scanner';
import { createFileStorage } from '@/backoffice/adapters/storage/create-file-storage';
import type { FileStorage } from '@/backoffice/adapters/storage/file-storage';
import { createDataCipher } from '@/backoffice/common/data-cipher';
import type { Log } from '@/backoffice/common/log';
import type { Rounds } from '@/backoffice/common/rounds';
import type { Repositories, UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { UploadApplications } from './document.access';
import { createDocumentService, type DocumentService } from './document.service';
import { createLooseFiles } from './loose-files';
import { startScanWorker } from './scan.worker';

export interface DocumentParts {
  documents: DocumentService;
  /** Null where no scanner is set up. */
  scans: Rounds | null;
  /** Clears away files that no paper holds. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

export interface DocumentPartsOptions {
  env: ServerEnv;
  log: Log;
  repositories: Repositories;
  unitOfWork: UnitOfWork;
  applications: UploadApplications;
  now: () => Date;
  newId: () => string;
  scanEveryMs: number;
  /** Instead of those that the settings name. */
  storage?: FileStorage;
  scanner?: FileScanner;
}

/** Wires documents, where their files are kept, and the scanner that looks at them. */
export function createDocumentParts(options: DocumentPartsOptions): DocumentParts {
  const { env, log, repositories, unitOfWork, applications, now, newId, scanEveryMs } = options;
  const storage = options.storage ?? createFileStorage(env);
  const scanner = options.scanner ?? createFileScanner(env);
  const looseFiles = createLooseFiles({ repository: repositories.document, storage, now, log });
  const scans = scanner && startScanWorker({ repository: repositories.document, unitOfWork, storage, scanner, looseFiles, log, now, intervalMs: scanEveryMs });
  const documents = createDocumentService({
    repositories, unitOfWork, applications, storage, looseFiles, now, newId,
    cipher: createDataCipher(env.DATA_ENCRYPTION_KEY),
    isScanned: scanner !== null,
    received: () => void scans?.kick(),
  });
  return { documents, scans, sweep: looseFiles.sweep, stop: async () => scans?.stop() };
}
