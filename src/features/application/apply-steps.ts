import type {
  ApplicationProduct,
  ApplicationSection,
} from '@/contracts/application/application-choices';
import type { ApplyStep } from '@/config/apply-steps';

interface StepRow {
  step: ApplyStep;
  /** The sections of the form that the step asks for, in order. */
  sections: readonly ApplicationSection[];
}

/** What the property is worth and what is wished comes first; who applies comes last, after the code to the phone. */
const mortgageSteps: readonly StepRow[] = [
  { step: 'privacy', sections: [] },
  { step: 'property', sections: ['property', 'existing'] },
  { step: 'loan', sections: ['loan', 'income'] },
  { step: 'phone', sections: [] },
  { step: 'applicants', sections: ['applicants', 'contact'] },
  { step: 'consents', sections: ['intermediary', 'consents'] },
  { step: 'check', sections: [] },
];

/** An indication needs a name and a phone only; both are asked beside the answers that are sent. */
const fastPassSteps: readonly StepRow[] = [
  { step: 'privacy', sections: [] },
  { step: 'property', sections: ['property', 'loan', 'income'] },
  { step: 'check', sections: ['applicants', 'intermediary', 'consents'] },
];

const stepRows: Readonly<Record<ApplicationProduct, readonly StepRow[]>> = {
  first: mortgageSteps,
  second: mortgageSteps,
  'fast-pass': fastPassSteps,
};

/** The steps of a product, in order. */
export function stepsForProduct(product: ApplicationProduct): ApplyStep[] {
  return stepRows[product].map(({ step }) => step);
}

/** Whether a product has this step; its end and what stands in its way belong to every product. */
export function isStepOf(product: ApplicationProduct, step: ApplyStep): boolean {
  return step === 'done' || step === 'eligibility' || stepsForProduct(product).includes(step);
}

/** The sections of the form that a step of a product asks for, in order; none where it has a form of its own. */
export function sectionsOfStep(
  product: ApplicationProduct,
  step: ApplyStep,
): readonly ApplicationSection[] {
  return stepRows[product].find((row) => row.step === step)?.sections ?? [];
}

/** The step in which a section can be changed. */
export function stepOfSection(product: ApplicationProduct, section: ApplicationSection): ApplyStep {
  return stepRows[product].find(({ sections }) => sections.includes(section))?.step ?? 'check';
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
