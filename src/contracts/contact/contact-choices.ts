// No zod here: this file is imported by client components.
export const contactTopics = [
  'new-loan',
  'application',
  'valuation',
  'existing-loan',
  'complaint',
  'other',
] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const callTimes = ['any', 'morning', 'afternoon', 'evening'] as const;
export type CallTime = (typeof callTimes)[number];

export const contactLimits = {
  nameMax: 80,
  emailMax: 200,
  messageMin: 2,
  messageMax: 2_000,
} as const;
