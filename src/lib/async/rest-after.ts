const restPerWork = 7;
const longestRestMs = 1_000;

/**
 * Waits seven times as long as a piece of work took, a second at most: work that comes piece by piece
 * and that nobody needs at once leaves the thread and the processors to those who wait for a page.
 */
export const restAfter = (workedMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.min(restPerWork * workedMs, longestRestMs));
  });
