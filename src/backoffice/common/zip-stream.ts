import { addAbortSignal, PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { minuteMs } from '@/lib/hong-kong-day';

export interface ZipEntry {
  /** The file name inside the archive: plain ASCII, without folders. */
  name: string;
  modifiedAt: Date;
  /** Loads the content; called when the archive reaches this entry. */
  load: () => Promise<Uint8Array>;
}

/** The longest time for sending the archive; the same limit as for a proxied response. */
const maxMs = 10 * minuteMs;

/** Entries as a ZIP file that is made while it is read, one entry at a time. An entry that cannot be loaded breaks the stream off, and so does a reader who goes away or takes more than ten minutes. */
export function zipStream(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  const output = addAbortSignal(AbortSignal.timeout(maxMs), new PassThrough());
  // The reader of the stream gets the error; where there is no reader, it is ignored.
  output.on('error', () => undefined);
  const breakOff = (cause: unknown) =>
    output.destroy(new Error('An entry of a ZIP file cannot be loaded', { cause }));
  zip.on('error', breakOff);
  for (const { name, modifiedAt, load } of entries)
    zip.addReadStreamLazy(name, { mtime: modifiedAt, compress: false }, (respond) => {
      load().then((bytes) => respond(null, Readable.from([bytes])), breakOff);
    });
  zip.end();
  zip.outputStream.pipe(output);
  return output;
}
