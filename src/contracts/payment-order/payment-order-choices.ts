// No zod here: these lists are imported by client components.

/** `waiting`: for a second person; `in-file`: in a bank file that was not given to the bank yet; `cancelled`: taken back before it was in a file. */
export const paymentOrderStates = [
  'waiting',
  'approved',
  'in-file',
  'sent',
  'paid',
  'returned',
  'cancelled',
] as const;
export type PaymentOrderState = (typeof paymentOrderStates)[number];

/** What money goes out for. */
export const paymentOrderOrigins = ['loan', 'drawdown', 'withdrawal', 'refund'] as const;
export type PaymentOrderOrigin = (typeof paymentOrderOrigins)[number];

/** Why a bank sends a payment back, by ISO 20022 (ExternalReturnReason1Code). */
export const returnReasons = ['AC01', 'AC04', 'AC06', 'BE01', 'AM09', 'MS03'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Comma-separated values, or the customer credit transfer initiation of ISO 20022. */
export const paymentFileFormats = ['pain.001.001.09', 'csv'] as const;
export type PaymentFileFormat = (typeof paymentFileFormats)[number];

/** `made`: not given to the bank yet. */
export const paymentFileStates = ['made', 'sent'] as const;
export type PaymentFileState = (typeof paymentFileStates)[number];
