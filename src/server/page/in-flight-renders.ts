import type { NextHandler } from './page-renderer';

/** Wraps Next's request handler and tracks in-flight renders: `whenSettled` resolves when all renders in flight at the time of the call have completed or failed. */
export function trackInFlightRenders(handle: NextHandler): {
  next: NextHandler;
  whenSettled: () => Promise<void>;
} {
  const inFlight = new Set<Promise<void>>();
  return {
    next(request, response) {
      const answer = Promise.resolve(handle(request, response));
      const settled = answer.catch(() => undefined).then(() => void inFlight.delete(settled));
      inFlight.add(settled);
      return answer;
    },
    async whenSettled() {
      await Promise.all(inFlight);
    },
  };
}
