import {
  applicationSections,
  type ApplicationProduct,
  type ApplicationSection,
} from '@/contracts/application/application-choices';
import type { ApplicationForm } from '@/contracts/application/application-form';
import { yearsBefore } from './field-tests';
import { problemsOf, type FieldProblems } from './field-problem';
import { sectionChecks, type FormRules } from './section-checks';

const excludedSections: Readonly<Record<ApplicationProduct, readonly ApplicationSection[]>> = {
  first: [],
  second: [],
  'fast-pass': ['existing'],
};
const minimumAgeYears = 18;

/** The sections that a product asks for, in the order they are asked. */
export function sectionsOf(product: ApplicationProduct): ApplicationSection[] {
  return applicationSections.filter((section) => !excludedSections[product].includes(section));
}

/** What is missing or wrong in one section before it counts as completed. */
export function sectionProblems(
  section: ApplicationSection,
  form: ApplicationForm,
  rules: FormRules,
): FieldProblems {
  return problemsOf(sectionChecks[section](form, rules));
}

/** What prevents a form from being submitted; empty when nothing does. */
export function formProblems(form: ApplicationForm, rules: FormRules): FieldProblems {
  return problemsOf(
    sectionsOf(rules.product).flatMap((section) => sectionChecks[section](form, rules)),
  );
}

export type SectionStatus = 'empty' | 'incomplete' | 'completed';

/** State of a section in the task list. */
export function sectionStatus(
  section: ApplicationSection,
  form: ApplicationForm,
  rules: FormRules,
): SectionStatus {
  if (Object.keys(form[section] ?? {}).length === 0) return 'empty';
  return Object.keys(sectionProblems(section, form, rules)).length === 0
    ? 'completed'
    : 'incomplete';
}

/**
 * Why we may not lend, whatever else is filled in; shown on a page of its own. `premiumUnpaid`: Cap. 283 sections 17B and 27A;
 * `noFirstMortgage`: a second mortgage requires a first one.
 */
export type Ineligibility = 'premiumUnpaid' | 'tooYoung' | 'noFirstMortgage';

export function findIneligibility(
  { property, applicants, existing }: ApplicationForm,
  { product, today }: Pick<FormRules, 'product' | 'today'>,
): Ineligibility | null {
  if ((property?.kind === 'hos' || property?.kind === 'tps') && property.premiumPaid === false)
    return 'premiumUnpaid';
  const persons = applicants?.kind === 'company' ? [] : (applicants?.persons ?? []);
  if (
    persons.some(
      ({ dateOfBirth }) =>
        dateOfBirth !== undefined &&
        /^\d{4}-\d{2}-\d{2}$/.test(dateOfBirth) &&
        dateOfBirth > yearsBefore(today, minimumAgeYears),
    )
  )
    return 'tooYoung';
  return product === 'second' && existing?.hasMortgages === false ? 'noFirstMortgage' : null;
}
