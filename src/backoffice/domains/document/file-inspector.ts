import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { documentMaxBytes } from '@/contracts/limits/limits';
import { ServiceError } from '@/backoffice/common/service-error';
import { createPdfLockDetector, typeDetectionBytes, detectFileType } from './document.model';
import { hasEndMarker } from './document-review';
import { archiveTailBytes } from './word-archive';

export interface FileMetadata {
  size: number;
  sha256: string;
  /** The type detected from the file's bytes. */
  type: string;
  isLocked: boolean;
  /** Whether it ends with the end marker of its type. */
  isComplete: boolean;
}

/**
 * Passes a file through while measuring it. Fails with `payload_too_large` beyond the limit, and with `file_empty` if there are no
 * bytes.
 */
export class FileInspector extends Transform {
  readonly #hash = createHash('sha256');
  readonly #lock = createPdfLockDetector();
  readonly #head: Buffer[] = [];
  #headLength = 0;
  #tail: Buffer = Buffer.alloc(0);
  #size = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#size += chunk.length;
    if (this.#size > documentMaxBytes) return done(new ServiceError('payload_too_large'));
    this.#hash.update(chunk);
    this.#lock.update(chunk);
    if (this.#headLength < typeDetectionBytes) {
      this.#head.push(chunk.subarray(0, typeDetectionBytes - this.#headLength));
      this.#headLength += chunk.length;
    }
    this.#tail = Buffer.concat([this.#tail, chunk]).subarray(-archiveTailBytes);
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    done(this.#size === 0 ? new ServiceError('file_empty') : null);
  }

  /** Called once, after the last byte. */
  async metadata(): Promise<FileMetadata> {
    const type = await detectFileType(Buffer.concat(this.#head), this.#tail);
    return {
      size: this.#size,
      sha256: this.#hash.digest('hex'),
      type,
      isLocked: this.#lock.isLocked(type),
      isComplete: hasEndMarker(type, this.#tail),
    };
  }
}
