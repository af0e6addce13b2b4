// No zod here: these lists are imported by client components.
export const applicationProducts = ['first', 'second', 'fast-pass'] as const;
export type ApplicationProduct = (typeof applicationProducts)[number];

/** Product names of older lender systems and links. */
export const productAliases = { '1st-mtg': 'first', '2nd-mtg': 'second' } as const satisfies Record<
  string,
  ApplicationProduct
>;
export type ProductAlias = keyof typeof productAliases;

function isAlias(name: string): name is ProductAlias {
  return Object.hasOwn(productAliases, name);
}

/** The product that a name stands for: '1st-mtg' is `first`, '2nd-mtg' is `second`; null for a name that nobody can apply for. */
export function normaliseProduct(name: string): ApplicationProduct | null {
  if (isAlias(name)) return productAliases[name];
  return applicationProducts.find((product) => product === name) ?? null;
}

export const applicationSections = [
  'property',
  'loan',
  'existing',
  'applicants',
  'income',
  'intermediary',
  'contact',
  'consents',
] as const;
export type ApplicationSection = (typeof applicationSections)[number];

/** Sections whose answers staff may correct once an application was sent; to consents only the applicant agrees. */
export const correctableSections = [
  'property',
  'loan',
  'existing',
  'applicants',
  'income',
  'intermediary',
  'contact',
] as const satisfies readonly ApplicationSection[];
export type CorrectableSection = (typeof correctableSections)[number];

export const propertyKinds = ['private', 'hos', 'tps', 'village', 'car-park'] as const;
export type PropertyKind = (typeof propertyKinds)[number];

export const loanPurposes = [
  'purchase',
  'refinance',
  'cash-out',
  'debt-consolidation',
  'business',
  'renovation',
  'education',
  'other',
] as const;
export type LoanPurpose = (typeof loanPurposes)[number];

export const applicantKinds = ['persons', 'company'] as const;
export type ApplicantKind = (typeof applicantKinds)[number];

/** What a further person is to the loan: one who owes it too, or one who pays if the borrower does not. */
export const personRoles = ['borrower', 'guarantor'] as const;
export type PersonRole = (typeof personRoles)[number];

export const idTypes = ['hkid', 'passport'] as const;
export type IdType = (typeof idTypes)[number];

export const employmentKinds = [
  'own-payroll',
  'salaried',
  'irregular',
  'self-employed',
  'retired',
  'none',
] as const;
export type EmploymentKind = (typeof employmentKinds)[number];

export const contactTimes = ['any', 'morning', 'afternoon', 'evening'] as const;
export type ContactTime = (typeof contactTimes)[number];

/** Version of the privacy notice and consent texts shown now; a change of text gets a new one. */
export const consentTextVersion = '2026-11-28';

export const maxPersons = 4;
export const maxExistingMortgages = 10;

export const maxAreaSqft = 100_000;
export const maxAgeYears = 200;

export const applicationStates = [
  'received',
  'needs-documents',
  'in-assessment',
  'approved',
  'declined',
  'withdrawn',
  'offer-accepted',
  'completed',
] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Why the lender declines an application; the words that the applicant reads stand in the locale file `decline.json`. */
export const declineReasons = [
  'affordability',
  'value',
  'title',
  'credit-history',
  'documents',
  'unverified',
  'outside-range',
  'co-applicant',
  'lender',
] as const;
export type DeclineReason = (typeof declineReasons)[number];
/** An applicant is told the principal reasons, no list of everything. */
export const declineReasonsMax = 4;

/** What staff did with an application besides moving it on; `corrected`: its answers. */
export const applicationHandlings = ['assigned', 'note', 'corrected'] as const;
export type ApplicationHandling = (typeof applicationHandlings)[number];

/** What the applicant does next: `wait` for us, or nothing any more (`none`). */
export const nextActions = [
  'wait',
  'send-documents',
  'read-offer',
  'visit-solicitor',
  'none',
] as const;
export type NextAction = (typeof nextActions)[number];

/** Whether a further borrower or guarantor has proved their phone and agreed. */
export const coApplicantStates = ['waiting', 'confirmed', 'declined'] as const;
export type CoApplicantState = (typeof coApplicantStates)[number];

/** Of a draft that is to go on on another device: the link may still be opened, was opened, or is over. */
export const transferStates = ['open', 'taken', 'over'] as const;
export type TransferState = (typeof transferStates)[number];

/** How a fast-pass application stands against the rules: never a promise, always indicative. */
export const indicativeResults = ['within-range', 'needs-review', 'outside-range'] as const;
export type IndicativeResult = (typeof indicativeResults)[number];
