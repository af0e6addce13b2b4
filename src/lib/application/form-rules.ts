import {
  applicationSections,
  type ApplicationProduct,
  type ApplicationSection,
} from '@/contracts/application/application-choices';
import type { ApplicationForm } from '@/contracts/application/application-form';
import { problemsOf, type FieldProblems } from './field-problem';
import { sectionChecks, type FormRules } from './section-checks';

const excludedSections: Readonly<Record<ApplicationProduct, readonly ApplicationSection[]>> = {
  first: [],
  second: [],
  'fast-pass': ['existing'],
};

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
export type Ineligibility = 'premiumUnpaid' | 'noFirstMortgage';

/** The first reason for which we cannot lend at all; null where there is none. */
export function findIneligibility(
  { property, existing }: ApplicationForm,
  { product }: Pick<FormRules, 'product'>,
): Ineligibility | null {
  if ((property?.kind === 'hos' || property?.kind === 'tps') && property.premiumPaid === false)
    return 'premiumUnpaid';
  return product === 'second' && existing?.hasMortgages === false ? 'noFirstMortgage' : null;
}
