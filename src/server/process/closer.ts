/** Closes things in the reverse order of their opening, each once, whatever the others do. */
export function createCloser(): { add: (close: () => Promise<void> | void) => void; close: () => Promise<void> } {
  const steps: (() => Promise<void> | void)[] = [];
  return {
    add: (close) => void steps.push(close),
    close: async () => {
      for (const step of steps.splice(0).reverse()) await Promise.resolve().then(step).catch(() => undefined);
    },
  };
}
