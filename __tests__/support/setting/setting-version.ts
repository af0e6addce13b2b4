import { productDefaults } from '@/backoffice/domains/setting/setting-defaults';
import type { SettingVersionRow } from '@/backoffice/domains/setting/setting.model';
import type { Settings } from '@/contracts/setting/settings';

/** What applies until something is decided. */
export const deliveredSettings: Settings = {
  ...productDefaults,
  payee: { fpsId: '1234567', bankAccount: '024-1', payee: 'Lender' },
  payer: { holder: 'Lender', bankCode: '024', accountNumber: '987-654321-001' },
  safety: { withdrawnPerDay: 200_000, postedAlone: 500_000, payoutHold: 24 },
  messages: { networkPerHour: 30, mainlandPerHour: 200, perHour: 1_000, perDay: 5_000 },
  receipts: { perDay: 3 },
  office: { weekdays: '09:00-18:30', saturday: '09:00-13:00', closedOn: '' },
  answers: {
    messageAnswer: 1,
    requestAnswer: 2,
    valuationAnswer: 2,
    surveyorValuation: 5,
    consentAnswer: 5,
    ownersAnswer: 10,
    release: 10,
    payoutArrival: 1,
    jobAnswer: 2,
  },
  indications: {
    indicationValid: 28,
    stressRate: 9,
    debtServicingReview: 50,
    debtServicingMax: 60,
    debtServicingVarying: 40,
    specialLtvReview: 60,
  },
  reward: { reward: 10_000, rewardLoan: 1_000_000, rewardDrawDown: 90, rewardPayment: 60 },
  proofs: {
    addressProof: 3,
    incomeProof: 3,
    varyingIncomeProof: 6,
    companyAccounts: 2,
    repaymentRecord: 12,
  },
  publishing: { people: 1 },
};

/** A decided value; of the receipts unless named. */
export const settingVersion = (changes: Partial<SettingVersionRow>): SettingVersionRow => ({
  number: 1,
  name: 'receipts',
  from: '2026-11-16',
  value: { perDay: 5 },
  note: 'asked for',
  maker: 'amy@lender.hk',
  decidedAt: new Date('2026-11-16T04:00:00Z'),
  ...changes,
});
