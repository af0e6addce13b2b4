import axios from 'axios';
import type { EndpointKey } from '@/contracts/endpoints';
import { toRecord } from '../object/to-record';
import { ApiError } from './api-error';
import { errorTextOf } from './response-normalisers';

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
  { skipErrors = true, key }: { skipErrors?: boolean; key?: EndpointKey } = {},
): ApiError {
  if (!axios.isAxiosError(error))
    return new ApiError(error instanceof Error ? error.message : String(error));
  const body = toRecord(error.response?.data);
  const retryAfter = Number(error.response?.headers?.['retry-after']);
  const text = errorTextOf(error.response?.data, key);
  const ownCode = text === '' ? error.code?.toLowerCase() : 'refused';
  return new ApiError(text || error.message, {
    status: error.response?.status ?? 0,
    code: nonBlankText(body.code) ?? ownCode ?? 'transport',
    fields: fieldsOf(body.fields),
    endsSession: !skipErrors && error.response?.status === 403,
    retryAfterSeconds: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
  });
}
