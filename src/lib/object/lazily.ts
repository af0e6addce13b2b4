import { locales, type Locale } from '@/contracts/locale';
import { recordOf } from '@/contracts/typed-record';

/** What `make` returns, made when it is first asked for and kept. For formats of `Intl`, which a page should not pay for before it shows one. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** As {@link lazily}, one for each language. */
export function lazilyByLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const byLocale = recordOf(locales, (locale) => lazily(() => make(locale)));
  return (locale) => byLocale[locale]();
}
