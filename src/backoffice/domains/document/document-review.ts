import type { DocumentReview } from '@/contracts/document/document-choices';

/** What counts as received by itself: types that staff can open at once. */
export const readableTypes: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/heic',
  'image/heif',
  'image/webp',
  'application/pdf',
];

/** A page holds more; what is smaller shows nothing. */
const tinyBytes = 1_024;

const endMarks: Readonly<Record<string, Buffer>> = {
  'image/jpeg': Buffer.from([0xff, 0xd9]),
  'image/png': Buffer.from('IEND'),
  'application/pdf': Buffer.from('%%EOF'),
};

/** Whether a file ends as its type does, by its last bytes; cameras append to what they took. */
export function isWhole(type: string, tail: Buffer): boolean {
  const mark = endMarks[type];
  return mark === undefined || tail.includes(mark);
}

/** Whether a person has to look at a file before it counts as received: another type, tiny, locked or broken off. */
export function reviewOf(
  {
    type,
    size,
    isLocked,
    isComplete,
  }: { type: string; size: number; isLocked: boolean; isComplete: boolean },
  extraTypes: readonly string[],
): DocumentReview | null {
  const isKnown = readableTypes.includes(type) || extraTypes.includes(type);
  return isKnown && size >= tinyBytes && !isLocked && isComplete ? null : 'waiting';
}

/** Whether a document counts as received; where files are scanned, one that waits for its verdict may yet be refused. */
export function hasArrived({
  status,
  review,
}: {
  status: string;
  review: DocumentReview | null;
}): boolean {
  return (status === 'stored' || status === 'clean') && (review === null || review === 'accepted');
}
