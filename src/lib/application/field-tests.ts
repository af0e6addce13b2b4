import { promised } from '@/config/promises';
import type { IdType } from '@/contracts/application/application-choices';
import { parseHkid } from '@/lib/hkid';
import { parseCivilDate } from '@/lib/loan/civil-date';
import { parseMobile } from '@/lib/phone';
import { isEmailAddress } from '@/lib/texts/is-email-address';
import type { FieldProblem } from './field-problem';

const passportPattern = /^[A-Z0-9]{5,20}$/;
const maxAgeYears = 120;

/** Letters and digits of a number in comparable form: no spaces or hyphens, upper case, half width. */
export function normaliseIdNumber(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
}

/** What is wrong with a name as documents write it in English: it has no Latin letters, or others too. */
export function latinNameProblem(text: string): FieldProblem | null {
  const name = text.normalize('NFKC');
  return /\p{Script=Latin}/u.test(name) && !/(?!\p{Script=Latin})\p{L}/u.test(name)
    ? null
    : { key: 'wrongLatinName' };
}

/** What is wrong with a mobile number: it is none, or a landline; null where nothing is. */
export function phoneProblem(text: string): FieldProblem | null {
  const { problem } = parseMobile(text);
  return problem ? { key: problem } : null;
}

/** What is wrong with an e-mail address; null where nothing is. */
export function emailProblem(text: string): FieldProblem | null {
  return isEmailAddress(text) ? null : { key: 'wrongEmail' };
}

/** A number without its type is only checked for presence; the missing type is reported separately. */
export function idNumberProblem(text: string, idType: IdType | undefined): FieldProblem | null {
  if (idType === 'passport')
    return passportPattern.test(normaliseIdNumber(text)) ? null : { key: 'wrongPassport' };
  const { problem } = idType === 'hkid' ? parseHkid(text) : {};
  return problem ? { key: problem } : null;
}

/** Business registration: eight digits, with or without the branch and the rest of the certificate's number. */
export function businessNumberProblem(text: string): FieldProblem | null {
  return /^\d{8}(?:\d{3}.{0,12})?$/.test(normaliseIdNumber(text))
    ? null
    : { key: 'wrongBusinessNumber' };
}

/** Companies Registry: up to eight digits; `F` stands before that of a company from elsewhere. */
export function companyNumberProblem(text: string): FieldProblem | null {
  return /^F?\d{4,8}$/.test(normaliseIdNumber(text)) ? null : { key: 'wrongCompanyNumber' };
}

/** What is wrong with a date of birth: no date, not before `today`, too long ago, or of somebody under age. */
export function birthDateProblem(text: string, today: string): FieldProblem | null {
  const isPossible =
    parseCivilDate(text) !== null && text < today && text >= yearsBefore(today, maxAgeYears);
  if (!isPossible) return { key: 'wrongDate' };
  return text > yearsBefore(today, promised('minimumAge')) ? { key: 'tooYoung' } : null;
}

/** `YYYY-MM-DD` that many years earlier, for comparison only: 29 February is kept. */
export function yearsBefore(date: string, years: number): string {
  return `${String(Number(date.slice(0, 4)) - years).padStart(4, '0')}${date.slice(4)}`;
}

function minimum(limit: number): (value: number) => FieldProblem | null {
  return (value) => (value < limit ? { key: 'tooSmall', limit } : null);
}

/** A check that a number lies between two limits, both included. */
export function withinRange(from: number, to: number): (value: number) => FieldProblem | null {
  return (value) => (value > to ? { key: 'tooBig', limit: to } : minimum(from)(value));
}

/** What is wrong where a required consent is missing. */
export function consentProblem(value: boolean): FieldProblem | null {
  return value ? null : { key: 'mustAgree' };
}
