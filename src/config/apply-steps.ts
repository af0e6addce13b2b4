/** The pages of an application below `/apply/{product}`; each covers one topic. */
export const applySteps = [
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
  'done',
  'eligibility',
] as const;
export type ApplyStep = (typeof applySteps)[number];

export const isApplyStep = (value: string): value is ApplyStep =>
  applySteps.some((step) => step === value);
