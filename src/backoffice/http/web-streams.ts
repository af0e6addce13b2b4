import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

// Node and the DOM describe the same streams with types that do not fit each other.

export function toNodeStream(body: ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(body as NodeReadableStream);
}

export function toWebStream(bytes: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
}
