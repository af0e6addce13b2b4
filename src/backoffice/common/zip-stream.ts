import { addAbortSignal, PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { minuteMs } from '@/lib/hong-kong-day';

export interface ZipEntry {
  /** Plain ASCII, without folders. */
  name: string;
  modifiedAt: Date;
  /** Called when the entry's turn comes. */
  load: () => Promise<Uint8Array>;
}

/** How long an answer may take once it has begun, as for one that is passed on. */
const maxMs = 10 * minuteMs;

/** Entries as a ZIP file that is made while it is read, one entry at a time. An entry that cannot be loaded breaks the stream off, and so does a reader who goes away or takes more than ten minutes. */
export function zipStream(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  const output = addAbortSignal(AbortSignal.timeout(maxMs), new PassThrough());
  // Who reads it is told; where nobody does, it is no fault of ours.
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
