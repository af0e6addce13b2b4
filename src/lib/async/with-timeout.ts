/** The result of `work`; rejects with `toError()` when it takes longer than `timeoutMs`. The work itself goes on. */
export async function withTimeout<T>(
  work: Promise<T>,
  { timeoutMs, toError }: { timeoutMs: number; toError: () => Error },
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(toError()), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
