import { consentTextVersion } from '@/contracts/application/application-choices';
import type { ApplicationForm } from '@/contracts/application/application-form';
import { hourMs } from '@/lib/hong-kong-day';
import { linkTouchOf } from '@/lib/visit/touches';
import { toCents } from '@/lib/loan/money';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import type { ApplicationStep } from './application-row';
import type { ApplicationRepository } from './application.repository';
import { canonicalForm, stoppedDecisionClock } from './application.model';
import type { ApplicationFieldEncryption } from './application-field-encryption';

export interface DemoApplicationOptions {
  hash: KeyedHash;
  fieldEncryption: ApplicationFieldEncryption;
  now: () => Date;
  newToken: () => string;
}

const amount = 2_400_000;

/** Of the demo customer; the identity number is the one that is printed in examples. */
export const demoForm: ApplicationForm = {
  property: {
    address: 'Flat C, 22/F, Block 5, City One Shatin',
    subDistrict: 'Sha Tin',
    kind: 'private',
    saleableAreaSqft: 410,
    estimatedValue: 5_200_000,
  },
  loan: { amount, tenorMonths: 240, purpose: 'refinance' },
  existing: { hasMortgages: false },
  applicants: {
    kind: 'persons',
    persons: [
      {
        name: 'CHAN TAI MAN',
        nameChinese: '陳大文',
        idType: 'hkid',
        idNumber: 'A123456(3)',
        dateOfBirth: '1985-02-28',
        address: 'Flat B, 18/F, Block 3, Taikoo Shing, Hong Kong',
      },
    ],
  },
  income: {
    employment: 'salaried',
    employer: 'Harbour Trading Limited',
    monthlyIncome: 78_000,
    monthlyDebt: 3_000,
  },
  intermediary: { involved: false },
  contact: { phone: '5123 4567', email: 'chan.tai.man@example.com', time: 'any' },
  consents: {
    privacyNotice: true,
    creditReference: true,
    marketingOwn: false,
    textVersion: consentTextVersion,
  },
};

const message =
  '請補交最近三個月的糧單及出糧戶口紀錄。Please send your payslips and salary account statements of the last three months.';
const history: readonly (Pick<ApplicationStep, 'state' | 'by' | 'message'> & {
  hoursAgo: number;
})[] = [
  { state: 'received', by: 'applicant', message: null, hoursAgo: 9 },
  { state: 'in-assessment', by: 'demo', message: null, hoursAgo: 7 },
  { state: 'needs-documents', by: 'demo', message, hoursAgo: 2 },
];

/** An open first mortgage application that waits for documents, so that the customer area shows one from the start. */
export function createDemoApplication({
  hash,
  fieldEncryption,
  now,
  newToken,
}: DemoApplicationOptions) {
  return async (
    { application }: { application: ApplicationRepository },
    { customerId, phone }: { customerId: string; phone: string },
  ): Promise<void> => {
    const at = now().getTime();
    const steps = history.map(({ hoursAgo, ...step }) => ({
      ...step,
      at: new Date(at - hoursAgo * hourMs),
      note: null,
    }));
    const [first, latest] = [steps[0]?.at ?? now(), steps.at(-1)?.at ?? now()];
    const number = `HK-${first.getUTCFullYear()}-DEM0APP1`;
    const owner = ['application', number] as const;
    await application.create({
      number,
      draftId: null,
      product: 'first',
      language: 'hk',
      customerId,
      campaign: {},
      firstTouch: linkTouchOf({}),
      lastTouch: linkTouchOf({}),
      device: null,
      indicative: null,
      refusal: null,
      assignee: null,
      declineReasons: [],
      amountCents: toCents(amount),
      form: fieldEncryption.encryptForm(owner, canonicalForm(demoForm)),
      phone: fieldEncryption.encryptText(owner, 'phone', phone),
      phoneHash: hash('phone', phone),
      consents: {
        textVersion: consentTextVersion,
        language: 'hk',
        acceptedAt: first.toISOString(),
        creditReference: true,
        marketingOwn: false,
      },
      state: 'needs-documents',
      handover: 'none',
      uploadReference: newToken(),
      receivedAt: first,
      ...stoppedDecisionClock,
      changedAt: latest,
    });
    for (const step of steps) await application.addStep({ ...step, number });
  };
}
