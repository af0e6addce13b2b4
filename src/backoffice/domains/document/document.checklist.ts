import type { ProductKey } from '@/contracts/content/block-fields';
import type { ChecklistItem, OpenDocument } from '@/contracts/document/checklist-item';
import type {
  ApplicantType,
  DocumentCondition,
  DocumentReview,
} from '@/contracts/document/document-choices';
import type { ChecklistAnswers } from './checklist-answers';
import { countsAsReceived, hasArrived } from './document-review';

type ItemOptions = Partial<Pick<ChecklistItem, 'required' | 'months' | 'condition'>>;

function item(
  slot: ChecklistItem['slot'],
  why: ChecklistItem['why'],
  { required = true, months = null, condition = null }: ItemOptions = {},
): ChecklistItem {
  return { slot, why, required, months, condition, copies: 1 };
}

const identity = item('identity', 'registered-owner');
const addressProof = item('address-proof', 'reach-you', { months: 3 });
const ratesDemand = item('rates-demand', 'names-property');
const tenancy = item('tenancy-agreement', 'rent-and-tenant', { condition: 'is-let' });
const other = item('other', 'anything-else', { required: false });
const taxDemand = item('tax-demand', 'independent-figure');

/** Three months where pay arrives alike every month, six where it differs (the usual practice of Hong Kong lenders). */
const incomeDocuments: Readonly<Record<ApplicantType, readonly ChecklistItem[]>> = {
  'own-payroll': [
    item('payslips', 'pay-in-parts', { months: 3 }),
    item('salary-statements', 'pay-arrives', { months: 3 }),
    taxDemand,
  ],
  salaried: [
    item('payslips', 'pay-in-parts', { months: 3 }),
    item('salary-statements', 'pay-arrives', { months: 3 }),
    taxDemand,
  ],
  irregular: [
    item('bank-statements', 'months-differ', { months: 6 }),
    taxDemand,
    item('employer-letter', 'how-pay-is-made'),
  ],
  'self-employed': [
    item('business-registration', 'since-when'),
    item('bank-statements', 'months-differ', { months: 6 }),
    taxDemand,
  ],
  retired: [
    item('assets-proof', 'lives-on'),
    item('bank-statements', 'pay-arrives', { months: 3 }),
  ],
  none: [item('assets-proof', 'lives-on')],
  company: [
    item('company-registration', 'who-owns'),
    item('company-accounts', 'earns-and-owes', { months: 24 }),
    item('company-statements', 'trade-today', { months: 6 }),
  ],
};

const mortgage = {
  ifAny: item('mortgage-statement', 'what-is-owed', { condition: 'has-mortgage' }),
  always: item('mortgage-statement', 'what-is-owed'),
  repaid: item('mortgage-statement', 'what-to-repay', { condition: 'has-mortgage' }),
};
const saleAgreement = item('sale-agreement', 'sale-repays');
const purchase = item('sale-agreement', 'names-property', { condition: 'is-purchase' });
const otherLoans = item('other-loans', 'debts-to-repay');

const productDocuments: Readonly<Record<ProductKey, readonly ChecklistItem[]>> = {
  first: [ratesDemand, mortgage.repaid, purchase, tenancy],
  second: [ratesDemand, mortgage.always, tenancy],
  'fast-pass': [ratesDemand, mortgage.ifAny, tenancy],
  bridging: [ratesDemand, mortgage.ifAny, saleAgreement],
  revolving: [ratesDemand, mortgage.ifAny, tenancy],
  rmb: [ratesDemand, mortgage.ifAny, tenancy],
  'payment-holiday': [mortgage.always],
  'self-employed': [ratesDemand, mortgage.ifAny, tenancy],
  'debt-consolidation': [ratesDemand, mortgage.ifAny, otherLoans, tenancy],
  sme: [ratesDemand, mortgage.ifAny, tenancy],
};

/** What somebody asks for a checklist by: the product and kind of applicant, and further answers where they were given. */
export type ChecklistQuery = { product: ProductKey } & Pick<ChecklistAnswers, 'applicantType'> &
  Partial<ChecklistAnswers>;

const requiredOf = (wanted: ChecklistQuery): ChecklistItem[] =>
  checklistFor(wanted).filter(({ required, condition }) => required && condition === null);

/** Whether every document that is required without a condition has arrived; `files` are how many each slot holds. */
export function hasRequiredDocuments(
  wanted: ChecklistQuery,
  files: ReadonlyMap<ChecklistItem['slot'], number>,
): boolean {
  return requiredOf(wanted).every(({ slot, copies }) => (files.get(slot) ?? 0) >= copies);
}

/** The documents required without a condition that are missing, or that no member of staff has accepted. */
export function openDocumentsOf(
  wanted: ChecklistQuery,
  files: readonly {
    slot: ChecklistItem['slot'];
    status: string;
    review: DocumentReview | null;
  }[],
): OpenDocument[] {
  return requiredOf(wanted).flatMap(({ slot, copies, asked }) => {
    const open = { slot, ...(asked ? { name: asked.name } : {}) };
    const arrived = files.filter((file) => file.slot === slot && hasArrived(file));
    if (arrived.length < copies) return { ...open, state: 'missing' };
    const accepted = arrived.filter((file) => file.review === 'accepted' && countsAsReceived(file));
    return accepted.length < copies ? { ...open, state: 'unreviewed' } : [];
  });
}

/** The documents that a product requires of an applicant, in the order in which they are best collected; what an answer decides is required or left out, and what staff asked for by name comes first. */
export function checklistFor({
  product,
  applicantType,
  people = 1,
  asked = [],
  ...answers
}: ChecklistQuery): ChecklistItem[] {
  const ofProperty = productDocuments[product].flatMap((wanted) => decided(wanted, answers));
  const debts =
    answers.repaysDebts === true && !ofProperty.some(({ slot }) => slot === 'other-loans')
      ? [otherLoans]
      : [];
  return [
    ...asked,
    { ...identity, copies: people },
    { ...addressProof, copies: applicantType === 'company' ? 1 : people },
    ...ofProperty,
    ...debts,
    ...incomeDocuments[applicantType],
    other,
  ];
}

/** Whether a condition holds; undefined where the answers do not say. */
const conditions: Readonly<
  Record<DocumentCondition, (answers: Partial<ChecklistAnswers>) => boolean | undefined>
> = {
  // What the seller owes is on the agreement for sale and purchase, and not the buyer's to prove.
  'has-mortgage': ({ hasMortgages, isPurchase }) => (isPurchase ? false : hasMortgages),
  'is-let': ({ livesInProperty }) => (livesInProperty ? false : undefined),
  'is-purchase': ({ isPurchase }) => isPurchase,
};

function decided(wanted: ChecklistItem, answers: Partial<ChecklistAnswers>): ChecklistItem[] {
  // The rates demand is in the name of the seller; the agreement names the property instead.
  if (wanted === ratesDemand && answers.isPurchase) return [];
  if (wanted.condition === null) return [wanted];
  const holds = conditions[wanted.condition](answers);
  if (holds === undefined) return [wanted];
  return holds ? [{ ...wanted, condition: null }] : [];
}
