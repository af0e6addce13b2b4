// No zod here: the form of the desk and the web server read these values, too.

/** `a` is what visitors see without the test. */
export const pageTestVariants = ['a', 'b', 'c', 'd'] as const;
export type PageTestVariant = (typeof pageTestVariants)[number];

/** `over`: its last day has passed; `changed`: something else was published in its place; `ended`: somebody ended it. In each of them visitors see what is published. */
export const pageTestStates = ['running', 'over', 'changed', 'ended'] as const;
export type PageTestState = (typeof pageTestStates)[number];

/** What people are to do: the one thing by which the variants are compared, named before the test begins. */
export const pageTestGoals = [
  'calculator',
  'valuation',
  'finder',
  'started',
  'phone',
  'consents',
  'contact',
  'callBack',
  'jobApplication',
] as const;
export type PageTestGoal = (typeof pageTestGoals)[number];

/** Documents that are seen on one page alone. */
export const testableKinds = ['page', 'landing-pages', 'banners', 'personas'] as const;
export type TestableKind = (typeof testableKinds)[number];

/** `early`: too few people or days; `choose`: a variant is better; `keep`: none can be better by as much as matters; `goOn`: not known yet. */
export const pageTestAdvices = ['early', 'choose', 'keep', 'goOn'] as const;
export type PageTestAdvice = (typeof pageTestAdvices)[number];

/** Smallest differences that a test may look for, in percentage points. */
export const pageTestEffects = [0.5, 1, 2, 5, 10] as const;

export const pageTestLimits = {
  name: 80,
  /** Days that a test lasts at most, and unless said otherwise. */
  days: 90,
  usualDays: 28,
  /** Before so many days, and so many people for each variant, nothing is advised: weekends differ from weekdays. */
  minDays: 7,
  minPeople: 200,
} as const;
