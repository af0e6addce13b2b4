import { pipeline, type Readable } from 'node:stream';
import type { FileStorage } from '@/backoffice/adapters/storage/file-storage';
import { ServiceError } from '@/backoffice/common/service-error';
import { FileInspector, type FileMetadata } from './file-inspector';

export interface IncomingFile {
  /** The file name that the sender gave. */
  fileName: string;
  bytes: Readable;
  /** Resolves when the request is complete; rejects when it was interrupted. */
  completed: Promise<void>;
}

/** Stores a file from a stream and returns what was detected of it. Throws `payload_too_large` or `file_empty`, and `unavailable` where the storage can't take it now. */
export async function storeFile(
  storage: FileStorage,
  { key, bytes, completed }: Pick<IncomingFile, 'bytes' | 'completed'> & { key: string },
): Promise<FileMetadata> {
  const inspector = new FileInspector();
  pipeline(bytes, inspector, () => undefined);
  try {
    await storage.write(key, inspector);
  } catch (error) {
    // What is wrong with the file, or broke on its way here, says so; all else is a storage that is away, or a disk that is full.
    throw error instanceof ServiceError ? error : new ServiceError('unavailable', { cause: error });
  } finally {
    inspector.destroy();
  }
  await completed;
  return inspector.metadata();
}
