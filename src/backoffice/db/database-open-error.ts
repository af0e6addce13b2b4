/** The database cannot be opened; the message is one line for the person who starts the server. */
export class DatabaseOpenError extends Error {
  override readonly name = 'DatabaseOpenError';
}
