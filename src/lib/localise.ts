import { localeSuffixes, type Locale } from '@/contracts/locale';

/** Reads `field` in `locale` (`title` → `titleHk`), else in English, else `fallback`. */
export function localise(
  source: object,
  field: string,
  { locale, fallback = '' }: { locale: Locale; fallback?: string },
): string {
  const record: Record<string, unknown> = { ...source };
  for (const suffix of [localeSuffixes[locale], localeSuffixes.en]) {
    const value = record[`${field}${suffix}`];
    if (typeof value === 'string' && value !== '') return value;
  }
  return fallback;
}

/** A field that holds a list of strings, in the language or else in English; empty where both are. */
export function localiseList(source: object, field: string, locale: Locale): string[] {
  const record: Record<string, unknown> = { ...source };
  for (const suffix of [localeSuffixes[locale], localeSuffixes.en]) {
    const value = record[`${field}${suffix}`];
    if (Array.isArray(value) && value.length > 0)
      return value.filter((entry): entry is string => typeof entry === 'string');
  }
  return [];
}
