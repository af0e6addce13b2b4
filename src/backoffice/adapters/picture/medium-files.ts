import { z } from 'zod';

/** An image in one size; the one that `isShared` is a JPEG for messengers, the others are WebP. */
export interface MediumFile {
  width: number;
  height: number;
  isShared: boolean;
  bytes: Buffer;
}

const headSchema = z.array(
  z.object({ width: z.number(), height: z.number(), isShared: z.boolean(), size: z.number() }),
);

/** The files one after the other, behind a line of JSON that says what they are. */
export function writeMedium(files: readonly MediumFile[]): Buffer {
  const head = files.map(({ bytes, ...file }) => ({ ...file, size: bytes.length }));
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    ...files.map(({ bytes }) => bytes),
  ]);
}

/** What `writeMedium` wrote. */
export function readMedium(written: Buffer): MediumFile[] {
  const end = written.indexOf('\n');
  const head: unknown = JSON.parse(written.toString('utf8', 0, end));
  let start = end + 1;
  return headSchema.parse(head).map(({ size, ...file }) => {
    const bytes = written.subarray(start, start + size);
    start += size;
    return { ...file, bytes };
  });
}
