/** Kinds whose stored name differs: stored rows cannot be changed, and staff search the log by these older names. */
const loggedKinds = new Map([
  ['payouts-frozen', 'payouts-stopped'],
  ['payouts-reopened', 'payouts-open'],
]);

/** The name by which the log knows a kind of event. */
export const loggedKindOf = (kind: string): string => loggedKinds.get(kind) ?? kind;
