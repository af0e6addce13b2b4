import type { CustomerApplication, Draft } from '@/contracts/application/application';
import type { Indicative } from '@/contracts/application/indicative-result';
import type { CoApplication } from '@/contracts/application/co-applicant';
import type { ApplicationForm } from '@/contracts/application/application-form';

export const applicationNumber = 'HK-2026-7F3K9Q2M';
export const instant = '2026-11-16T01:30:00.000Z';

export const formExample: ApplicationForm = {
  property: { address: 'Flat A, 12/F, Fu Tien Mansion, Taikoo Shing', saleableAreaSqft: 582 },
  loan: { amount: 3_000_000, tenorMonths: 120, purpose: 'refinance' },
  existing: { hasMortgages: false },
  applicants: {
    kind: 'persons',
    persons: [{ name: 'CHAN Tai Man', idType: 'hkid', idNumber: 'A123456(3)' }],
  },
  income: { employment: 'salaried', monthlyIncome: 45_000, monthlyDebt: 0 },
  intermediary: { involved: false },
  contact: { phone: '9123 4567', time: 'evening' },
  consents: { privacyNotice: true, creditReference: true, textVersion: '2026-11' },
};

export const draftExample: Draft = {
  reference: 'q3m1Zk8wR0uT5yXa7bNc2gq3m1Zk8wR0uT5yXa7bNc2',
  product: 'first',
  language: 'hk',
  form: { loan: formExample.loan },
  version: 2,
  resumeReference: 'Zk8wR0uT5yXa7bNc2gq3m1Zk8wR0uT5yXa7bNc2gq3m',
  phone: null,
  expiresAt: '2026-12-16T01:30:00.000Z',
  receipt: null,
};

export const coApplicationExample: CoApplication = {
  state: 'waiting',
  product: 'first',
  amount: 3_000_000,
  tenorMonths: 240,
  applicant: 'CHAN T. M.',
  name: 'WONG SIU MING',
  idNumber: 'B123***(*)',
};

export const applicationExample: CustomerApplication = {
  applicationNumber,
  product: 'first',
  amount: 3_000_000,
  state: 'in-assessment',
  receivedAt: instant,
  documentsCompleteAt: instant,
  promisedBy: '2026-11-17T01:30:00.000Z',
  address: 'Flat A, 12/F, Fu Tien Mansion, Taikoo Shing',
  nextAction: 'wait',
  canWithdraw: true,
  history: [{ state: 'received', at: instant, message: null }],
  corrections: [{ at: instant, section: 'income' }],
};

export const indicativeExample: Indicative = {
  result: 'within-range',
  maxAmount: 3_540_000,
  loanToValue: 37.5,
  valuation: { value: 8_000_000, isRough: false },
  reasons: [],
  toVerify: [],
  figures: {
    wish: { amount: 3_000_000, tenorMonths: 180 },
    propertyValue: 8_000_000,
    usualAmount: 3_000_000,
    loan: { amount: 3_000_000, tenorMonths: 180 },
    payments: [
      { kind: 'lowest', annualRate: 8, apr: 8.3, amount: 28_669.56 },
      { kind: 'tested', annualRate: 9, apr: 9.38, amount: 30_428 },
      { kind: 'highest', annualRate: 31.15, apr: 36, amount: 78_645.39 },
    ],
    changes: [{ kind: 'longer', amount: 3_330_000, tenorMonths: 240 }],
    asOf: '2026-11-16',
    validUntil: '2026-12-14',
  },
};
