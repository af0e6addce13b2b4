import type { FileStorage } from '@/backoffice/adapters/storage/file-storage';
import type { Log } from '@/backoffice/common/log';
import type { DocumentRepository } from './document.repository';

export interface LooseFilesOptions {
  repository: Pick<DocumentRepository, 'noteLoose' | 'isLoose' | 'forgetLoose' | 'findRemovable'>;
  storage: FileStorage;
  now: () => Date;
  log: Log;
}

export type LooseFiles = ReturnType<typeof createLooseFiles>;

/** Longer than any upload may take. */
const receivingMs = 60 * 60_000;
const batchSize = 100;

/** Files that no paper holds: each is noted before its first byte, so that neither a crash nor a fault leaves one behind for good. */
export function createLooseFiles({ repository, storage, now, log }: LooseFilesOptions) {
  /** Removes a noted file now, or leaves it to the sweep. A file that a paper holds meanwhile stays. */
  async function discard(fileKey: string): Promise<void> {
    try {
      if (!(await repository.isLoose(fileKey))) return;
      await storage.remove(fileKey);
      await repository.forgetLoose(fileKey);
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'A file could not be removed; trying again later');
    }
  }

  return {
    begin: (fileKey: string): Promise<void> => repository.noteLoose([fileKey], new Date(now().getTime() + receivingMs)),
    discard,
    async sweep(): Promise<void> {
      for (const fileKey of await repository.findRemovable(now(), batchSize)) await discard(fileKey);
    },
  };
}
