/** Ends after the promises and timers that are due now; no time passes. jsdom has no `setImmediate`, so this is a timer of zero. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
