const codes = /^(?:transport|bad_answer|err_.*|econn.*|etimedout)$/;

/** Whether nobody put a failure into words for the visitor: a transport's own are no reader's. */
export function isWordless({ code, message }: { code: string; message: string }): boolean {
  return message === '' || codes.test(code);
}
