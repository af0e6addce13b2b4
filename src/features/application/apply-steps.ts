import type {
  ApplicationProduct,
  ApplicationSection,
} from '@/contracts/application/application-choices';
import type { ApplyStep } from '@/config/apply-steps';

/** The form section that a step edits, if any. */
export const sectionOfStep: Partial<Record<ApplyStep, ApplicationSection>> = {
  privacy: 'consents',
  property: 'property',
  loan: 'loan',
  existing: 'existing',
  applicants: 'applicants',
  income: 'income',
  intermediary: 'intermediary',
  contact: 'contact',
  consents: 'consents',
};

const stepOrder: readonly ApplyStep[] = [
  'privacy',
  'property',
  'loan',
  'existing',
  'applicants',
  'income',
  'intermediary',
  'contact',
  'phone',
  'consents',
  'check',
];
const omittedSteps: Readonly<Record<ApplicationProduct, readonly ApplyStep[]>> = {
  first: [],
  second: [],
  'fast-pass': ['existing'],
};

/** The steps of a product, in order. */
export function stepsForProduct(product: ApplicationProduct): ApplyStep[] {
  return stepOrder.filter((step) => !omittedSteps[product].includes(step));
}

export const applyPath = (product: ApplicationProduct, step?: ApplyStep): string =>
  step === undefined ? `/apply/${product}` : `/apply/${product}/${step}`;

export function stepAfter(product: ApplicationProduct, step: ApplyStep): ApplyStep {
  const steps = stepsForProduct(product);
  return steps[steps.indexOf(step) + 1] ?? 'check';
}

/** Null before the first step, where Back leads to the task list. */
export function stepBefore(product: ApplicationProduct, step: ApplyStep): ApplyStep | null {
  const steps = stepsForProduct(product);
  const index = steps.indexOf(step);
  return index > 0 ? (steps[index - 1] ?? null) : null;
}
