import type { NextHandler } from './page-renderer';

/** Next's handler, watched: `ended` is done when everything that was under way when it was called has ended, well or not. */
export function watchRenders(handle: NextHandler): { next: NextHandler; ended: () => Promise<void> } {
  const running = new Set<Promise<void>>();
  return {
    next(request, response) {
      const answer = Promise.resolve(handle(request, response));
      const end = answer.catch(() => undefined).then(() => void running.delete(end));
      running.add(end);
      return answer;
    },
    async ended() {
      await Promise.all(running);
    },
  };
}
