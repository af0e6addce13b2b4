import { promisify } from 'node:util';
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

/** The files of a ZIP, by their names in its order. Throws for one that is damaged. */
export async function zipFiles(zip: Buffer): Promise<Map<string, Buffer>> {
  const open = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer);
  const opened = await open(zip, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  const read = promisify<yauzl.Entry, NodeJS.ReadableStream>(opened.openReadStream.bind(opened));
  return new Promise((resolve, reject) => {
    opened.on('error', reject);
    opened.on('end', () => resolve(files));
    opened.on('entry', (entry: yauzl.Entry) => {
      read(entry)
        .then(buffer)
        .then((content) => {
          files.set(entry.fileName, content);
          opened.readEntry();
        }, reject);
    });
    opened.readEntry();
  });
}
