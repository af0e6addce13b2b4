/** Work that ends when it is told to, and counts its runs. */
export function manualWork() {
  const pending: (() => void)[] = [];
  let started: () => void = () => undefined;
  const firstRun = new Promise<void>((resolve) => (started = resolve));
  let runs = 0;
  return {
    work: () =>
      new Promise<void>((resolve) => {
        runs += 1;
        pending.push(resolve);
        started();
      }),
    runs: () => runs,
    /** Resolves when the first run has begun. */
    firstRun,
    /** Ends the runs that go on. */
    end: () => pending.splice(0).forEach((resolve) => resolve()),
  };
}
