/** Why nothing was backed up or restored, in one line for who runs it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
