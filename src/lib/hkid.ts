/** `wrongHkid`: not written as a Hong Kong identity card number; `wrongCheckDigit`: one character is wrong. */
export type HkidProblem = 'wrongHkid' | 'wrongCheckDigit';
export type ParsedHkid = { hkid: string; problem?: never } | { hkid?: never; problem: HkidProblem };

const pattern = /^([A-Z]{1,2})(\d{6})(?:\(([0-9A])\)|([0-9A]))$/;
const spaceValue = 36;
const letterOffset = 'A'.charCodeAt(0) - 10;

/** A Hong Kong identity card number as `A1234563`, however it was written: lower case, spaces, brackets or full-width characters. */
export function parseHkid(text: string): ParsedHkid {
  const match = pattern.exec(text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase());
  if (!match) return { problem: 'wrongHkid' };
  const [, letters = '', digits = '', bracketed, plain] = match;
  const check = bracketed ?? plain ?? '';
  return checkCharacter(letters, digits) === check
    ? { hkid: `${letters}${digits}${check}` }
    : { problem: 'wrongCheckDigit' };
}

/** Weights 9 to 2 over two letters (a missing first one counts as a space) and six digits, modulo 11; 10 is written `A`. */
export function checkCharacter(letters: string, digits: string): string {
  const values = [...letters.padStart(2, ' ')].map((letter) =>
    letter === ' ' ? spaceValue : letter.charCodeAt(0) - letterOffset,
  );
  const sum = [...values, ...[...digits].map(Number)].reduce(
    (total, value, index) => total + value * (9 - index),
    0,
  );
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? 'A' : String(check);
}

/** The masked form of an identity card number: `A123***(*)`. */
export function maskHkid(hkid: string): string {
  const letters = /^[A-Z]*/.exec(hkid)?.[0] ?? '';
  return `${hkid.slice(0, letters.length + 3)}***(*)`;
}
