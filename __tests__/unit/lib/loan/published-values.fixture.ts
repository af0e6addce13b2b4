/** Published values with their public sources; percent and money units. Appendix J and dated rates are published to two decimals. */

export const levelPaymentVectors = [
  {
    id: 'PI-01',
    principal: 180000,
    annualRatePct: 4.25,
    months: 360,
    expected: 885.49,
    tolerance: 0.005,
    source: 'cfpb/amortize test/test.js',
  },
  {
    id: 'PI-03',
    principal: 15000,
    annualRatePct: 0,
    months: 60,
    expected: 250,
    tolerance: 1e-9,
    source: 'numpy/numpy-financial tests/test_financial.py',
  },
  {
    id: 'PI-04',
    principal: 4000000,
    annualRatePct: 2.5,
    months: 360,
    expected: 15804.84,
    tolerance: 0.005,
    source: 'moneysmart.hk/en/mortgage (HK$4,000,000 / 30 years)',
  },
  {
    id: 'PI-06',
    principal: 10000,
    annualRatePct: 30,
    months: 12,
    expected: 975,
    tolerance: 0.5,
    source: 'public repo footer of a HK licensed lender',
  },
  {
    id: 'PI-07',
    principal: 50000,
    annualRatePct: 3.8,
    months: 12,
    expected: 4253,
    tolerance: 0.5,
    source: 'public repo footer of a HK lender',
  },
  {
    id: 'PI-08',
    principal: 100000,
    annualRatePct: 7.5,
    months: 300,
    expected: 738.99,
    tolerance: 0.01,
    source: 'moneyadviceservice/mortgage_calculator spec/models/repayment_spec.rb',
  },
  {
    id: 'PI-15',
    principal: 200000,
    annualRatePct: 6,
    months: 360,
    expected: 1199.1010503,
    tolerance: 1e-6,
    source: 'austinmcconnell/mortgage PR 29',
  },
  {
    id: 'PI-17',
    principal: 100,
    annualRatePct: 9.4822,
    months: 6,
    expected: 17.13,
    tolerance: 0.005,
    source: 'apache/fineract ProgressiveEMICalculatorTest 360/30',
  },
] as const;

export const interestPaidVectors = [
  {
    id: 'PI-21',
    principal: 180000,
    annualRatePct: 4.25,
    months: 360,
    after: 60,
    expected: 36583.362108097754,
    tolerance: 1e-6,
    source: 'cfpb/amortize',
  },
] as const;

export const balanceVectors = [
  {
    id: 'PI-22',
    principal: 180000,
    annualRatePct: 4.25,
    months: 360,
    after: 60,
    expected: 163453.85387151438,
    tolerance: 1e-6,
    source: 'cfpb/amortize PR 4',
  },
  {
    id: 'PI-bal-12',
    principal: 100000,
    annualRatePct: 7.5,
    months: 300,
    after: 12,
    expected: 98585,
    tolerance: 1,
    source: 'moneyadviceservice repayment_spec.rb',
  },
] as const;

export const totalInterestVectors = [
  {
    id: 'PI-24',
    principal: 100000,
    annualRatePct: 7.5,
    months: 300,
    expected: 121697,
    tolerance: 1,
    source: 'moneyadviceservice repayment_spec.rb',
  },
] as const;

export const fortnightlyYearsVectors = [
  {
    id: 'PI-26',
    principal: 2500000,
    annualRatePct: 2.5,
    expected: 26.7,
    tolerance: 0.05,
    source: 'hangseng.com',
  },
] as const;

export const fortnightlyInterestVectors = [
  {
    id: 'PI-27',
    principal: 2500000,
    annualRatePct: 2.5,
    expected: 927259,
    tolerance: 1,
    source: 'hangseng.com',
  },
] as const;

export const monthsToRepayVectors = [
  {
    id: 'PI-28',
    principal: 6597962,
    annualRatePct: 2.8,
    payment: 54000,
    expected: 144,
    tolerance: 0.01,
    source: 'hbqa HSBC demo page (rate 2.8% inferred by us)',
  },
] as const;

export const interestOnlyVectors = [
  {
    id: 'IO-01',
    principal: 100000,
    annualRatePct: 3,
    expected: 250,
    tolerance: 1e-9,
    source: 'moneyadviceservice interest_only_spec.rb',
  },
] as const;

export const revolvingVectors = [
  {
    id: 'REV-01',
    drawn: 10000,
    annualRatePct: 30,
    days: 70,
    basis: 365,
    expected: 575,
    tolerance: 0.5,
    source: 'uaf.com.hk e-Cash revolving KFS',
  },
] as const;

export const dayBalanceVectors = [
  {
    id: 'REV-02',
    dayBalancesCents: [
      [25, 50000],
      [5, 10000],
    ],
    annualRatePct: 20,
    basis: 365,
    expected: 712,
    tolerance: 0,
    source: 'simontreanor/FSharp.Finance.Personal tests/RevolvingCreditTests.fs',
  },
  {
    id: 'REV-04',
    dayBalancesCents: [[30, 50000]],
    annualRatePct: 20,
    basis: 365,
    expected: 822,
    tolerance: 0,
    source: 'simontreanor/FSharp.Finance.Personal tests/RevolvingCreditTests.fs',
  },
] as const;

export const flatRateAprVectors = [
  {
    id: 'APR-01',
    principal: 50000,
    monthlyFlatPct: 0.7,
    months: 12,
    expected: 16.26,
    tolerance: 0.005,
    source: 'ifec.org.hk Monthly-flat-rate',
  },
  {
    id: 'APR-03',
    principal: 50000,
    monthlyFlatPct: 0.3,
    months: 12,
    expected: 6.8,
    tolerance: 0.03,
    source: 'hsbc.com.hk/loans/what-is-apr (monthly basis gives 6.78; HSBC rounds up/365-day)',
  },
  {
    id: 'APR-04',
    principal: 200000,
    monthlyFlatPct: 0.07,
    months: 6,
    expected: 1.45,
    tolerance: 0.005,
    source: 'bank.za.group/en/loan',
  },
] as const;

export const levelNominalRateVectors = [
  {
    id: 'APR-06',
    advance: 5000,
    pay: 230,
    months: 24,
    expected: 9.69,
    tolerance: 0.005,
    source: '12 CFR 1026 App. J (c)(1)(i) via FSharp AprUsActuarialTests.fs',
  },
] as const;

export const firstInterestVectors = [
  {
    id: 'WL-01',
    principal: 120000,
    annualRatePct: 3.087,
    expected: 308.7,
    tolerance: 0.005,
    source: 'welab.bank GoFlexi',
  },
] as const;

export const scheduleVectors = [
  {
    id: 'SCH-01',
    principal: 100,
    annualRatePct: 9.4822,
    months: 6,
    basis: '30/360',
    expected: [
      [17.13, 0.79, 16.34, 83.66],
      [17.13, 0.66, 16.47, 67.19],
      [17.13, 0.53, 16.6, 50.59],
      [17.13, 0.4, 16.73, 33.86],
      [17.13, 0.27, 16.86, 17],
      [17.13, 0.13, 17, 0],
    ],
    source: 'apache/fineract ProgressiveEMICalculatorTest.java',
  },
] as const;

export const rateChangeVectors = [
  {
    id: 'SCH-03',
    principal: 100,
    annualRatePct: [7, 4],
    changeAfter: 1,
    months: 6,
    basis: '30/360',
    expected: [17.01, 16.88, 16.88, 16.88, 16.88, 16.89],
    source: 'apache/fineract ProgressiveEMICalculatorTest.java',
  },
] as const;

export const nominalRateVectors = [
  {
    id: 'REGZ-c2i',
    advance: 5000,
    payments: [
      250, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230,
      230, 230, 230, 230, 230,
    ],
    expected: 10.08,
    tolerance: 0.005,
    source:
      '12 CFR 1026 App. J via simontreanor/FSharp.Finance.Personal tests/AprUsActuarialTests.fs',
  },
  {
    id: 'REGZ-c3i',
    advance: 5000,
    payments: [
      230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230,
      230, 230, 230, 230, 280,
    ],
    expected: 10.5,
    tolerance: 0.005,
    source:
      '12 CFR 1026 App. J via simontreanor/FSharp.Finance.Personal tests/AprUsActuarialTests.fs',
  },
  {
    id: 'REGZ-c4i',
    advance: 5000,
    payments: [
      250, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 230,
      230, 230, 230, 230, 280,
    ],
    expected: 10.9,
    tolerance: 0.005,
    source:
      '12 CFR 1026 App. J via simontreanor/FSharp.Finance.Personal tests/AprUsActuarialTests.fs',
  },
] as const;

export const datedAprVectors = [
  {
    id: 'APR-08',
    advance: 500,
    date: '2012-10-10',
    pays: [
      ['2012-11-10', 270],
      ['2012-12-10', 270],
    ],
    expected: 84.63,
    tolerance: 0.005,
    source: 'FSharp AprUnitedKingdomTests.fs',
  },
] as const;
