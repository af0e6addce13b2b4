import type { DocumentReview } from '@/contracts/document/document-choices';

/** Types that count as received without a manual review, because staff can open them. */
export const readableTypes: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/heic',
  'image/heif',
  'image/webp',
  'application/pdf',
];

/** Smaller files hold no readable page. */
const tinyBytes = 1_024;

const endMarks: Readonly<Record<string, Buffer>> = {
  'image/jpeg': Buffer.from([0xff, 0xd9]),
  'image/png': Buffer.from('IEND'),
  'application/pdf': Buffer.from('%%EOF'),
};

/** Whether the last bytes of a file are those that its type ends with; cameras append data after them. */
export function hasEndMarker(type: string, tail: Buffer): boolean {
  const mark = endMarks[type];
  return mark === undefined || tail.includes(mark);
}

/** Whether a file needs a manual review before it counts as received: another type, very small, password-protected or truncated. */
export function initialReview(
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

interface Reviewed {
  status: string;
  review: DocumentReview | null;
}

/** Whether a file is here that nobody and no scanner has refused. */
export const hasArrived = ({ status, review }: Reviewed): boolean =>
  status !== 'infected' && review !== 'refused';

/** Whether a document counts as received; where files are scanned, one that waits for its verdict may yet be refused. */
export const countsAsReceived = (file: Reviewed): boolean =>
  hasArrived(file) && file.status !== 'waiting' && file.review !== 'waiting';
