import { employmentKinds } from '../application/application-choices';

// No zod here: these lists are imported by client components.
/** What documents are of. */
export const documentKinds = [
  'identity',
  'address-proof',
  'rates-demand',
  'mortgage-statement',
  'tenancy-agreement',
  'sale-agreement',
  'other-loans',
  'payslips',
  'salary-statements',
  'bank-statements',
  'tax-demand',
  'employer-letter',
  'business-registration',
  'assets-proof',
  'company-registration',
  'company-accounts',
  'company-statements',
  'other',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Items that stand on the list of an application once staff asked for a further document by name. */
export const furtherSlots = [
  'further-1',
  'further-2',
  'further-3',
  'further-4',
  'further-5',
] as const;
export type FurtherSlot = (typeof furtherSlots)[number];

export const documentSlots = [...documentKinds, ...furtherSlots] as const;
/** One item of a checklist. */
export type DocumentSlot = (typeof documentSlots)[number];

/** Who applies, as far as it decides which documents prove the income. */
export const applicantTypes = [...employmentKinds, 'company'] as const;
export type ApplicantType = (typeof applicantTypes)[number];

export const documentReasons = [
  'registered-owner',
  'reach-you',
  'names-property',
  'what-is-owed',
  'what-to-repay',
  'rent-and-tenant',
  'sale-repays',
  'debts-to-repay',
  'pay-in-parts',
  'pay-arrives',
  'months-differ',
  'independent-figure',
  'how-pay-is-made',
  'since-when',
  'lives-on',
  'who-owns',
  'earns-and-owes',
  'trade-today',
  'anything-else',
  'asked-for',
] as const;
/** Why a document is requested. */
export type DocumentReason = (typeof documentReasons)[number];

export const documentConditions = ['has-mortgage', 'is-let', 'is-purchase'] as const;
/** When a document is needed at all: where there is a mortgage, a tenant, or a flat being bought or sold. */
export type DocumentCondition = (typeof documentConditions)[number];

/** `waiting`: held back until it was scanned; `clean`: scanned; `infected`: refused by the scanner and deleted; `stored`: kept where no scanner is set up. */
export const documentStatuses = ['waiting', 'clean', 'infected', 'stored'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** The manual review of a file: `waiting` for it, `accepted`, or `refused`. */
export const documentReviews = ['waiting', 'accepted', 'refused'] as const;
export type DocumentReview = (typeof documentReviews)[number];

/** How staff came by a document that they add for the applicant. */
export const documentChannels = ['post', 'email', 'counter'] as const;
export type DocumentChannel = (typeof documentChannels)[number];

/** Why staff refuse a file, which the customer reads in their language. */
export const documentRefusals = [
  'unreadable',
  'cut-off',
  'pages-missing',
  'out-of-date',
  'wrong-document',
  'other-person',
  'locked',
] as const;
export type DocumentRefusal = (typeof documentRefusals)[number];

/** Why a required document does not count for an approval: not enough of it arrived, or nobody has accepted it. */
export const openDocumentStates = ['missing', 'unreviewed'] as const;
export type OpenDocumentState = (typeof openDocumentStates)[number];
