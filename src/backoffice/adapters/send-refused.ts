/** A message that will never be taken; the text names the status, never the recipient or the words. */
export class SendRefused extends Error {
  override readonly name = 'SendRefused';
}
