import { useEffect, useState } from 'react';

/** Whole seconds until an instant (in milliseconds since 1970), updated as they count down; 0 afterwards. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isOver, until]);
  return Math.max(0, Math.ceil((until - now) / 1_000));
}
