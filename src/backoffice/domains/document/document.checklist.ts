import type { ProductKey } from '@/contracts/content/block-fields';
import type { ChecklistItem } from '@/contracts/document/document';
import type { ApplicantType } from '@/contracts/document/document-choices';

type ItemOptions = Partial<Pick<ChecklistItem, 'required' | 'months' | 'condition'>>;

function item(
  slot: ChecklistItem['slot'],
  why: ChecklistItem['why'],
  { required = true, months = null, condition = null }: ItemOptions = {},
): ChecklistItem {
  return { slot, why, required, months, condition };
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

/** Whether every document that is required without a condition has arrived; `slots` are those that hold a file. */
export function hasRequiredDocuments(
  wanted: Parameters<typeof checklistFor>[0],
  slots: ReadonlySet<ChecklistItem['slot']>,
): boolean {
  return checklistFor(wanted).every(
    ({ slot, required, condition }) => !required || condition !== null || slots.has(slot),
  );
}

/** The documents that a product requires of an applicant type, in the order in which they are best collected. */
export function checklistFor({
  product,
  applicantType,
}: {
  product: ProductKey;
  applicantType: ApplicantType;
}): ChecklistItem[] {
  return [
    identity,
    addressProof,
    ...productDocuments[product],
    ...incomeDocuments[applicantType],
    other,
  ];
}
