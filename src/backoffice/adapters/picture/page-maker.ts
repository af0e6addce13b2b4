import { Readable } from 'node:stream';
import { createDrawingProcesses } from './drawing-process';
import { programOf } from './drawing-program';
import { pageHeader, type PageSize } from './page-header';
import { pageLimits } from './page-limits';

export interface DrawnPage extends PageSize {
  /** WebP; empty where there is no page of this number. */
  picture: Buffer;
}

export interface PageRequest {
  type: string;
  /** From 1. */
  page: number;
  /** What is written across the picture. */
  watermark: string;
}

export interface PageMaker {
  /** The picture of one page; null for a file that cannot be drawn within the limits. Throws `unavailable` when too many wait. */
  make: (openFile: () => Promise<Readable>, request: PageRequest) => Promise<DrawnPage | null>;
  /** Ends what is being drawn. */
  close: () => void;
}

/** Draws pages of documents for the staff, each with `cpuSeconds` of processor time. */
export function createPageMaker({ cpuSeconds }: { cpuSeconds: number } = pageLimits): PageMaker {
  const limits = { ...pageLimits, cpuSeconds };
  const processes = createDrawingProcesses({
    program: programOf('page.process', limits),
    limits,
    maxQueued: 60,
    timeoutMs: pageLimits.timeoutMs,
  });
  return {
    async make(openFile, request) {
      const drawn = await processes.run(async () => after(request, await openFile()), []);
      if (!drawn) return null;
      return { ...pageHeader.read(drawn), picture: drawn.subarray(pageHeader.bytes) };
    },
    close: processes.close,
  };
}

/** The request as a line of its own before the file: what is in a command can be read by others on the machine. */
function after(request: PageRequest, file: Readable): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.from(`${JSON.stringify(request)}\n`);
      yield* file;
    })(),
  );
}
