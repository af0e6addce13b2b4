import type { FileStorage } from '@/backoffice/adapters/storage/file-storage';
import type { Logger } from '@/backoffice/common/logger';
import { errorMessage } from '@/lib/logging/error-message';
import type { DocumentRepository } from './document.repository';

export interface OrphanFilesOptions {
  repository: Pick<
    DocumentRepository,
    'addOrphans' | 'isOrphan' | 'removeOrphan' | 'listRemovableOrphans'
  >;
  storage: FileStorage;
  now: () => Date;
  log: Logger;
}

export type OrphanFiles = ReturnType<typeof createOrphanFiles>;

/** Longer than any upload may take. */
const uploadGraceMs = 60 * 60_000;
const batchSize = 100;

/** Orphan files: each is recorded before its first byte is written, so that a crash or an error leaves no file behind. */
export function createOrphanFiles({ repository, storage, now, log }: OrphanFilesOptions) {
  /** Removes an orphan file now, or leaves it to the periodic clean-up. A file that a document has adopted stays. */
  async function discard(fileKey: string): Promise<void> {
    try {
      if (!(await repository.isOrphan(fileKey))) return;
      await storage.remove(fileKey);
      await repository.removeOrphan(fileKey);
    } catch (error) {
      log.warn({ reason: errorMessage(error) }, 'A file could not be removed; trying again later');
    }
  }

  return {
    begin: (fileKey: string): Promise<void> =>
      repository.addOrphans([fileKey], new Date(now().getTime() + uploadGraceMs)),
    discard,
    async removeExpired(): Promise<void> {
      for (const fileKey of await repository.listRemovableOrphans(now(), batchSize))
        await discard(fileKey);
    },
  };
}
