/** One incoming payment as a bank file states it. */
export interface BankLine {
  /** The lender's account that the money was paid into. */
  account: string;
  /** YYYY-MM-DD. */
  bookedOn: string;
  amountCents: number;
  bankReference: string;
  /** What the payer and the bank wrote. */
  details: string;
  /** For a returned payment: the payment order that came back, and the reason by ISO 20022. */
  orderId: string | null;
  returnReason: string | null;
}

const orderPattern = /\bPO-[0-9A-HJKMNP-TV-Z]{8}\b/;
export const orderIn = (text: string): string | null => orderPattern.exec(text)?.[0] ?? null;

const moneyPattern = /^\d{1,12}(?:\.\d{1,2}0*)?$/;

/** Cents of an amount as banks write it, with a point and without a sign; null for anything else and for nothing. */
export function centsOf(text: string): number | null {
  if (!moneyPattern.test(text)) return null;
  const [whole = '', part = ''] = text.split('.');
  const cents = Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));
  return cents > 0 ? cents : null;
}

/** A day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}
