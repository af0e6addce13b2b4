import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { RenderedPage } from './rendered-page';

/** The last good state of pages on the disk, for a start while the content cannot be read. */
export interface KeptPages {
  /** The page as it was last written; undefined where there is none, or it is older than a day. */
  read: (pathname: string) => Promise<RenderedPage | undefined>;
  /** Writes a page; a disk that cannot be written to is reported once. */
  write: (pathname: string, page: RenderedPage) => Promise<void>;
}

export interface KeptPagesOptions {
  folder: string;
  /** What pages depend on besides content: release and settings. Pages kept for other releases or settings are not read, and are removed once they are too old. */
  madeOf: unknown;
  isKept: (pathname: string) => boolean;
  now: () => number;
  onError: (error: unknown, subject: string) => void;
}

const maxAgeMs = 24 * 60 * 60 * 1_000;
const keptSchema = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
  data: z.object({ address: z.string(), script: z.string() }).optional(),
});

/** Keeps pages below `folder`, one file each. */
export function createKeptPages(options: KeptPagesOptions): KeptPages {
  const { isKept, now, onError } = options;
  const mark = createHash('sha256').update(JSON.stringify(options.madeOf)).digest('hex');
  const folder = join(options.folder, mark.slice(0, 16));
  const fileOf = (pathname: string): string =>
    join(folder, `${pathname.slice(1).replaceAll('/', '~')}.json`);
  let prepared: Promise<void> | undefined;
  let hasFailed = false;

  async function isTooOld(path: string): Promise<boolean> {
    return now() - (await stat(path)).mtimeMs > maxAgeMs;
  }

  async function prepare(): Promise<void> {
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(options.folder)) {
      const other = join(options.folder, name);
      if (other !== folder && (await isTooOld(other))) await rm(other, { recursive: true });
    }
  }

  return {
    async read(pathname) {
      if (!isKept(pathname)) return undefined;
      try {
        const file = fileOf(pathname);
        if (await isTooOld(file)) return undefined;
        const { body, data, ...page } = keptSchema.parse(JSON.parse(await readFile(file, 'utf8')));
        return {
          ...page,
          body: Buffer.from(body),
          data: data && { ...data, script: Buffer.from(data.script) },
          isShareable: true,
        };
      } catch {
        return undefined;
      }
    },
    async write(pathname, { status, headers, body, data }) {
      if (!isKept(pathname) || hasFailed) return;
      try {
        await (prepared ??= prepare());
        const file = fileOf(pathname);
        await writeFile(
          `${file}.part`,
          JSON.stringify({
            status,
            headers,
            body: body.toString('utf8'),
            data: data && { ...data, script: data.script.toString('utf8') },
          }),
        );
        await rename(`${file}.part`, file);
      } catch (error) {
        hasFailed = true;
        onError(error, 'pages kept on disk');
      }
    },
  };
}
