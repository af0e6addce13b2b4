/** Kinds that the log calls otherwise: its rows cannot be changed, and staff search it by these names. */
const loggedKinds = new Map([
  ['payouts-frozen', 'payouts-stopped'],
  ['payouts-reopened', 'payouts-open'],
]);

/** The name by which the log knows a kind of event. */
export const loggedKindOf = (kind: string): string => loggedKinds.get(kind) ?? kind;
