import { z } from 'zod';
import { openingHours, type OpenFromTo } from '@/config/appointment/opening-hours';
import type { ServerEnv } from '@/config/env.server';
import { promised } from '@/config/promises';
import { productSettings } from '@/contracts/setting/product-settings';
import type { Settings } from '@/contracts/setting/settings';
import { products } from '@/copy/collections/products';
import { figuresOf, productSettingOf } from './product-figures';

export type DefaultsEnv = Pick<
  ServerEnv,
  | 'PAYMENT_FPS_ID'
  | 'PAYMENT_BANK_ACCOUNT'
  | 'PAYMENT_PAYEE'
  | 'PAYOUT_HOLDER'
  | 'PAYOUT_BANK_CODE'
  | 'PAYOUT_ACCOUNT'
  | 'WITHDRAWAL_DAILY_CAP'
  | 'POSTING_LIMIT'
  | 'PAYOUT_HOLD_HOURS'
  | 'SMS_BUDGET_NETWORK_PER_HOUR'
  | 'SMS_BUDGET_MAINLAND_PER_HOUR'
  | 'SMS_BUDGET_PER_HOUR'
  | 'SMS_BUDGET_PER_DAY'
  | 'MAIL_RECEIPTS_PER_DAY'
>;

const spanOf = (hours: OpenFromTo | null): string => (hours ? `${hours.from}-${hours.to}` : '');

/** The products of this release as settings. */
export const productDefaults = z
  .strictObject(productSettings)
  .parse(
    Object.fromEntries(
      products.map((product) => [productSettingOf(product.key), figuresOf(product)]),
    ),
  );

/** What each setting is until two people decide otherwise: what comes with the release and the environment. */
export const settingDefaults = (env: DefaultsEnv): Settings => ({
  ...productDefaults,
  payee: {
    fpsId: env.PAYMENT_FPS_ID,
    bankAccount: env.PAYMENT_BANK_ACCOUNT,
    payee: env.PAYMENT_PAYEE,
  },
  payer: {
    holder: env.PAYOUT_HOLDER,
    bankCode: env.PAYOUT_BANK_CODE,
    accountNumber: env.PAYOUT_ACCOUNT,
  },
  safety: {
    withdrawnPerDay: env.WITHDRAWAL_DAILY_CAP,
    postedAlone: env.POSTING_LIMIT,
    payoutHold: env.PAYOUT_HOLD_HOURS,
  },
  messages: {
    networkPerHour: env.SMS_BUDGET_NETWORK_PER_HOUR,
    mainlandPerHour: env.SMS_BUDGET_MAINLAND_PER_HOUR,
    perHour: env.SMS_BUDGET_PER_HOUR,
    perDay: env.SMS_BUDGET_PER_DAY,
  },
  receipts: { perDay: env.MAIL_RECEIPTS_PER_DAY },
  office: {
    weekdays: spanOf(openingHours.mondayToFriday),
    saturday: spanOf(openingHours.saturday),
    closedOn: '',
  },
  answers: {
    messageAnswer: promised('messageAnswer'),
    requestAnswer: promised('requestAnswer'),
    valuationAnswer: promised('valuationAnswer'),
    surveyorValuation: promised('surveyorValuation'),
    consentAnswer: promised('consentAnswer'),
    ownersAnswer: promised('ownersAnswer'),
    release: promised('release'),
    payoutArrival: promised('payoutArrival'),
    jobAnswer: promised('jobAnswer'),
  },
  indications: {
    indicationValid: promised('indicationValid'),
    stressRate: promised('stressRate'),
    debtServicingReview: promised('debtServicingReview'),
    debtServicingMax: promised('debtServicingMax'),
    debtServicingVarying: promised('debtServicingVarying'),
    specialLtvReview: promised('specialLtvReview'),
  },
  reward: {
    reward: promised('reward'),
    rewardLoan: promised('rewardLoan'),
    rewardDrawDown: promised('rewardDrawDown'),
    rewardPayment: promised('rewardPayment'),
  },
  proofs: {
    addressProof: promised('addressProof'),
    incomeProof: promised('incomeProof'),
    varyingIncomeProof: promised('varyingIncomeProof'),
    companyAccounts: promised('companyAccounts'),
    repaymentRecord: promised('repaymentRecord'),
  },
  publishing: { people: 1 },
});

/** The settings in effect under the names of their environment variables, in which form code that reads the environment expects them. */
export const asEnvironment = ({
  payee,
  payer,
}: Settings): Pick<
  DefaultsEnv,
  | 'PAYMENT_FPS_ID'
  | 'PAYMENT_BANK_ACCOUNT'
  | 'PAYMENT_PAYEE'
  | 'PAYOUT_HOLDER'
  | 'PAYOUT_BANK_CODE'
  | 'PAYOUT_ACCOUNT'
> => ({
  PAYMENT_FPS_ID: payee.fpsId,
  PAYMENT_BANK_ACCOUNT: payee.bankAccount,
  PAYMENT_PAYEE: payee.payee,
  PAYOUT_HOLDER: payer.holder,
  PAYOUT_BANK_CODE: payer.bankCode,
  PAYOUT_ACCOUNT: payer.accountNumber,
});
