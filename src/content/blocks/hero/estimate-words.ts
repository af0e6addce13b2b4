/** Words of the instant estimate as they stand in the locale files. */
export const estimateLabels = [
  'heading',
  'propertyValue',
  'loan',
  'over',
  'monthly',
  'schedule',
  'apply',
] as const;

/** Those with a gap for a value (`wordGap`). */
export type EstimateSentence = 'ofValue' | 'rate' | 'apr' | 'fine';
export type EstimateWord = (typeof estimateLabels)[number] | EstimateSentence;
