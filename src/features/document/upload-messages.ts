import { uploadMaxMegabytes } from '@/config/site';
import type { UploadedDocument } from '@/contracts/document/document';
import type { Translate } from '@/i18n/text-keys';
import type { RequestFailure } from '@/lib/saga/request-record';
import { toUploadProblem, type UploadProblem } from './upload-problem';

const kilobyte = 1_024;

/** `820 KB`, `1.4 MB`; binary megabytes, like the upload limit. */
export function formatFileSize(bytes: number): string {
  const kilobytes = bytes / kilobyte;
  return kilobytes < kilobyte
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(kilobytes / kilobyte).toFixed(1)} MB`;
}

interface UploadWords {
  t: Translate<'document'>;
  /** The size limit that the message of a file that is too big names. */
  maxMegabytes?: number;
}

export function uploadProblemMessage(
  { code, message }: UploadProblem,
  { t, maxMegabytes = uploadMaxMegabytes }: UploadWords,
): string {
  if (code === 'told') return message ?? t('problem.failed');
  return t(`problem.${code}`, { max: maxMegabytes });
}

/** The message of a failed document download. */
export function downloadErrorMessage(failure: RequestFailure, t: Translate<'document'>): string {
  const problem = toUploadProblem(failure);
  return problem.code === 'failed'
    ? t('file.downloadFailed')
    : uploadProblemMessage(problem, { t });
}

/** The display state of an uploaded document. */
export function documentDisplayState({
  status,
  review,
  isLocked,
}: UploadedDocument): 'waiting' | 'virus' | 'locked' | 'review' | 'refused' | 'received' {
  if (status === 'infected') return 'virus';
  if (review === 'refused') return 'refused';
  if (isLocked && review !== 'accepted') return 'locked';
  if (status === 'waiting') return 'waiting';
  return review === 'waiting' ? 'review' : 'received';
}

const received: ReadonlySet<string> = new Set(['waiting', 'locked', 'received']);

/** Whether a document is here, be it that a person still has to look at it. */
export const isHere = (document: UploadedDocument): boolean =>
  !['virus', 'refused'].includes(documentDisplayState(document));

/** Whether a document fills its item of the list; one that a person has to look at does not yet. */
export const isReceived = (document: UploadedDocument): boolean =>
  document.review !== 'waiting' && received.has(documentDisplayState(document));
