import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/core';
import { phonePlans } from './phone-plans';

/** `fixedLine`: a real number that can't take a text message; `wrongPhone`: no mobile number of Hong Kong or the mainland. */
export type PhoneProblem = 'wrongPhone' | 'fixedLine';
export type ParsedMobile =
  | { e164: string; problem?: never }
  | { e164?: never; problem: PhoneProblem };

const supportedCountries = ['HK', 'CN'] as const;

/**
 * A mobile number of Hong Kong (+852) or the mainland (+86) in E.164, however it was written: with or without country code, spaces,
 * hyphens, brackets or full-width digits. A number without country code is read as one of Hong Kong first.
 */
export function parseMobile(text: string): ParsedMobile {
  const number = supportedCountries
    .map((country) => parseNumber(text, country))
    .find((candidate) => candidate?.isValid());
  const type = number?.getType();
  if (number && type === 'MOBILE') return { e164: number.number };
  return { problem: type === 'FIXED_LINE' ? 'fixedLine' : 'wrongPhone' };
}

/** Any number of Hong Kong or the mainland that can be called, in E.164; null for none. */
export function parsePhone(text: string): string | null {
  return (
    supportedCountries
      .map((country) => parseNumber(text, country))
      .find((candidate) => candidate?.isValid())?.number ?? null
  );
}

/** A mobile number in E.164 as people write it, for comparing digit by digit: `+852 5123 4567`, `+86 138 0013 8000`. */
export const spacedPhone = (e164: string): string =>
  e164.replace(/^(\+852)(\d{4})(\d{4})$|^(\+86)(\d{3})(\d{4})(\d{4})$/, (_whole, ...groups) =>
    groups
      .slice(0, 7)
      .filter((group) => group !== undefined)
      .join(' '),
  );

function parseNumber(
  text: string,
  defaultCountry: (typeof supportedCountries)[number],
): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(
    text.normalize('NFKC').trim(),
    { defaultCountry, extract: false },
    phonePlans,
  );
  return number?.ext === undefined ? number : undefined;
}
