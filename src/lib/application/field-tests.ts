import type { IdType } from '@/contracts/application/application-choices';
import { parseHkid } from '@/lib/hkid';
import { parseCivilDate } from '@/lib/loan/civil-date';
import { parseMobile } from '@/lib/phone';
import type { FormProblem } from './form-problem';

const passportPattern = /^[A-Z0-9]{5,20}$/;
const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const longestLifeYears = 120;

/** Letters and digits of a number as it is compared: no spaces or hyphens, capitals, half width. */
export function plainNumber(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
}

export function phoneProblem(text: string): FormProblem | null {
  const { problem } = parseMobile(text);
  return problem ? { key: problem } : null;
}

export function emailProblem(text: string): FormProblem | null {
  return emailPattern.test(text) ? null : { key: 'wrongEmail' };
}

/** A number without its kind is only known to be there; the missing kind is reported on its own. */
export function idNumberProblem(text: string, idType: IdType | undefined): FormProblem | null {
  if (idType === 'passport')
    return passportPattern.test(plainNumber(text)) ? null : { key: 'wrongPassport' };
  const { problem } = idType === 'hkid' ? parseHkid(text) : {};
  return problem ? { key: problem } : null;
}

/** Business registration: eight digits, with or without the branch and the rest of the certificate's number. */
export function businessNumberProblem(text: string): FormProblem | null {
  return /^\d{8}(?:\d{3}.{0,12})?$/.test(plainNumber(text)) ? null : { key: 'wrongBusinessNumber' };
}

/** Companies Registry: up to eight digits; `F` stands before that of a company from elsewhere. */
export function companyNumberProblem(text: string): FormProblem | null {
  return /^F?\d{4,8}$/.test(plainNumber(text)) ? null : { key: 'wrongCompanyNumber' };
}

export function birthDateProblem(text: string, today: string): FormProblem | null {
  const isPossible =
    parseCivilDate(text) !== null && text < today && text >= yearsBefore(today, longestLifeYears);
  return isPossible ? null : { key: 'wrongDate' };
}

/** `YYYY-MM-DD` so many years earlier, for comparing only: 29 February stays what it is. */
export function yearsBefore(date: string, years: number): string {
  return `${String(Number(date.slice(0, 4)) - years).padStart(4, '0')}${date.slice(4)}`;
}

function atLeast(limit: number): (value: number) => FormProblem | null {
  return (value) => (value < limit ? { key: 'tooSmall', limit } : null);
}

export function within(from: number, to: number): (value: number) => FormProblem | null {
  return (value) => (value > to ? { key: 'tooBig', limit: to } : atLeast(from)(value));
}

export function agreed(value: boolean): FormProblem | null {
  return value ? null : { key: 'mustAgree' };
}
