// No zod here: these lists are imported by client components.

/** What a bank says that came in: comma-separated values, or the statement of ISO 20022. */
export const bankFileFormats = ['camt.053.001.08', 'csv'] as const;
export type BankFileFormat = (typeof bankFileFormats)[number];

/**
 * `posted`: booked as a payment; `unmatched`: waits for staff; `payment-returned`: a payment of ours that came back; `sent-back`: given back to
 * the payer; `booked-before`: had been booked by hand.
 */
export const bankEntryStates = [
  'unmatched',
  'posted',
  'payment-returned',
  'sent-back',
  'booked-before',
] as const;
export type BankEntryState = (typeof bankEntryStates)[number];

/** How staff close an entry that is not booked. */
export const bankEntryClosings = ['sent-back', 'booked-before'] as const;
export type BankEntryClosing = (typeof bankEntryClosings)[number];

/** The columns of CSV, in any order; `amount` is negative where money went out, `details` what the payer wrote. */
export const bankCsvColumns = [
  'account',
  'bookedOn',
  'amount',
  'currency',
  'bankReference',
  'details',
] as const;
