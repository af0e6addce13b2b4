import { checklistAnswers } from '@/backoffice/domains/document/checklist-answers';
import { checklistFor } from '@/backoffice/domains/document/document.checklist';
import type { ApplicationForm } from '@/contracts/application/application-form';
import type { DocumentSlot } from '@/contracts/document/document-choices';
import { productKeys } from '@/contracts/product-choices';
import { applicantTypes } from '@/contracts/document/document-choices';
import { completeForm } from '@test/support/application/application-form';

const base = completeForm();
const [person = {}] = base.applicants?.persons ?? [];
const listOf = (overrides: ApplicationForm) =>
  checklistFor({ product: 'first', ...checklistAnswers(completeForm(overrides)) });
const item = (slot: DocumentSlot, overrides: ApplicationForm) =>
  listOf(overrides).find((one) => one.slot === slot);
const forPurpose = (purpose: 'purchase' | 'cash-out' | 'debt-consolidation'): ApplicationForm => ({
  loan: { ...base.loan, purpose },
});

describe('The checklist', () => {
  const slots = (
    product: (typeof productKeys)[number],
    applicantType: (typeof applicantTypes)[number],
  ) => checklistFor({ product, applicantType }).map(({ slot }) => slot);

  it('asks everybody who they are and where they live, names nothing twice and ends with anything else', () => {
    for (const product of productKeys) {
      for (const applicantType of applicantTypes) {
        const asked = slots(product, applicantType);
        expect(asked.slice(0, 2)).toEqual(['identity', 'address-proof']);
        expect(asked.at(-1)).toBe('other');
        expect(new Set(asked).size).toBe(asked.length);
      }
    }
  });

  // FIELD sections A and D3: own payroll or a salary three months, other income six months and the tax demand; a company its papers.
  it('proves the income as lenders in Hong Kong do', () => {
    const months = (applicantType: (typeof applicantTypes)[number], slot: string) =>
      checklistFor({ product: 'first', applicantType }).find((one) => one.slot === slot)?.months;
    expect([
      months('own-payroll', 'salary-statements'),
      months('salaried', 'payslips'),
      months('irregular', 'bank-statements'),
      months('self-employed', 'bank-statements'),
    ]).toEqual([3, 3, 6, 6]);
    expect(slots('first', 'self-employed')).toEqual(
      expect.arrayContaining(['business-registration', 'tax-demand']),
    );
    expect(slots('sme', 'company')).toEqual(
      expect.arrayContaining(['company-registration', 'company-accounts', 'company-statements']),
    );
  });
});

describe('The checklist of an application', () => {
  it('asks who raises cash on a free flat for no purchase agreement and no mortgage statement', () => {
    const asked = listOf(forPurpose('cash-out')).map(({ slot }) => slot);
    expect(asked).toContain('rates-demand');
    expect(asked).not.toContain('sale-agreement');
    expect(asked).not.toContain('mortgage-statement');
  });

  it('requires the agreement of a buyer, and nothing that only the seller has', () => {
    const bought = { ...forPurpose('purchase'), existing: { hasMortgages: true } };
    expect(item('sale-agreement', bought)).toMatchObject({ required: true, condition: null });
    expect(item('rates-demand', bought)).toBeUndefined();
    expect(item('mortgage-statement', bought)).toBeUndefined();
  });

  it('requires the statement of a mortgage that there is, and the debts that are to be paid off', () => {
    expect(item('mortgage-statement', { existing: { hasMortgages: true } })).toMatchObject({
      required: true,
      condition: null,
    });
    expect(item('other-loans', forPurpose('debt-consolidation'))).toMatchObject({ required: true });
    expect(item('other-loans', forPurpose('cash-out'))).toBeUndefined();
  });

  it('asks for a tenancy where nobody says that an applicant lives there', () => {
    expect(item('tenancy-agreement', {})).toMatchObject({ condition: 'is-let' });
    const lived = { kind: 'persons', persons: [{ ...person, livesInProperty: true }] } as const;
    expect(
      item('tenancy-agreement', { applicants: { ...lived, persons: [...lived.persons] } }),
    ).toBe(undefined);
  });

  it('asks each of several people, or each director of a company, who they are', () => {
    const two: ApplicationForm = {
      applicants: { kind: 'persons', persons: [person, { name: 'LEE SIU MING' }] },
    };
    expect(item('identity', two)).toMatchObject({ copies: 2 });
    expect(item('address-proof', two)).toMatchObject({ copies: 2 });
    const company: ApplicationForm = {
      applicants: {
        kind: 'company',
        company: { directors: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] },
      },
    };
    expect(item('identity', company)).toMatchObject({ copies: 3 });
    expect(item('address-proof', company)).toMatchObject({ copies: 1 });
    expect(item('company-registration', company)).toMatchObject({ copies: 1 });
    expect(item('payslips', company)).toBeUndefined();
  });
});
