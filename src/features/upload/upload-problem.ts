import { documentMaxBytes } from '@/contracts/document/document-choices';
import { isWordless } from '@/lib/api/wordless';
import type { RequestFailure } from '@/lib/saga/request-record';

export type UploadProblemCode = 'none' | 'empty' | 'tooBig' | 'tooMany' | 'closed' | 'ended' | 'failed' | 'told';

/** Why a file did not arrive. `told` carries the server's own words, in the language of the call. */
export interface UploadProblem {
  code: UploadProblemCode;
  message: string | null;
}

const codes: Readonly<Record<string, UploadProblemCode>> = {
  file_missing: 'none',
  file_empty: 'empty',
  payload_too_large: 'tooBig',
  too_many_files: 'tooMany',
  application_closed: 'closed',
  unauthorised: 'ended',
  session_ended: 'ended',
  not_found: 'ended',
  rate_limited: 'told',
  unavailable: 'told',
};

const plain = (code: UploadProblemCode): UploadProblem => ({ code, message: null });

/** What can be told of a file before it is sent; `free` is how many more its list can hold. */
export function problemOfFile({ size }: { size: number }, free: number): UploadProblem | null {
  if (size === 0) return plain('empty');
  if (size > documentMaxBytes) return plain('tooBig');
  return free < 1 ? plain('tooMany') : null;
}

/** What a refused call means to the person who sent the file. */
export function problemOfFailure(failure: RequestFailure): UploadProblem {
  const code = codes[failure.code] ?? 'failed';
  return code === 'told' && !isWordless(failure) ? { code, message: failure.message } : plain(code === 'told' ? 'failed' : code);
}

/** Whether sending the same file again can help. */
export function isWorthRetrying({ code }: UploadProblem): boolean {
  return code === 'failed' || code === 'told';
}
