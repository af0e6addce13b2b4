const paintLimitMs = 3_000;
const idleAfterMs = 5_000;

/**
 * Calls back once, at the first contentful paint. A hidden page never paints and is not waited for; the wait is
 * limited to three seconds, also where the browser tells no paints.
 */
export function whenPainted(callback: () => void): void {
  if (document.visibilityState !== 'visible') return callback();
  let isOver = false;
  function painted(): void {
    if (!isOver) callback();
    isOver = true;
  }
  document.addEventListener('visibilitychange', painted);
  setTimeout(painted, paintLimitMs);
  const { PerformanceObserver } = window;
  if (PerformanceObserver?.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) painted();
    }).observe({ type: 'paint', buffered: true });
}

/** Browsers report a pointer that rests where a page appears as moved by nothing. */
const isAtRest = (event: Event): boolean =>
  event instanceof MouseEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

/** Calls back when a visitor points, presses a key or moves the focus. */
export function whenWanted(callback: () => void): void {
  const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;
  function wanted(event: Event): void {
    if (isAtRest(event)) return;
    for (const sign of signs) document.removeEventListener(sign, wanted, true);
    callback();
  }
  for (const sign of signs) document.addEventListener(sign, wanted, true);
}

/** Calls back once the page has been let alone for five seconds; one that nobody sees waits on. */
export function whenLetAlone(callback: () => void): void {
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    clearInterval(timer);
    callback();
  }, idleAfterMs);
}
