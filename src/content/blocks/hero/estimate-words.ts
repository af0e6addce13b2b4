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
export type EstimateLabel = (typeof estimateLabels)[number];
