import { demoWords } from '@/copy/demo/words';
import {
  consentTextVersion,
  type ApplicationState,
  type DeclineReason,
} from '@/contracts/application/application-choices';
import type { ApplicationForm } from '@/contracts/application/application-form';
import type { LoanProduct } from '@/contracts/account/account-choices';
import { hongKongDay, plusDays } from '@/lib/hong-kong-day';
import { demoStaff, newKey, type DemoOffice } from './demo-office';
import { demoTouches } from './demo-touches';
import { payDue } from './play-loan';
import type { DemoCase } from './demo-plan';

/** What is done on the way to each state, in order. */
const ways: Readonly<Record<ApplicationState, readonly ApplicationState[]>> = {
  received: [],
  'needs-documents': ['in-assessment', 'needs-documents'],
  'in-assessment': ['in-assessment'],
  declined: ['in-assessment', 'declined'],
  withdrawn: ['withdrawn'],
  approved: ['in-assessment', 'approved'],
  'offer-accepted': ['in-assessment', 'approved', 'offer-accepted'],
  completed: ['in-assessment', 'approved', 'offer-accepted', 'completed'],
};

const legalFee = 6_800;

const monthsOfHalfAYear = 6;

const products: Readonly<Record<DemoCase['product'], LoanProduct>> = {
  first: 'first-mortgage',
  second: 'second-mortgage',
  'fast-pass': 'second-mortgage',
};

/** The day and hour of a step of an application: two days after the one before, but five of six decisions within the day that was promised. */
function timeOf(
  { daysAgo }: DemoCase,
  { state, index }: { state: ApplicationState; index: number },
): [daysAgo: number, hour: number] {
  const left = daysAgo - 2 * (index + 1);
  const isDecision = state === 'approved' || state === 'declined';
  return isDecision && daysAgo % 6 !== 0 && left >= -1
    ? [left + 1, 10]
    : [Math.max(0, left), 11 + index];
}

/** Sends in an application on its day and takes it as far as it has come. Throws what the services throw. */
export async function playApplication(office: DemoOffice, plan: DemoCase): Promise<void> {
  const { person, product, campaign } = plan;
  const { drafts, submissions } = office.container.applications;
  const touches = demoTouches(campaign, plan.daysAgo);
  office.setTo(plan.daysAgo, 10);
  const { draft, token } = await drafts.create(
    { product, language: person.language },
    { token: null, proof: null },
  );
  await office.container.campaigns.campaigns.countStep(touches.last);
  const outcome = await submissions.submit({
    token,
    proof: { phone: person.phone, purpose: 'apply', operation: draft.reference },
    request: { product, form: formOf(plan), language: person.language, campaign, botToken: '' },
    idempotencyKey: newKey(),
    locale: person.language,
    network: 'demo',
    touches,
    device: plan.daysAgo % 3 === 0 ? 'computer' : 'phone',
  });
  if ('failure' in outcome) return;
  const number = outcome.receipt.appl_no;
  if (plan.state === 'completed') await registerAccount(office, person);
  for (const [index, state] of ways[plan.state].entries()) {
    office.setTo(...timeOf(plan, { state, index }));
    await take(office, plan, { number, state });
  }
}

async function registerAccount(
  office: DemoOffice,
  { phone, language, name: holder }: DemoCase['person'],
): Promise<void> {
  const bankAccount = { bankCode: '004', accountNumber: '500-123456-001', holder };
  const { customerId, needsBankAccount } = await office.container.customers.desk.ensureCustomer(
    demoStaff.caseHandler,
    {
      phone,
      language,
      bankAccount,
    },
  );
  if (needsBankAccount) await office.agree('first-bank-account', { customerId, bankAccount });
}

async function take(
  office: DemoOffice,
  plan: DemoCase,
  { number, state }: { number: string; state: ApplicationState },
): Promise<void> {
  const { desk } = office.container.applications;
  const { amount, annualRate, tenorMonths, person } = plan;
  const terms = {
    kind: 'principalAndInterest',
    product: products[plan.product],
    amount,
    annualRate,
    tenorMonths,
  } as const;
  const today = hongKongDay(office.now());
  if (state === 'approved') {
    await office.agree('offer', {
      applicationNumber: number,
      input: {
        ...terms,
        fees: [{ label: demoWords.feeLabel[person.language], amount: legalFee }],
        conditions: [],
        expiresOn: plusDays(today, 30),
        note: 'Within the limits for income and value',
      },
    });
    return;
  }
  if (state === 'completed') {
    const loanNo = await office.agree('loan-booking', {
      ...terms,
      applicationNumber: number,
      fee: legalFee,
      startsOn: today,
    });
    await payOut(office, loanNo);
    await payDue(office, { loanNo, startsOn: today, payments: monthsOfHalfAYear });
    return;
  }
  if (state === 'needs-documents' && plan.daysAgo % 2 === 0) {
    await office.container.applications.documentRequests.ask(demoStaff.caseHandler, {
      number,
      kind: 'bank-statements',
      name: demoWords.askedDocument[person.language],
      reason: demoWords.askedReason[person.language],
    });
    return;
  }
  await desk.change(demoStaff.caseHandler, {
    number,
    input: {
      state,
      note: notes[state],
      ...messageOf(state, person.language),
      ...(state === 'declined' ? { reasons: [...reasonsOf(plan)] } : {}),
    },
  });
}

/** Approves the payment of a new loan, gives it to the bank in a file of its own, and notes that it was paid. */
async function payOut(office: DemoOffice, loanNo: string): Promise<void> {
  const { orders, files } = office.container.payments;
  const { data } = await orders.list({ loan: loanNo, sort: 'newest', limit: 1 });
  for (const { id } of data) await office.agree('payment-order', { id });
  const file = await files.make(demoStaff.cashier, { format: 'csv' });
  await files.send(demoStaff.cashier, file.id);
  const outcome = { state: 'paid', on: hongKongDay(office.now()) } as const;
  await files.note(demoStaff.cashier, { id: file.id, outcome });
}

const declines: readonly (readonly [DeclineReason, ...DeclineReason[]])[] = [
  ['affordability'],
  ['value', 'affordability'],
  ['credit-history'],
  ['documents'],
  ['title'],
  ['outside-range'],
];

/** One of the usual reasons, the same for the same case. */
const reasonsOf = ({ daysAgo }: DemoCase): readonly DeclineReason[] =>
  declines[daysAgo % declines.length] ?? [];

const notes: Readonly<Record<ApplicationState, string>> = {
  received: '-',
  'needs-documents': 'Payslips are missing',
  'in-assessment': 'Taken up',
  approved: '-',
  declined: 'As the reasons say; agreed in the credit meeting',
  withdrawn: 'The applicant rang and took it back',
  'offer-accepted': 'Signed at the solicitor’s',
  completed: 'Deeds are in order',
};

function messageOf(
  state: ApplicationState,
  language: DemoCase['person']['language'],
): { message?: string } {
  return state === 'needs-documents' ? { message: demoWords.documentsWanted[language] } : {};
}

/** The answers of somebody who applies for a flat of his own. */
export function formOf({ person, product, amount, tenorMonths }: DemoCase): ApplicationForm {
  const { estate, flat } = person;
  const address = `${flat}, ${estate.name}, Hong Kong`;
  return {
    property: {
      address,
      subDistrict: estate.subDistrict,
      kind: 'private',
      saleableAreaSqft: estate.sqft,
      estimatedValue: estate.sqft * estate.hkdPerSqft,
    },
    loan: {
      amount,
      tenorMonths,
      purpose: product === 'first' ? 'refinance' : 'debt-consolidation',
    },
    ...(product === 'fast-pass'
      ? {}
      : {
          existing:
            product === 'second'
              ? {
                  hasMortgages: true,
                  mortgages: [
                    {
                      lender: 'HSBC',
                      outstanding: amount * 2,
                      monthlyPayment: Math.round(amount / 80),
                    },
                  ],
                }
              : { hasMortgages: false },
        }),
    applicants: {
      kind: 'persons',
      persons: [
        {
          name: person.name,
          nameChinese: person.nameChinese,
          idType: 'hkid',
          idNumber: person.hkid,
          dateOfBirth: person.dateOfBirth,
          address,
        },
      ],
    },
    income: {
      employment: 'salaried',
      employer: person.employer,
      monthlyIncome: person.monthlyIncome,
      monthlyDebt: 3_000,
    },
    intermediary: { involved: false },
    contact: { phone: person.phone.slice(4), email: person.email, time: 'any' },
    consents: {
      privacyNotice: true,
      creditReference: true,
      marketingOwn: false,
      textVersion: consentTextVersion,
    },
  };
}
