import { pipeline, type Readable } from 'node:stream';
import type { FileStorage } from '@/backoffice/adapters/storage/file-storage';
import { FileInspector, type FileMetadata } from './file-inspector';

export interface IncomingFile {
  /** As the sender calls it. */
  fileName: string;
  bytes: Readable;
  /** Done when the request was whole; rejects when it broke off. */
  completed: Promise<void>;
}

/** Stores a file as it comes and says what it is. Throws `payload_too_large` or `file_empty`. */
export async function storeFile(
  storage: FileStorage,
  { key, bytes, completed }: Pick<IncomingFile, 'bytes' | 'completed'> & { key: string },
): Promise<FileMetadata> {
  const inspector = new FileInspector();
  pipeline(bytes, inspector, () => undefined);
  try {
    await storage.write(key, inspector);
  } finally {
    inspector.destroy();
  }
  await completed;
  return inspector.metadata();
}
