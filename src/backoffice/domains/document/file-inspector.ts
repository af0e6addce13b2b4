import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { documentMaxBytes } from '@/contracts/document/document-choices';
import { ServiceError } from '@/backoffice/common/service-error';
import { createPdfLockDetector, typeDetectionBytes, detectFileType } from './document.model';
import { isWhole } from './document-review';
import { archiveTailBytes } from './word-archive';

export interface FileMetadata {
  size: number;
  sha256: string;
  /** By the file's own bytes. */
  type: string;
  isLocked: boolean;
  /** It ends as files of its type do. */
  isComplete: boolean;
}

/** Passes a file on while it measures it. Fails with `payload_too_large` at one byte too many, with `file_empty` at the end of none. */
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

  /** Once, after the last byte. */
  async metadata(): Promise<FileMetadata> {
    const type = await detectFileType(Buffer.concat(this.#head), this.#tail);
    return {
      size: this.#size,
      sha256: this.#hash.digest('hex'),
      type,
      isLocked: this.#lock.isLocked(type),
      isComplete: isWhole(type, this.#tail),
    };
  }
}
