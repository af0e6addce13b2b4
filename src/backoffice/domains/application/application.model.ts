import { promised } from '@/config/promises';
import { dayMs } from '@/lib/hong-kong-day';
import type { ApplicationState, NextAction } from '@/contracts/application/application-choices';
import type { OpenDocument } from '@/contracts/document/checklist-item';
import type { ApplicationForm, Director, Person } from '@/contracts/application/application-form';
import { sameTimeNextWorkingDay, type OfficeCalendar } from '@/backoffice/common/office-calendar';
import { normaliseIdNumber } from '@/lib/application/field-tests';
import { parseHkid } from '@/lib/hkid';
import { parseMobile } from '@/lib/phone';

export const draftLifetimeMs = promised('draftKept') * dayMs;
export const submissionRetentionMs = dayMs;

const transitions: Readonly<Record<ApplicationState, readonly ApplicationState[]>> = {
  received: ['needs-documents', 'in-assessment', 'declined', 'withdrawn'],
  'needs-documents': ['in-assessment', 'declined', 'withdrawn'],
  'in-assessment': ['needs-documents', 'approved', 'declined', 'withdrawn'],
  approved: ['offer-accepted', 'declined', 'withdrawn'],
  declined: [],
  withdrawn: [],
  'offer-accepted': ['completed', 'declined', 'withdrawn'],
  completed: [],
};

/** What keeps an application from some states. */
export interface Obstacles {
  /** A further applicant has not confirmed: nothing is assessed or approved. */
  isAwaiting: boolean;
  /** Required documents that are missing or not accepted: nothing is approved. */
  openDocuments: readonly OpenDocument[];
  /** A loan was booked: there is nothing to decline or take back any more. */
  hasLoan: boolean;
}

/** The states that may follow a state; none after a final one. */
export function nextStatesOf(
  state: ApplicationState,
  { isAwaiting = false, openDocuments = [], hasLoan = false }: Partial<Obstacles> = {},
): readonly ApplicationState[] {
  const kept = new Set<ApplicationState>([
    ...(isAwaiting ? (['in-assessment', 'approved'] as const) : []),
    ...(openDocuments.length > 0 ? (['approved'] as const) : []),
    ...(hasLoan ? (['declined', 'withdrawn'] as const) : []),
  ]);
  return transitions[state].filter((next) => !kept.has(next));
}

/** The states that staff may take an application to. It is completed by the payment of its money alone. */
export const staffStatesOf = (
  ...of: Parameters<typeof nextStatesOf>
): readonly ApplicationState[] => nextStatesOf(...of).filter((next) => next !== 'completed');

/** Its applicant may take an application back until the offer is accepted; afterwards a solicitor is at work. */
export function canWithdraw(state: ApplicationState): boolean {
  return state !== 'offer-accepted' && transitions[state].includes('withdrawn');
}

/** The clock of the promised decision; both times are null while it is stopped. */
export interface DecisionClock {
  documentsCompleteAt: Date | null;
  promisedBy: Date | null;
}

export type RunningDecisionClock = { [Key in keyof DecisionClock]: Date };

export const stoppedDecisionClock: DecisionClock = { documentsCompleteAt: null, promisedBy: null };

/** The clock of an application whose required documents are complete at `at`. */
export function startDecisionClock(calendar: OfficeCalendar, at: Date): RunningDecisionClock {
  return { documentsCompleteAt: at, promisedBy: sameTimeNextWorkingDay(calendar, at) };
}

/** The clock after a change of state at `at`: asking for documents stops it, and an assessment means that they are complete. */
export function decisionClockAfterChange(
  calendar: OfficeCalendar,
  { documentsCompleteAt, promisedBy }: DecisionClock,
  { state, at }: { state: ApplicationState; at: Date },
): DecisionClock {
  if (state === 'needs-documents') return stoppedDecisionClock;
  return state === 'in-assessment' && promisedBy === null
    ? startDecisionClock(calendar, at)
    : { documentsCompleteAt, promisedBy };
}

/** Whether the arrival of the last required document starts the clock. What staff ask for may be on no checklist, so that only they can tell when it has come. */
export function awaitsDocuments({
  state,
  promisedBy,
}: Pick<DecisionClock, 'promisedBy'> & { state: ApplicationState }): boolean {
  return promisedBy === null && state === 'received';
}

const nextActionOf: Readonly<Record<ApplicationState, NextAction>> = {
  received: 'send-documents',
  'needs-documents': 'send-documents',
  'in-assessment': 'wait',
  approved: 'read-offer',
  declined: 'none',
  withdrawn: 'none',
  'offer-accepted': 'visit-solicitor',
  completed: 'none',
};

/** What the applicant does next: nothing but wait once all required documents are here, or while an approved application has no offer that may be accepted. */
export function nextAction({
  state,
  documentsCompleteAt,
  hasOffer,
}: Pick<DecisionClock, 'documentsCompleteAt'> & {
  state: ApplicationState;
  hasOffer: boolean;
}): NextAction {
  const next = nextActionOf[state];
  const isDone =
    (next === 'send-documents' && documentsCompleteAt !== null) ||
    (next === 'read-offer' && !hasOffer);
  return isDone ? 'wait' : next;
}

/** Whether a change of state is announced by text message; internal progress is not. */
export function shouldNotify(state: ApplicationState): boolean {
  return state !== 'in-assessment' && state !== 'received';
}

/** A phone number masked but for its last four digits. */
export function maskPhoneToLastFour(phone: string): string {
  return `**** ${phone.slice(-4)}`;
}

/** The form as it is stored on submission: numbers in one notation, without answers to questions that no longer apply. */
export function canonicalForm(form: ApplicationForm): ApplicationForm {
  const { applicants, contact, existing, intermediary } = form;
  return {
    ...form,
    ...(existing?.hasMortgages === false ? { existing: { hasMortgages: false } } : {}),
    ...(intermediary?.involved === false ? { intermediary: { involved: false } } : {}),
    ...(contact ? { contact: { ...contact, ...canonicalPhone(contact.phone) } } : {}),
    ...(applicants ? { applicants: canonicalApplicants(applicants) } : {}),
  };
}

function canonicalApplicants({
  kind = 'persons',
  persons,
  company,
}: NonNullable<ApplicationForm['applicants']>): NonNullable<ApplicationForm['applicants']> {
  if (kind === 'company')
    return {
      kind,
      ...(company
        ? {
            company: {
              ...company,
              ...(company.directors ? { directors: company.directors.map(canonicalIdentity) } : {}),
            },
          }
        : {}),
    };
  return {
    kind,
    ...(persons
      ? {
          persons: persons.map((person) => ({
            ...canonicalIdentity(person),
            ...canonicalPhone(person.phone),
          })),
        }
      : {}),
  };
}

function canonicalIdentity<T extends Person | Director>(person: T): T {
  const { idType, idNumber } = person;
  if (!idNumber) return person;
  return {
    ...person,
    idNumber:
      (idType === 'hkid' ? parseHkid(idNumber).hkid : undefined) ?? normaliseIdNumber(idNumber),
  };
}

function canonicalPhone(phone: string | undefined): { phone?: string } {
  return phone ? { phone: parseMobile(phone).e164 ?? phone } : {};
}

/** The name to address the customer by: the first applicant's, or that of the company's contact person. */
export function contactName({ applicants, contact }: ApplicationForm): string | undefined {
  return (
    (applicants?.kind === 'company' ? contact?.name : applicants?.persons?.[0]?.name) || undefined
  );
}
