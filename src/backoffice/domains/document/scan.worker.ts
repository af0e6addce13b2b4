import type { FileScanner } from '@/backoffice/adapters/scanner/file-scanner';
import { FileNotFoundError, type FileStorage } from '@/backoffice/adapters/storage/file-storage';
import type { Logger } from '@/backoffice/common/logger';
import { startPeriodicTask, type PeriodicTask } from '@/backoffice/common/periodic-task';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import { errorMessage } from '@/lib/logging/error-message';
import { retryDelayMs } from '../outbox/outbox.model';
import type { DocumentCompleteness } from './document-completeness';
import type { DocumentRepository, ScanTask } from './document.repository';
import type { OrphanFiles } from './orphan-files';

export interface ScanWorkerOptions {
  repository: DocumentRepository;
  unitOfWork: UnitOfWork<{ document: DocumentRepository }>;
  storage: FileStorage;
  scanner: FileScanner;
  orphanFiles: OrphanFiles;
  completeness: Pick<DocumentCompleteness, 'report'>;
  log: Logger;
  now: () => Date;
  intervalMs: number;
}

const batchSize = 4;
/** Longer than a scan takes: no document is scanned by two instances at once. */
const leaseMs = 15 * 60_000;

/** Scans waiting documents periodically: clean ones are released, the files of infected ones are removed, and failed scans are retried with backoff. */
export function startScanWorker({
  repository,
  unitOfWork,
  storage,
  scanner,
  orphanFiles,
  completeness,
  log,
  now,
  intervalMs,
}: ScanWorkerOptions): PeriodicTask {
  let hasLoggedFailure = false;

  async function scan({ id, applicationNumber, fileKey, attempts }: ScanTask): Promise<void> {
    try {
      const verdict = await scanner.scan(await storage.read(fileKey));
      if (verdict.isClean) {
        await repository.markScanned(id, { status: 'clean' });
        return await completeness.report(applicationNumber);
      }
      log.warn(
        { document: id, found: verdict.signature },
        'A document is infected; its file was removed',
      );
      await unitOfWork(async ({ document }) => {
        await document.markScanned(id, { status: 'infected', fileKey: null });
        await document.addOrphans([fileKey], now());
      });
      await orphanFiles.discard(fileKey);
    } catch (error) {
      const isGone = error instanceof FileNotFoundError && (await repository.findById(id)) === null;
      if (isGone) return;
      log.warn(
        { document: id, attempts, reason: errorMessage(error) },
        'A document could not be scanned; trying again',
      );
      await repository.scheduleScan(id, new Date(now().getTime() + retryDelayMs(attempts)));
    }
  }

  async function run(isStopped: () => boolean): Promise<void> {
    try {
      for (let claimedCount = batchSize; claimedCount === batchSize && !isStopped();) {
        const tasks = await repository.claimScans({ now: now(), leaseMs, limit: batchSize });
        claimedCount = tasks.length;
        for (const task of tasks) await scan(task);
      }
      hasLoggedFailure = false;
    } catch (error) {
      if (!hasLoggedFailure) log.error({ err: error }, 'Documents cannot be scanned; trying again');
      hasLoggedFailure = true;
    }
  }

  return startPeriodicTask({ run, intervalMs });
}
