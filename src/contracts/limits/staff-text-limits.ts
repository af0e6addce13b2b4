/** Characters of what staff write: notes stay inside, messages go to applicants. */
export const staffTextLimits = { note: 1_000, message: 300 } as const;
