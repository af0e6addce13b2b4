import axios from 'axios';
import { ApiError } from './api-error';

const record = (value: unknown): Record<string, unknown> =>
  value && typeof value === 'object' ? { ...value } : {};
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

function fieldsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** A failure as the visitor reads it: the server's `data.data`, else its message, else the transport's own. */
export function toApiError(
  error: unknown,
  { skipErrors = true }: { skipErrors?: boolean } = {},
): ApiError {
  if (!axios.isAxiosError(error))
    return new ApiError(error instanceof Error ? error.message : String(error));
  const body = record(error.response?.data);
  const retryAfter = Number(error.response?.headers?.['retry-after']);
  return new ApiError(text(body.data) ?? text(body.message) ?? text(body.msg) ?? error.message, {
    status: error.response?.status ?? 0,
    code: text(body.code) ?? error.code?.toLowerCase() ?? 'transport',
    fields: fieldsOf(body.fields),
    endsSession: !skipErrors && error.response?.status === 403,
    retryAfterSeconds: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
  });
}
