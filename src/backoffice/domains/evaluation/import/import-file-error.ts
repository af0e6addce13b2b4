/** A file that cannot be imported at all; the message is one line for the person who imports. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
  constructor(
    readonly file: string,
    reason: string,
  ) {
    super(`${file}: ${reason}`);
  }
}
