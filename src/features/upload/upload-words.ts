import type { ChecklistItem, UploadedDocument } from '@/contracts/document/document';
import type { Locale } from '@/contracts/locale';
import type { Translate } from '@/i18n/server';
import type { RequestFailure } from '@/lib/saga/request-record';
import { problemOfFailure, type UploadProblem } from './upload-problem';

export interface Words {
  t: Translate;
  locale: Locale;
}

const kilobyte = 1_024;

/** `820 KB`, `1.4 MB`; megabytes as the limit counts them. */
export function sizeWords(bytes: number): string {
  const kilobytes = bytes / kilobyte;
  return kilobytes < kilobyte ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / kilobyte).toFixed(1)} MB`;
}

/** What a paper is called, with how far back it goes. */
export function slotWords({ slot, months }: Pick<ChecklistItem, 'slot' | 'months'>, t: Translate): string {
  const name = t(`slot.${slot}`);
  return months === null ? name : t('slotMonths', { name, months });
}

export function problemWords({ code, message }: UploadProblem, t: Translate): string {
  return code === 'told' && message !== null ? message : t(`problem.${code}`);
}

/** Why a paper could not be downloaded. */
export function downloadProblemWords(failure: RequestFailure, t: Translate): string {
  const problem = problemOfFailure(failure);
  return problem.code === 'failed' ? t('file.downloadFailed') : problemWords(problem, t);
}

/** How a paper that is here stands, and whether that asks for something. */
export function stateOf({ status, isLocked }: UploadedDocument): 'waiting' | 'virus' | 'locked' | 'received' {
  if (status === 'infected') return 'virus';
  if (isLocked) return 'locked';
  return status === 'waiting' ? 'waiting' : 'received';
}
