/** Whether a failure only says that no connection came free in time: nothing was done, and the same call may be made again. */
export function isDatabaseBusy(error: unknown): boolean {
  return (
    error instanceof Error &&
    (/^timeout exceeded when trying to connect$/.test(error.message) || isDatabaseBusy(error.cause))
  );
}
