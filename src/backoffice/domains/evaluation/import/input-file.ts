import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { byteChunks } from '@/backoffice/common/byte-chunks';
import { errorMessage } from '@/lib/logging/error-message';
import { ImportFileError } from './import-file-error';

const jsonMaxBytes = 512 * 1024 * 1024;

/** The decoded text of a file in chunks, decompressed when it is gzip. Throws `ImportFileError` when it is truncated or not UTF-8. */
export async function* readTextChunks(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    const source = createReadStream(file);
    const bytes: Readable = (await isGzip(file)) ? source.pipe(createGunzip()) : source;
    source.on('error', (error) => bytes.destroy(error));
    for await (const chunk of byteChunks(bytes)) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw new ImportFileError(file, describeReadError(error));
  }
}

/** The whole text of a file. Throws `ImportFileError`. */
export async function readText(file: string): Promise<string> {
  const chunks: string[] = [];
  let length = 0;
  for await (const chunk of readTextChunks(file)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > jsonMaxBytes)
      throw new ImportFileError(file, 'is larger than this import can read at once');
  }
  return chunks.join('').replace(/^\uFEFF/, '');
}

/** Throws `ImportFileError` when the file is missing or empty. */
export async function assertReadableFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new ImportFileError(file, 'there is no such file');
  if (found.size === 0) throw new ImportFileError(file, 'the file is empty');
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

function describeReadError(error: unknown): string {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return 'is not text in UTF-8; save it in that encoding';
  if (code === 'Z_BUF_ERROR') return 'the compressed file is cut off; fetch it again';
  if (code.startsWith('Z_')) return 'the compressed file is damaged; fetch it again';
  return errorMessage(error);
}
