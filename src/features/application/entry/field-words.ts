import type { Locale } from '@/contracts/locale';
import type { Translate } from '@/i18n/server';
import { formatMoney, formatTenor } from '@/lib/format';
import type { EntryProblem } from './entry-problems';

/** The words' key of a field: its path without the number of an entry in a list. */
export const wordsOf = (path: string): string => `field.${path.replaceAll(/\.\d+(?=\.)/g, '')}`;

const area = new Intl.NumberFormat('en-HK');

function numbered(path: string, { label, t }: { label: string; t: Translate }): string {
  const index = Number(/\.(\d+)\./.exec(path)?.[1] ?? 0);
  return index > 0 ? t('problem.numbered', { field: label, number: index + 1 }) : label;
}

/** What a field is called and, in a list, which entry it is of. */
export const nameOf = (path: string, t: Translate): string => numbered(path, { label: t(`${wordsOf(path)}.label`), t });

/** The same inside a sentence: a question loses its mark. */
export const plainNameOf = (path: string, t: Translate): string => numbered(path, { label: t(`${wordsOf(path)}.label`).replace(/[?？]$/, ''), t });

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
  return t(`problem.${problem.key}`, { field: plainNameOf(path, t), limit: problem.limit === undefined ? '' : limitText(path, problem.limit, locale) });
}
