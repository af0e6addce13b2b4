import type { Locale } from '@/contracts/locale';
import type { Translate } from '@/i18n/server';
import { formatMoney, formatTenor } from '@/lib/format';
import type { EntryProblem } from './entry-problems';

/** The words' key of a field: its path without the number of an entry in a list. */
export const wordsOf = (path: string): string => `field.${path.replaceAll(/\.\d+(?=\.)/g, '')}`;

const area = new Intl.NumberFormat('en-HK');

interface ProblemWords {
  t: Translate;
  locale: Locale;
}

function limitText(path: string, limit: number, locale: Locale): string {
  if (path.endsWith('tenorMonths')) return formatTenor(limit, locale);
  return path.endsWith('saleableAreaSqft') ? area.format(limit) : formatMoney(limit);
}

/** One problem in words, with the name of its field and, in a list, which entry it is. */
export function problemText(path: string, problem: EntryProblem, { t, locale }: ProblemWords): string {
  const label = t(`${wordsOf(path)}.label`).replace(/[?？]$/, '');
  const index = Number(/\.(\d+)\./.exec(path)?.[1] ?? 0);
  const field = index > 0 ? t('problem.numbered', { field: label, number: index + 1 }) : label;
  return t(`problem.${problem.key}`, { field, limit: problem.limit === undefined ? '' : limitText(path, problem.limit, locale) });
}
