import axios from 'axios';
import { toRecord } from '../object/to-record';
import { ApiError } from './api-error';

const nonBlankText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

function fieldsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(toRecord(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** A failure with a message for the visitor: the server's `data.data` or `data.errorMessage`, else its message, else the transport's. */
export function toApiError(
  error: unknown,
  { skipErrors = true }: { skipErrors?: boolean } = {},
): ApiError {
  if (!axios.isAxiosError(error))
    return new ApiError(error instanceof Error ? error.message : String(error));
  const body = toRecord(error.response?.data);
  const retryAfter = Number(error.response?.headers?.['retry-after']);
  return new ApiError(
    nonBlankText(body.data) ??
      nonBlankText(toRecord(body.data).errorMessage) ??
      nonBlankText(body.message) ??
      nonBlankText(body.error) ??
      nonBlankText(body.msg) ??
      error.message,
    {
      status: error.response?.status ?? 0,
      code: nonBlankText(body.code) ?? error.code?.toLowerCase() ?? 'transport',
      fields: fieldsOf(body.fields),
      endsSession: !skipErrors && error.response?.status === 403,
      retryAfterSeconds: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
    },
  );
}
