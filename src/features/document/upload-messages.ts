import { uploadMaxMegabytes } from '@/config/site';
import type { ChecklistItem, UploadedDocument } from '@/contracts/document/document';
import type { Translate } from '@/i18n/text-keys';
import type { RequestFailure } from '@/lib/saga/request-record';
import { toUploadError, type UploadError } from './upload-error';

const kilobyte = 1_024;

/** `820 KB`, `1.4 MB`; binary megabytes, like the upload limit. */
export function formatFileSize(bytes: number): string {
  const kilobytes = bytes / kilobyte;
  return kilobytes < kilobyte
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(kilobytes / kilobyte).toFixed(1)} MB`;
}

/** The label of a checklist slot, with the period that the document must cover. */
export function slotLabel(
  { slot, months }: Pick<ChecklistItem, 'slot' | 'months'>,
  t: Translate<'document'>,
): string {
  const name = t(`slot.${slot}`);
  return months === null ? name : t('slotMonths', { name, months });
}

interface UploadWords {
  t: Translate<'document'>;
  /** The size limit that the message of a file that is too big names. */
  maxMegabytes?: number;
}

export function uploadErrorMessage(
  { code, message }: UploadError,
  { t, maxMegabytes = uploadMaxMegabytes }: UploadWords,
): string {
  if (code === 'told') return message ?? t('problem.failed');
  return t(`problem.${code}`, { max: maxMegabytes });
}

/** The message of a failed document download. */
export function downloadErrorMessage(failure: RequestFailure, t: Translate<'document'>): string {
  const problem = toUploadError(failure);
  return problem.code === 'failed' ? t('file.downloadFailed') : uploadErrorMessage(problem, { t });
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

/** Whether a document fills its item of the list; one that a person has to look at does not yet. */
export const isReceived = (document: UploadedDocument): boolean =>
  document.review !== 'waiting' && received.has(documentDisplayState(document));
