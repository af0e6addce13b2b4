import { useEffect, useState } from 'react';

/** Whole seconds until an instant (in milliseconds since 1970), updated as they count down; 0 afterwards. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) return;
    const tick = (): void => setNow(Date.now());
    // `now` may be as old as the instant before this one.
    const first = setTimeout(tick);
    const timer = setInterval(tick, 500);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isOver, until]);
  return Math.max(0, Math.ceil((until - now) / 1_000));
}
