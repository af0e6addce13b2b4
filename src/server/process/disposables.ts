/** Collects disposers and runs each once, in reverse order of registration; one that fails does not stop the others. */
export function createDisposables(): {
  add: (close: () => Promise<void> | void) => void;
  close: () => Promise<void>;
} {
  const disposers: (() => Promise<void> | void)[] = [];
  return {
    add: (close) => void disposers.push(close),
    close: async () => {
      for (const disposer of disposers.splice(0).reverse())
        await Promise.resolve()
          .then(disposer)
          .catch(() => undefined);
    },
  };
}
