import { Readable } from 'node:stream';
import { createDrawingProcesses } from './drawing-process';
import { programOf } from './drawing-program';
import { readMedium, type MediumFile } from './medium-files';
import { mediumLimits } from './medium-limits';

export interface MediumMaker {
  /** An image in every size, from the smallest on, and for messengers; null for one that cannot be read within the limits. Throws `unavailable` when too many wait. */
  make: (picture: Buffer, type: string) => Promise<MediumFile[] | null>;
  /** Ends what is being made. */
  close: () => void;
}

/** Encodes images anew for pages. */
export function createMediumMaker(): MediumMaker {
  const processes = createDrawingProcesses({
    program: programOf('medium.process', mediumLimits),
    limits: mediumLimits,
    maxQueued: 10,
    timeoutMs: mediumLimits.timeoutMs,
  });
  return {
    async make(picture, type) {
      const written = await processes.run(() => Promise.resolve(Readable.from([picture])), [type]);
      return written && readMedium(written);
    },
    close: processes.close,
  };
}
