/** A failed call: `message` is the text for the visitor, `status` the HTTP status (0 without a response). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | null;
  /** A 403 on a call that does not skip errors: the customer has to sign in again. */
  readonly endsSession: boolean;

  constructor(
    message: string,
    details: {
      status?: number;
      code?: string;
      fields?: Record<string, string>;
      retryAfterSeconds?: number | null;
      endsSession?: boolean;
    } = {},
  ) {
    super(message);
    this.status = details.status ?? 0;
    this.code = details.code ?? 'transport';
    this.fields = details.fields ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.endsSession = details.endsSession ?? false;
  }
}
