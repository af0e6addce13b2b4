/** The message of what was thrown, whatever it is. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
