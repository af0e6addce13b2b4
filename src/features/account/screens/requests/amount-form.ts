import { parseMoney } from '@/lib/parse-money';

export type AmountProblem = 'required' | 'notMoney' | 'tooMuch';

/** Parses a typed HK$ amount; null if it is not a positive amount. */
export function parseAmount(text: string): number | null {
  const amount = parseMoney(text);
  return amount !== null && amount > 0 ? amount : null;
}

/** Validates a typed amount against a maximum in HK$. */
export function validateAmount(text: string, maximum: number): AmountProblem | null {
  if (text.trim() === '') return 'required';
  const amount = parseAmount(text);
  if (amount === null) return 'notMoney';
  return amount > maximum ? 'tooMuch' : null;
}
