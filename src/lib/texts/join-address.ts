import { localeMetadata } from '@/config/locales';
import type { Locale } from '@/contracts/locale';

/** The parts of an address, given from the narrowest to the widest, in the order and with the marks of a language. */
export function joinAddress(parts: readonly string[], locale: Locale): string {
  const { isNarrowestFirst, separator } = localeMetadata[locale].address;
  return (isNarrowestFirst ? parts : parts.toReversed()).join(separator);
}

/** A number of a street: `12 King's Road`, `英皇道12號`. */
export function joinStreetNumber(
  { street, number }: { street: string; number: string },
  locale: Locale,
): string {
  const { isNarrowestFirst, numberSeparator } = localeMetadata[locale].address;
  return (isNarrowestFirst ? [number, street] : [street, number]).join(numberSeparator);
}
