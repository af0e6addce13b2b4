// No zod here: the pages' scripts need this list.
export const productKeys = [
  'first',
  'second',
  'fast-pass',
  'bridging',
  'revolving',
  'rmb',
  'payment-holiday',
  'self-employed',
  'debt-consolidation',
  'sme',
] as const;
