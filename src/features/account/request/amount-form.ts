import { parseMoney } from '@/lib/parse-money';

export type AmountProblem = 'required' | 'notMoney' | 'tooMuch';

/** HK$ as typed; null where it is no amount. */
export function readAmount(text: string): number | null {
  const amount = parseMoney(text);
  return amount !== null && amount > 0 ? amount : null;
}

/** What is wrong with a typed amount of at most so much, in HK$. */
export function amountProblem(text: string, maximum: number): AmountProblem | null {
  if (text.trim() === '') return 'required';
  const amount = readAmount(text);
  if (amount === null) return 'notMoney';
  return amount > maximum ? 'tooMuch' : null;
}
