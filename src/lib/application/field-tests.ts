import type { IdType } from '@/contracts/application/application-choices';
import { parseHkid } from '@/lib/hkid';
import { parseCivilDate } from '@/lib/loan/civil-date';
import { parseMobile } from '@/lib/phone';
import type { FieldProblem } from './field-problem';

const passportPattern = /^[A-Z0-9]{5,20}$/;
const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const maxAgeYears = 120;

/** Letters and digits of a number in comparable form: no spaces or hyphens, upper case, half width. */
export function normaliseIdNumber(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
}

export function phoneProblem(text: string): FieldProblem | null {
  const { problem } = parseMobile(text);
  return problem ? { key: problem } : null;
}

export function emailProblem(text: string): FieldProblem | null {
  return emailPattern.test(text) ? null : { key: 'wrongEmail' };
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

export function birthDateProblem(text: string, today: string): FieldProblem | null {
  const isPossible =
    parseCivilDate(text) !== null && text < today && text >= yearsBefore(today, maxAgeYears);
  return isPossible ? null : { key: 'wrongDate' };
}

/** `YYYY-MM-DD` that many years earlier, for comparison only: 29 February is kept. */
export function yearsBefore(date: string, years: number): string {
  return `${String(Number(date.slice(0, 4)) - years).padStart(4, '0')}${date.slice(4)}`;
}

function minimum(limit: number): (value: number) => FieldProblem | null {
  return (value) => (value < limit ? { key: 'tooSmall', limit } : null);
}

export function withinRange(from: number, to: number): (value: number) => FieldProblem | null {
  return (value) => (value > to ? { key: 'tooBig', limit: to } : minimum(from)(value));
}

export function consentProblem(value: boolean): FieldProblem | null {
  return value ? null : { key: 'mustAgree' };
}
