import type { CoApplicant } from '@/contracts/application/co-applicant';
import type { ApplicationForm, Person } from '@/contracts/application/application-form';
import { promised } from '@/config/promises';
import { dayMs } from '@/lib/hong-kong-day';
import { maskHkid } from '@/lib/hkid';
import { parseMobile } from '@/lib/phone';
import { ServiceError } from '@/backoffice/common/service-error';
import type { CoApplicantRow } from './co-applicant.repository';

export const coApplicantLinkMs = promised('coApplicantLink') * dayMs;

/** The people of a form who have to confirm themselves: all but the first. Directors of a company sign for it, and a fast pass has one name only. */
export function furtherPersons(form: ApplicationForm): Person[] {
  const { kind, persons = [] } = form.applicants ?? {};
  return kind === 'company' ? [] : persons.slice(1);
}

/** Whether an application waits for somebody: one who declined keeps it waiting, too. */
export function isAwaitingCoApplicants(rows: readonly Pick<CoApplicantRow, 'state'>[]): boolean {
  return rows.some(({ state }) => state !== 'confirmed');
}

/** Surname and initials, as far as a further applicant needs to know whom they apply with: `CHAN T. M.`. */
export function shortenName(name: string): string {
  const [surname = '', ...others] = name.trim().split(/\s+/u);
  return [surname, ...others.map((part) => `${[...part][0] ?? ''}.`)].join(' ');
}

/** An identity card number as `A123***(*)`, a passport number but for its first three characters. */
export function maskIdNumber({ idType, idNumber = '' }: Person): string {
  return idType === 'passport' ? `${idNumber.slice(0, 3)}***` : maskHkid(idNumber);
}

/** The form with another number of one further person. Throws `validation_failed` for a number that takes no text messages or is somebody else's of this application. */
export function withPersonPhone(
  form: ApplicationForm,
  {
    position,
    phone: typed,
    applicantPhone,
  }: { position: number; phone: string; applicantPhone: string },
): ApplicationForm {
  const { e164: phone, problem } = parseMobile(typed);
  const persons = form.applicants?.persons ?? [];
  const taken = [
    applicantPhone,
    ...persons.filter((_one, index) => index !== position).map((one) => one.phone),
  ];
  const key = problem ?? (taken.includes(phone) ? 'samePhone' : null);
  if (key !== null) throw new ServiceError('validation_failed', { fields: { phone: { key } } });
  return {
    ...form,
    applicants: {
      ...form.applicants,
      persons: persons.map((person, index) => (index === position ? { ...person, phone } : person)),
    },
  };
}

/** What applicant and staff see of one further applicant. */
export function toCoApplicant(
  { position, state, invitedAt, answeredAt }: CoApplicantRow,
  form: ApplicationForm,
): CoApplicant {
  const { name = '', phone = '', role } = form.applicants?.persons?.[position] ?? {};
  return {
    position,
    name,
    ...(role ? { role } : {}),
    phoneEnding: phone.slice(-4),
    state,
    invitedAt: invitedAt?.toISOString() ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
