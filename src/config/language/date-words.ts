import type { Locale } from '@/contracts/locale';

/** How long dates are written, with `{day}`, `{month}` and `{year}`. */
export interface DateWords {
  day: string;
  month: string;
  /** The names of the months, from January. */
  months: readonly string[];
}

const monthsOf = (names: string): string[] => names.split(' ');

const chinese: DateWords = {
  day: '{year}年{month}月{day}日',
  month: '{year}年{month}月',
  months: monthsOf('1 2 3 4 5 6 7 8 9 10 11 12'),
};

export const dateWords: Record<Locale, DateWords> = {
  en: {
    day: '{day} {month} {year}',
    month: '{month} {year}',
    months: monthsOf(
      'January February March April May June July August September October November December',
    ),
  },
  hk: chinese,
  cn: chinese,
};
