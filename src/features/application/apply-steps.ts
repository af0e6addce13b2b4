import type { ApplicationProduct, ApplicationSection } from '@/contracts/application/application-choices';
import type { ApplyStep } from '@/config/apply-steps';

/** The section that a step fills, where it fills one. */
export const sectionOfStep: Partial<Record<ApplyStep, ApplicationSection>> = {
  privacy: 'consents', property: 'property', loan: 'loan', existing: 'existing', applicants: 'applicants', income: 'income', intermediary: 'intermediary', contact: 'contact', consents: 'consents',
};

const order: readonly ApplyStep[] = ['privacy', 'property', 'loan', 'existing', 'applicants', 'income', 'intermediary', 'contact', 'phone', 'consents', 'check'];
const leftOut: Readonly<Record<ApplicationProduct, readonly ApplyStep[]>> = { 'first': [], 'second': [], 'fast-pass': ['existing'] };

/** The steps of a product, in the order they are asked. */
export function stepsOf(product: ApplicationProduct): ApplyStep[] {
  return order.filter((step) => !leftOut[product].includes(step));
}

export const applyPath = (product: ApplicationProduct, step?: ApplyStep): string => (step === undefined ? `/apply/${product}` : `/apply/${product}/${step}`);

export function stepAfter(product: ApplicationProduct, step: ApplyStep): ApplyStep {
  const steps = stepsOf(product);
  return steps[steps.indexOf(step) + 1] ?? 'check';
}

/** Null before the first step: back is the list of all steps. */
export function stepBefore(product: ApplicationProduct, step: ApplyStep): ApplyStep | null {
  const steps = stepsOf(product);
  const index = steps.indexOf(step);
  return index > 0 ? (steps[index - 1] ?? null) : null;
}
