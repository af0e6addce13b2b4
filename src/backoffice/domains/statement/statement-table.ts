import type { Locale } from '@/contracts/locale';
import { fromCents } from '@/lib/loan/money';
import { statementTexts } from '@/lib/texts/document/statement-texts';
import type { IssuedStatement } from './issued-statement.model';

/** The texts over the columns of a statement, in the order of `StatementRow`. */
export const statementColumns = [
  'date',
  'description',
  'chargedColumn',
  'paidColumn',
  'interestColumn',
  'principalColumn',
  'owed',
] as const;

/** One line of a statement: HK$ with two decimals, empty where nothing was charged or paid, or went to it. */
export interface StatementRow {
  date: string;
  description: string;
  charged: string;
  paid: string;
  interest: string;
  principal: string;
  owed: string;
}

export const formatPlainAmount = (cents: number): string => fromCents(cents).toFixed(2);
const formatIfAny = (cents: number): string => (cents === 0 ? '' : formatPlainAmount(cents));

/** Lines of a statement in ledger order. */
export function statementRows({ lines }: IssuedStatement, locale: Locale): StatementRow[] {
  const t = statementTexts.in(locale);
  return lines.map((line) => ({
    date: line.on,
    description: t(`entry.${line.kind}`),
    charged: formatIfAny(line.chargedCents),
    paid: formatIfAny(line.paidCents),
    interest: formatIfAny(line.interestCents),
    principal: formatIfAny(line.principalCents),
    owed: formatPlainAmount(line.owedCents),
  }));
}
