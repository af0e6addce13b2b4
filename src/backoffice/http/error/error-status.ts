import type { ErrorCode } from '@/contracts/error-codes';

export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503;

export const errorStatuses: Readonly<Record<ErrorCode, ErrorStatus>> = {
  validation_failed: 400,
  malformed_json: 400,
  cross_site: 400,
  bot_refused: 400,
  unauthorised: 401,
  session_ended: 403,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  step_up_required: 409,
  passkey_refused: 400,
  code_refused: 400,
  phone_not_verified: 409,
  idempotency_conflict: 409,
  file_missing: 400,
  file_empty: 400,
  upload_broken: 400,
  too_many_files: 409,
  application_closed: 409,
  offer_closed: 409,
  document_held: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  pdf_unavailable: 503,
};
