const technicalCodes = /^(?:transport|bad_answer|err_.*|econn.*|etimedout)$/;

/** Whether a failure carries only a transport's technical message, which is not shown to the visitor. */
export function isTechnicalError({ code, message }: { code: string; message: string }): boolean {
  return message === '' || technicalCodes.test(code);
}
