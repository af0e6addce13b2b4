/** The provider rejected a message permanently; the error text names the status, never the recipient or the content. */
export class PermanentSendError extends Error {
  override readonly name = 'PermanentSendError';
}
