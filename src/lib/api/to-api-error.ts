import type { EndpointKey } from '@/contracts/endpoints';
import { textFieldsOf, toRecord } from '../object/to-record';
import { errorMessage } from '../logging/error-message';
import { ApiError } from './api-error';
import { isHttpFailure } from './http-client';
import { errorTextOf } from './response-normalisers';

const nonBlankText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** A failure with a message for the visitor: the server's `data.data` or `data.errorMessage`, else its message, else the transport's. */
export function toApiError(
  error: unknown,
  { skipErrors = true, key }: { skipErrors?: boolean; key?: EndpointKey } = {},
): ApiError {
  if (!isHttpFailure(error)) return new ApiError(errorMessage(error));
  const body = toRecord(error.response?.data);
  const retryAfter = Number(error.response?.headers?.['retry-after']);
  const text = errorTextOf(error.response?.data, key);
  const ownCode = text === '' ? error.code?.toLowerCase() : 'refused';
  return new ApiError(text || error.message, {
    status: error.response?.status ?? 0,
    code: nonBlankText(body.code) ?? ownCode ?? 'transport',
    fields: textFieldsOf(body.fields),
    endsSession: !skipErrors && error.response?.status === 403,
    retryAfterSeconds: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
  });
}
