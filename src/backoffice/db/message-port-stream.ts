import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

/** A socket as node-postgres sees it, carried by a message port to the database worker. */
export class MessagePortStream extends Duplex {
  constructor(private readonly openPort: () => Promise<MessagePort>) {
    super();
  }

  private port: MessagePort | null = null;

  connect(): this {
    this.openPort().then(
      (port) => {
        this.port = port;
        port.on('message', (reply: Uint8Array) =>
          this.push(Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength)),
        );
        port.on('close', () =>
          this.destroy(new Error('The connection to the embedded database was closed')),
        );
        this.emit('connect');
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.port?.ref();
    return this;
  }

  unref(): this {
    this.port?.unref();
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.port?.postMessage(Uint8Array.from(chunk));
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.port?.postMessage(Uint8Array.from(Buffer.concat(chunks.map(({ chunk }) => chunk))));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.port?.removeAllListeners('close');
    this.port?.close();
    done(error);
  }
}
