export type RequestStatus = 'idle' | 'loading' | 'succeeded' | 'failed';

/** Why a call failed: `message` from the server or the transport, `code` for choosing a message of ours. */
export interface RequestFailure {
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
export const failed = (failure: RequestFailure): RequestRecord => ({ status: 'failed', failure });

export const isLoading = ({ status }: RequestRecord): boolean => status === 'loading';

/** The text of the failure, else null. */
export const errorOf = ({ failure }: RequestRecord): string | null => failure?.message ?? null;
export const errorCodeOf = ({ failure }: RequestRecord): string | null => failure?.code ?? null;

/** The serialisable part of a thrown value; an error without a code is a `transport` failure. */
export function failureOf(error: unknown): RequestFailure {
  const message = error instanceof Error ? error.message : String(error);
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string'
      ? error.code
      : 'transport';
  const fields = fieldsOf(error);
  return { code, message, ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}) };
}

function fieldsOf(error: unknown): [string, string][] {
  if (
    !(error instanceof Error && 'fields' in error) ||
    typeof error.fields !== 'object' ||
    error.fields === null
  )
    return [];
  return Object.entries(error.fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
}
