/** The pages of an application below `/apply/{product}`. */
export const applySteps = [
  'privacy',
  'property',
  'loan',
  'phone',
  'applicants',
  'consents',
  'check',
  'done',
  'eligibility',
] as const;
export type ApplyStep = (typeof applySteps)[number];

export const isApplyStep = (value: string): value is ApplyStep =>
  applySteps.some((step) => step === value);

/** The key of a step's heading; the fast pass has headings of its own, because it asks for more in fewer steps. */
export const stepTitleKey = (
  step: ApplyStep,
  product: string,
): `step.${'property' | 'check'}.titleFast` | `step.${ApplyStep}.title` =>
  product === 'fast-pass' && (step === 'property' || step === 'check')
    ? `step.${step}.titleFast`
    : `step.${step}.title`;
