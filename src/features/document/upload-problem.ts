import { isTechnicalError } from '@/lib/api/technical-error';
import type { RequestFailure } from '@/lib/saga/request-record';

export type UploadProblemCode =
  | 'none'
  | 'empty'
  | 'tooBig'
  | 'tooMany'
  | 'same'
  | 'closed'
  | 'ended'
  | 'failed'
  | 'offline'
  | 'told';

/** Why an upload failed. `told` carries the server's message, in the language of the call. */
export interface UploadProblem {
  code: UploadProblemCode;
  message: string | null;
}

const problemCodes: Readonly<Record<string, UploadProblemCode>> = {
  file_missing: 'none',
  file_empty: 'empty',
  payload_too_large: 'tooBig',
  file_refused: 'same',
  too_many_files: 'tooMany',
  application_closed: 'closed',
  unauthorised: 'ended',
  session_ended: 'ended',
  not_found: 'ended',
  rate_limited: 'told',
  unavailable: 'told',
};

const withoutMessage = (code: UploadProblemCode): UploadProblem => ({ code, message: null });

const bytesPerMegabyte = 1024 * 1024;

interface UploadRoom {
  /** How many more files the slot can hold. */
  freeSlots: number;
  maxMegabytes: number;
}

/** Validates a file before the upload. */
export function validateFile(
  { size }: { size: number },
  { freeSlots, maxMegabytes }: UploadRoom,
): UploadProblem | null {
  if (size === 0) return withoutMessage('empty');
  if (size > maxMegabytes * bytesPerMegabyte) return withoutMessage('tooBig');
  return freeSlots < 1 ? withoutMessage('tooMany') : null;
}

/** Maps a failed call to the problem of an upload; `isOnline` is what the browser says of its line. */
export function toUploadProblem(
  failure: RequestFailure,
  { isOnline = true }: { isOnline?: boolean } = {},
): UploadProblem {
  if (!isOnline && isTechnicalError(failure)) return withoutMessage('offline');
  const code = problemCodes[failure.code] ?? 'failed';
  return code === 'told' && !isTechnicalError(failure)
    ? { code, message: failure.message }
    : withoutMessage(code === 'told' ? 'failed' : code);
}

/** Whether the file is sent again by itself once the line is back. */
export function isRetriedOnline({ code }: UploadProblem): boolean {
  return code === 'failed' || code === 'offline';
}

/** Whether retrying the same file can succeed. */
export function isRetryable({ code }: UploadProblem): boolean {
  return code === 'failed' || code === 'offline' || code === 'told';
}
