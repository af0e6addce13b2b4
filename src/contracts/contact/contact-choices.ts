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

/** `waiting` for an answer, answered, or closed for good. */
export const contactStates = ['waiting', 'answered', 'closed'] as const;
export type ContactState = (typeof contactStates)[number];

/** What staff do with a message. */
export const contactSteps = ['mailed', 'called', 'assigned', 'closed', 'reopened'] as const;
export type ContactStep = (typeof contactSteps)[number];

/** How an answer gets to a visitor. */
export const answerWays = ['mail', 'phone'] as const;

export const contactLimits = {
  nameMax: 80,
  emailMax: 200,
  messageMin: 2,
  messageMax: 2_000,
} as const;
