import type { CorrectAnswersRequest } from '@/contracts/application/answer-correction';
import {
  correctableSections,
  type ApplicationState,
  type CorrectableSection,
} from '@/contracts/application/application-choices';
import type { ApplicationForm } from '@/contracts/application/application-form';
import { withHomeAddresses } from '@/lib/application/home-addresses';
import { differingPaths } from '@/lib/object/json-paths';
import { omitUndefined } from '@/lib/object/omit-undefined';
import { isRecord } from '@/lib/object/to-record';
import { canonicalForm } from '../application.model';

/** Until the applicant has accepted an offer, or the application has ended. An approved one is assessed again. */
export const correctableStates: readonly ApplicationState[] = [
  'received',
  'needs-documents',
  'in-assessment',
  'approved',
];

/** Answers that no correction changes: a code proved them, somebody agreed to them, or they came with the application. */
function keptAnswers(
  { property, loan, applicants, contact }: ApplicationForm,
  correction: CorrectAnswersRequest,
): (readonly [path: string, kept: unknown, given: unknown])[] {
  switch (correction.section) {
    case 'property':
      return [['ageYears', property?.ageYears, correction.value.ageYears]];
    case 'loan':
      return [['interest', loan?.interest, correction.value.interest]];
    case 'contact':
      return [['phone', contact?.phone, correction.value.phone]];
    case 'applicants': {
      const { kind, persons = [] } = correction.value;
      const known = applicants?.persons ?? [];
      return [
        ['kind', applicants?.kind, kind],
        ['persons', known.length, persons.length],
        ...persons.flatMap(({ role, phone }, index) => [
          [`persons.${index}.role`, known[index]?.role, role] as const,
          [`persons.${index}.phone`, known[index]?.phone, phone] as const,
        ]),
      ];
    }
    case 'existing':
    case 'income':
    case 'intermediary':
      return [];
  }
}

/** The answers, by their paths in the section, that a correction would change although it may not; one that is left out stays. */
export const uncorrectableAnswers = (
  form: ApplicationForm,
  correction: CorrectAnswersRequest,
): string[] =>
  keptAnswers(form, correction).flatMap(([path, kept, given]) =>
    given === undefined || given === kept ? [] : path,
  );

function withSection(form: ApplicationForm, correction: CorrectAnswersRequest): ApplicationForm {
  switch (correction.section) {
    case 'property': {
      // The age is that of the building that was chosen; of another one nothing is known.
      const isSame = differingPaths(form.property?.places, correction.value.places).length === 0;
      return {
        ...form,
        property: omitUndefined({
          ...correction.value,
          ageYears: isSame ? form.property?.ageYears : undefined,
        }),
      };
    }
    case 'loan':
      return {
        ...form,
        loan: omitUndefined({ ...correction.value, interest: form.loan?.interest }),
      };
    case 'contact':
      return {
        ...form,
        contact: omitUndefined({ ...correction.value, phone: form.contact?.phone }),
      };
    case 'applicants': {
      const { kind, persons: known = [] } = form.applicants ?? {};
      const { persons } = correction.value;
      return {
        ...form,
        applicants: omitUndefined({
          ...correction.value,
          kind,
          persons: persons?.map((person, index) =>
            omitUndefined({
              ...person,
              role: known[index]?.role,
              phone: known[index]?.phone,
            }),
          ),
        }),
      };
    }
    case 'existing':
    case 'income':
    case 'intermediary':
      return { ...form, [correction.section]: correction.value };
  }
}

/** The form with one section put right, as it is stored: what follows from it elsewhere is put right, too. */
export const correctedForm = (
  form: ApplicationForm,
  correction: CorrectAnswersRequest,
): ApplicationForm => canonicalForm(withHomeAddresses(withSection(form, correction)));

/** The sections that differ, as they were and as they become; null where none does. */
export function changedAnswers(
  before: ApplicationForm,
  after: ApplicationForm,
): { before: ApplicationForm; after: ApplicationForm } | null {
  const changed = correctableSections.filter(
    (section) => differingPaths(before[section], after[section]).length > 0,
  );
  const pick = (form: ApplicationForm): ApplicationForm =>
    changed.reduce<ApplicationForm>(
      (picked, section) => ({ ...picked, [section]: form[section] }),
      {},
    );
  return changed.length === 0 ? null : { before: pick(before), after: pick(after) };
}

type Answer = string | number | boolean | null;

/** Answers chosen from a list of ours. */
const choices = new Set(['kind', 'purpose', 'interest', 'role', 'idType', 'employment', 'time']);

function answersIn(value: unknown, path = ''): [path: string, answer: unknown][] {
  const at = (key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(value)) return value.flatMap((one, index) => answersIn(one, at(index)));
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, one]) => answersIn(one, at(key)));
  return value === undefined ? [] : [[path, value]];
}

/** Figures and choices as they are. Words, such as a name or a number of an identity card, are not for the trail, which nobody can erase. */
function auditedAnswer(path: string, answer: unknown, word: 'set' | 'changed'): Answer {
  if (answer === undefined) return null;
  if (typeof answer === 'number' || typeof answer === 'boolean') return answer;
  return typeof answer === 'string' && choices.has(path.slice(path.lastIndexOf('.') + 1))
    ? answer
    : word;
}

/** What the trail says of a correction: each answer that differs, before and after. */
export function auditedAnswers(
  before: ApplicationForm,
  after: ApplicationForm,
): { before: Record<string, Answer>; after: Record<string, Answer> } {
  const [was, is] = [new Map(answersIn(before)), new Map(answersIn(after))];
  const paths = [...new Set([...was.keys(), ...is.keys()])].filter(
    (path) => was.get(path) !== is.get(path),
  );
  const audited = (answers: ReadonlyMap<string, unknown>, word: 'set' | 'changed') =>
    Object.fromEntries(paths.map((path) => [path, auditedAnswer(path, answers.get(path), word)]));
  return { before: audited(was, 'set'), after: audited(is, 'changed') };
}

/** The path of a problem of a form in the body of a correction, which holds the section as `value`. */
export const valuePath = (section: CorrectableSection, path: string): string =>
  path === section ? 'value' : `value.${path.slice(section.length + 1)}`;
