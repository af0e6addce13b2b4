import { consentTextVersion } from '@/contracts/application/application-choices';
import type { ApplicationForm } from '@/contracts/application/application-form';

/** The minimal complete form of a first mortgage. */
export function completeForm(overrides: ApplicationForm = {}): ApplicationForm {
  return {
    property: {
      places: { area: 'HK', district: 's:taikoo-shing', estate: 'e:taikoo-shing' },
      address: 'Flat A, 12/F, Kam Shan Mansion, Taikoo Shing',
      kind: 'private',
      saleableAreaSqft: 585,
      estimatedValue: 9_000_000,
    },
    loan: { amount: 4_500_000, tenorMonths: 240, purpose: 'refinance' },
    existing: { hasMortgages: false },
    applicants: {
      kind: 'persons',
      persons: [
        {
          name: 'CHAN TAI MAN',
          idType: 'hkid',
          idNumber: 'A123456(3)',
          dateOfBirth: '1985-02-28',
          address: 'Flat A, 12/F, Kam Shan Mansion, Taikoo Shing',
        },
      ],
    },
    income: {
      employment: 'salaried',
      employer: 'Harbour Trading Limited',
      monthlyIncome: 65_000,
      monthlyDebt: 3_000,
    },
    intermediary: { involved: false },
    contact: { phone: '9123 4567' },
    consents: {
      privacyNotice: true,
      creditReference: true,
      marketingOwn: false,
      textVersion: consentTextVersion,
    },
    ...overrides,
  };
}

/** The minimal complete form of a fast pass. */
export function fastPassForm(overrides: ApplicationForm = {}): ApplicationForm {
  return {
    property: {
      address: '18 Harbour Road',
      subDistrict: 'Wan Chai',
      kind: 'private',
      estimatedValue: 8_000_000,
    },
    loan: { amount: 3_000_000, tenorMonths: 180 },
    applicants: { persons: [{ name: 'LEE SIU MING' }] },
    income: { employment: 'own-payroll', monthlyIncome: 60_000, monthlyDebt: 0 },
    intermediary: { involved: false },
    contact: { phone: '9123 4567' },
    consents: { privacyNotice: true, textVersion: consentTextVersion },
    ...overrides,
  };
}

/** Three people apply, each with a phone of their own. */
export function familyForm() {
  const form = completeForm();
  const [first = {}] = form.applicants?.persons ?? [];
  const person = (name: string, idNumber: string, number: string) => ({
    ...first,
    role: 'guarantor' as const,
    name,
    idNumber,
    phone: number,
  });
  return {
    ...form,
    applicants: {
      ...form.applicants,
      kind: 'persons' as const,
      persons: [
        { ...first, name: 'CHAN TAI MAN' },
        person('WONG SIU MING', 'B111111(1)', '9876 5432'),
        person('LEE KA YAN', 'D288754(2)', '6123 4567'),
      ],
    },
  };
}
