// No zod here: the desk reads these values, too.

export const savedViewLimits = {
  /** Characters of a name. */
  name: 60,
  /** Views that one member of staff may keep of one list. */
  ofPerson: 20,
  /** Characters of what a filter is set to. */
  value: 200,
} as const;

/** The lists of the desk whose filters can be kept under a name, by the calls that answer them. */
export const savedViewLists = [
  'deskApplications',
  'deskApprovals',
  'deskAudit',
  'deskBankEntries',
  'deskBrowserErrors',
  'deskCallBacks',
  'deskContents',
  'deskCustomers',
  'deskJobApplications',
  'deskLoans',
  'deskMessages',
  'deskOutbox',
  'deskPageTests',
  'deskPaymentFiles',
  'deskPaymentOrders',
  'deskServiceRequests',
  'deskShortLinks',
  'deskStaff',
  'deskThreads',
] as const;
export type SavedViewList = (typeof savedViewLists)[number];
