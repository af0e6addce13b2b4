import type { FileScanner } from '@/backoffice/adapters/scanner/file-scanner';
import { FileMissing, type FileStorage } from '@/backoffice/adapters/storage/file-storage';
import type { Log } from '@/backoffice/common/log';
import { startRounds, type Rounds } from '@/backoffice/common/rounds';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import { retryPauseMs } from '../outbox/outbox.model';
import type { DocumentRepository, ScanTask } from './document.repository';
import type { LooseFiles } from './loose-files';

export interface ScanWorkerOptions {
  repository: DocumentRepository;
  unitOfWork: UnitOfWork;
  storage: FileStorage;
  scanner: FileScanner;
  looseFiles: LooseFiles;
  log: Log;
  now: () => Date;
  intervalMs: number;
}

const batchSize = 4;
/** Longer than a scan takes: no paper is scanned by two instances at once. */
const leaseMs = 15 * 60_000;

/** Has waiting papers scanned, round by round: clean ones are released, infected ones lose their file, and where no verdict could be had it is asked for again. */
export function startScanWorker({ repository, unitOfWork, storage, scanner, looseFiles, log, now, intervalMs }: ScanWorkerOptions): Rounds {
  let isBroken = false;

  async function scan({ id, fileKey, attempts }: ScanTask): Promise<void> {
    try {
      const verdict = await scanner.scan(await storage.read(fileKey));
      if (verdict.isClean) return await repository.markScanned(id, { status: 'clean' });
      log.warn({ document: id, found: verdict.found }, 'A document is infected; its file was removed');
      await unitOfWork(async ({ document }) => {
        await document.markScanned(id, { status: 'infected', fileKey: null });
        await document.noteLoose([fileKey], now());
      });
      await looseFiles.discard(fileKey);
    } catch (error) {
      const isGone = error instanceof FileMissing && (await repository.findById(id)) === null;
      if (isGone) return;
      log.warn({ document: id, attempts, reason: error instanceof Error ? error.message : String(error) }, 'A document could not be scanned; trying again');
      await repository.scanAt(id, new Date(now().getTime() + retryPauseMs(attempts)));
    }
  }

  async function round(isStopped: () => boolean): Promise<void> {
    try {
      for (let taken = batchSize; taken === batchSize && !isStopped(); ) {
        const tasks = await repository.claimScans({ now: now(), leaseMs, limit: batchSize });
        taken = tasks.length;
        for (const task of tasks) await scan(task);
      }
      isBroken = false;
    } catch (error) {
      if (!isBroken) log.error({ err: error }, 'Documents cannot be scanned; trying again');
      isBroken = true;
    }
  }

  return startRounds({ round, intervalMs });
}
