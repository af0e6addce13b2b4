// No zod here: the browser compares these codes, too.

/** Every way a call can fail that a person is told about; `src/backoffice/http/error/error-status.ts` gives each its status, `errors.json` of each language its words. */
export const errorCodes = [
  'validation_failed',
  'malformed_json',
  'cross_site',
  'bot_refused',
  'unauthorised',
  'session_ended',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'step_up_required',
  'passkey_refused',
  'code_refused',
  'phone_not_verified',
  'idempotency_conflict',
  'file_missing',
  'file_empty',
  'upload_broken',
  'too_many_files',
  'application_closed',
  'offer_closed',
  'document_held',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal',
  'unavailable',
  'pdf_unavailable',
] as const;
export type ErrorCode = (typeof errorCodes)[number];
