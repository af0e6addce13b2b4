import type { ErrorCode } from '@/contracts/error-codes';
import { textFieldsOf } from '../object/to-record';
import { errorMessage } from '../logging/error-message';

export type RequestStatus = 'idle' | 'loading' | 'succeeded' | 'failed';

/** The codes that the client knows: those of our server and its own, for answers that carry none. */
export type FailureCode = ErrorCode | 'transport' | 'refused' | 'rtn_msg' | 'bad_answer' | 'given';

/** Why a call failed: `message` from the server or the transport, `code` for choosing a message of ours; see `hasCode`. */
export interface RequestFailure {
  /** Usually a `FailureCode`; axios and the servers of other lenders have codes of their own. */
  code: string;
  message: string;
  /** Messages by field path, where the server gives them. */
  fields?: Readonly<Record<string, string>>;
}

export interface RequestRecord {
  status: RequestStatus;
  failure: RequestFailure | null;
}

export const idle: RequestRecord = { status: 'idle', failure: null };
export const loading: RequestRecord = { status: 'loading', failure: null };
export const succeeded: RequestRecord = { status: 'succeeded', failure: null };
/** The record of a call that failed. */
export const failed = (failure: RequestFailure): RequestRecord => ({ status: 'failed', failure });

/** Whether a call failed for this reason. */
export const hasCode = (failure: RequestFailure | null | undefined, code: FailureCode): boolean =>
  failure?.code === code;

/** Whether the answer is still awaited. */
export const isLoading = ({ status }: RequestRecord): boolean => status === 'loading';

/** The text of the failure, else null. */
export const errorOf = ({ failure }: RequestRecord): string | null => failure?.message ?? null;
/** The code of the failure, else null. */
export const errorCodeOf = ({ failure }: RequestRecord): string | null => failure?.code ?? null;

/** The serialisable part of a thrown value; an error without a code is a `transport` failure. */
export function failureOf(error: unknown): RequestFailure {
  const message = errorMessage(error);
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string'
      ? error.code
      : 'transport';
  const fields = error instanceof Error && 'fields' in error ? textFieldsOf(error.fields) : {};
  return { code, message, ...(Object.keys(fields).length > 0 ? { fields } : {}) };
}
