const pollIntervalMs = 5;
const timeoutMs = 10_000;

/** Waits until a condition holds; throws after ten seconds. */
export async function until(isMet: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isMet())) {
    if (Date.now() > deadline)
      throw new Error(`Waited ${timeoutMs} ms in vain: ${isMet.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
}
