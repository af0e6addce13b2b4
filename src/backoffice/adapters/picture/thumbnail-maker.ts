import type { Readable } from 'node:stream';
import { createDrawingProcesses } from './drawing-process';
import { programOf } from './drawing-program';
import { thumbnailLimits } from './thumbnail-limits';

export interface ThumbnailMaker {
  /** The thumbnail of a picture as WebP; null for one that cannot be drawn within the limits. Throws `unavailable` when too many wait. */
  make: (openPicture: () => Promise<Readable>, type: string) => Promise<Buffer | null>;
  /** Ends what is being drawn. */
  close: () => void;
}

export interface ThumbnailMakerOptions {
  /** The program that draws, with its arguments; the type comes after them. */
  program?: readonly string[];
  /** Pictures that may wait for their turn. */
  maxQueued?: number;
  timeoutMs?: number;
}

/** Draws thumbnails. */
export function createThumbnailMaker({
  program = programOf('thumbnail.process', thumbnailLimits),
  maxQueued = 60,
  timeoutMs = thumbnailLimits.timeoutMs,
}: ThumbnailMakerOptions = {}): ThumbnailMaker {
  const processes = createDrawingProcesses({
    program,
    limits: thumbnailLimits,
    maxQueued,
    timeoutMs,
  });
  return {
    make: (openPicture, type) => processes.run(openPicture, [type]),
    close: processes.close,
  };
}
