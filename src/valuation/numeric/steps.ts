/** Work cut into small steps, so that whoever drives it can let others in between. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Does all steps in one go. */
export function allAtOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Does the steps with a pause after each, for a thread that has others to serve. */
export async function withPauses<T>(steps: Steps<T>, pause: () => Promise<unknown>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}
