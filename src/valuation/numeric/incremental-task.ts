/** Work divided into small steps, so that the caller can yield to other work between them. */
export type IncrementalTask<T> = Generator<undefined, T, undefined>;

/** Runs all steps without a pause. */
export function runToCompletion<T>(task: IncrementalTask<T>): T {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
  }
}

/** Runs the steps with a pause after each, to keep the event loop responsive. */
export async function runWithPauses<T>(
  task: IncrementalTask<T>,
  pause: () => Promise<unknown>,
): Promise<T> {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
    await pause();
  }
}
