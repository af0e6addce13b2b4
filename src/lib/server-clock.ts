const toleratedMs = 60_000;
let offsetMs = 0;

/**
 * Compares the device's clock with the time at which the server answered (a `Date` header: whole seconds, and as late as
 * the network was slow). Clocks within a minute of each other count as equal.
 */
export function recordServerTime(time: Date): void {
  const differenceMs = time.getTime() - Date.now();
  offsetMs = Math.abs(differenceMs) > toleratedMs ? differenceMs : 0;
}

/** The current time by the server's clock once a response has told it, otherwise by the device's. */
export function serverNow(): Date {
  return new Date(Date.now() + offsetMs);
}
