/** Resolves in a task of its own, so that a browser can answer its user in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
