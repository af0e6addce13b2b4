import type { Readable } from 'node:stream';

/** The chunks of a stream of bytes. Throws when it carries anything else, such as text or objects. */
export async function* byteChunks(stream: Readable): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    const bytes: unknown = chunk;
    if (!(bytes instanceof Uint8Array)) throw new TypeError('A chunk of the stream is no bytes');
    yield bytes;
  }
}
