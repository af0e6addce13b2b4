import { randomUUID } from 'node:crypto';
import { stepUpOperation, type RepaymentKind } from '@/contracts/account/account-choices';
import type { RequestReceipt } from '@/contracts/account/account-request';
import { consentTextVersion } from '@/contracts/application/application-choices';
import { idempotencyHeader } from '@/contracts/idempotency-header';
import { dayMs } from '@/lib/hong-kong-day';
import type { ApiUnderCheck } from './api-under-check';
import type { Check } from './checks';

const once = (): { headers: Record<string, string> } => ({
  headers: { [idempotencyHeader]: `contract-check-${randomUUID()}` },
});

function customerOf({ customer }: ApiUnderCheck) {
  if (!customer) throw new Error('no test customer was named');
  return customer;
}

interface Challenge {
  purpose: 'sign-in' | 'apply' | 'upload' | 'step-up';
  operationId?: string;
}

async function confirm(api: ApiUnderCheck, { purpose, operationId }: Challenge): Promise<void> {
  const { phone, askCode, wait } = customerOf(api);
  const send = () => api.call('sendOTP', { body: { phone, purpose, operationId } });
  let sent = await send();
  if (!sent.success && sent.retryAfterSeconds !== undefined) {
    await wait(sent.retryAfterSeconds);
    sent = await send();
  }
  if (!sent.success) throw new Error(`no code was sent: ${sent.msg}`);
  const code = await askCode(purpose);
  const answer = await api.call('verifyOtp', { body: { phone, code, purpose, operationId } });
  if (!answer.success) throw new Error(`the code was refused: ${answer.message}`);
}

async function loanOf(api: ApiUnderCheck, kind: RepaymentKind) {
  const { data } = await api.call('loans', {});
  const loan = data.find((candidate) => candidate.kind === kind);
  if (!loan) throw new Error(`the test customer has no loan of the kind ${kind}`);
  return loan;
}

function inDays(api: ApiUnderCheck, days: number): string {
  const day = Date.parse(customerOf(api).today) + days * dayMs;
  return new Date(day).toISOString().slice(0, 10);
}

async function readLoan(api: ApiUnderCheck): Promise<void> {
  const { loanNo } = await loanOf(api, 'principalAndInterest');
  await api.call('loan', { params: { loanNo } });
  await api.call('settlementQuote', { query: { loan_no: loanNo, on: inDays(api, 7) } });
  await api.call('paymHolidayPreview', { query: { loan_no: loanNo, months: 2 } });
}

async function readStatement(api: ApiUnderCheck): Promise<void> {
  const { data } = await api.call('internetStmDate', { query: {} });
  const [statement] = data;
  if (!statement) throw new Error('the test customer has no statement');
  const query = new URLSearchParams({ loan_no: statement.loanNo, stm_date: statement.stmDate });
  const file = await api.send('enquiryStatement', `/los/enquiryStatement?${query}`);
  if (!(await file.text()).startsWith('%PDF-')) throw new Error('the statement is no PDF');
}

async function withdraw(api: ApiUnderCheck): Promise<void> {
  const { loanNo } = await loanOf(api, 'revolving');
  await api.call('withdrawalLimits', { query: { loan_no: loanNo } });
  const { bankAccount } = (await api.call('userInfo', {})).data;
  if (!bankAccount) throw new Error('the test customer has no bank account');
  const body = { loanNo, amount: 100, bankAccountId: bankAccount.id };
  await confirm(api, { purpose: 'step-up', operationId: stepUpOperation.withdrawal(body) });
  await api.call('internetWithdrawal', { body }, once());
}

/** Reads a request that was just made, and takes it back. */
async function takeBack(api: ApiUnderCheck, { data }: RequestReceipt): Promise<void> {
  await api.call('serviceRequest', { params: { reference: data.reference } });
  await api.call('cancelRequest', { params: { reference: data.reference } });
}

async function settleAndCancel(api: ApiUnderCheck): Promise<void> {
  const { loanNo } = await loanOf(api, 'principalAndInterest');
  const body = { loanNo, on: inDays(api, 14) };
  await takeBack(api, await api.call('requestSettlement', { body }, once()));
}

async function takeHolidayAndCancel(api: ApiUnderCheck): Promise<void> {
  const { loanNo } = await loanOf(api, 'principalAndInterest');
  const body = { loanNo, months: 2, reason: 'Contract check' };
  await takeBack(api, await api.call('paymHoliday', { body }, once()));
}

async function raiseLimitAndCancel(api: ApiUnderCheck): Promise<void> {
  const { loanNo } = await loanOf(api, 'revolving');
  const { data } = await api.call('withdrawalLimits', { query: { loan_no: loanNo } });
  const body = { loanNo, newLimit: data.creditLimit + 10_000, reason: 'Contract check' };
  await confirm(api, { purpose: 'step-up', operationId: stepUpOperation.creditLimit(body) });
  await takeBack(api, await api.call('increaseCreditLimit', { body }, once()));
}

const form = {
  property: {
    address: 'Flat A, 1/F, Test House',
    subDistrict: 'Quarry Bay',
    kind: 'private',
    saleableAreaSqft: 500,
    estimatedValue: 8_000_000,
  },
  loan: { amount: 2_000_000, tenorMonths: 120 },
  applicants: { kind: 'persons', persons: [{ name: 'CHECK CONTRACT' }] },
  income: { employment: 'salaried', employer: 'Test', monthlyIncome: 90_000, monthlyDebt: 0 },
  intermediary: { involved: false },
  consents: { privacyNotice: true, textVersion: consentTextVersion },
} as const;

async function apply(api: ApiUnderCheck): Promise<void> {
  const { phone } = customerOf(api);
  const draft = (await api.call('createDraft', { body: { product: 'fast-pass', language: 'en' } }))
    .data;
  await api.call('saveSection', {
    body: { reference: draft.reference, section: 'loan', value: form.loan },
  });
  await api.call('readDraft', { query: { product: 'fast-pass' } });
  await confirm(api, { purpose: 'apply', operationId: draft.reference });
  const answer = await api.call(
    'createApplication',
    {
      body: {
        product: 'fast-pass',
        language: 'en',
        form: {
          ...form,
          applicants: { kind: 'persons', persons: [{ name: 'CHECK CONTRACT' }] },
          contact: { phone },
        },
      },
    },
    once(),
  );
  const { BODY } = answer.LOS;
  if ('rtn_msg' in BODY) throw new Error(`the application was refused: ${BODY.rtn_msg}`);
  await textUploadLink(api, BODY.appl_no);
  await sendDocument(api, BODY.appl_no);
}

async function textUploadLink(api: ApiUnderCheck, applicationNumber: string): Promise<void> {
  const answer = await api.call('sendSMS', { body: { kind: 'upload-link', applicationNumber } });
  if (!answer.success) throw new Error(`the upload link was not texted: ${answer.msg}`);
}

async function sendDocument(api: ApiUnderCheck, applicationNumber: string): Promise<void> {
  await confirm(api, { purpose: 'upload', operationId: applicationNumber });
  const parts = new FormData();
  parts.append('slot', 'identity');
  parts.append('applicationNumber', applicationNumber);
  parts.append('file', new Blob(['%PDF-1.4 contract check']), 'contract-check.pdf');
  await api.send('uploadDocument', '/los/uploadDocument', { method: 'POST', body: parts });
  const { data } = await api.call('listDocuments', { query: { applicationNumber } });
  const [document] = data;
  if (!document) throw new Error('the document that was sent is not in the list');
  await api.send('downloadDocument', `/los/documents/${document.id}`);
  await api.call('removeDocument', { params: { id: document.id } });
}

/** What any implementation must satisfy towards a customer. They sign in, change small things, apply for a loan and move HK$100. */
export const customerChecks: readonly Check[] = [
  {
    name: 'a message of a visitor',
    run: (api) =>
      api.call('contactUs', {
        body: {
          name: 'Contract Check',
          phone: customerOf(api).phone,
          topic: 'other',
          message: 'This message comes from the contract check. Nothing to do.',
        },
      }),
  },
  { name: 'an application with a code and a document', run: apply },
  { name: 'sign-in by code', run: (api) => confirm(api, { purpose: 'sign-in' }) },
  { name: 'the customer’s own details', run: (api) => api.call('userInfo', {}) },
  { name: 'where the customer is signed in', run: (api) => api.call('userSessions', {}) },
  { name: 'the customer’s applications', run: (api) => api.call('custApplLoanList', {}) },
  { name: 'the customer’s requests', run: (api) => api.call('serviceRequests', {}) },
  { name: 'a loan, its settlement and a payment holiday worked out', run: readLoan },
  { name: 'a statement as a file', run: readStatement },
  {
    name: 'preferences',
    run: (api) => api.call('savePreferences', { body: { language: 'en' } }),
  },
  {
    name: 'an address that is changed',
    run: (api) =>
      api.call(
        'internetInfoUpd',
        { body: { kind: 'address', address: 'Flat A, 1/F, Test House' } },
        once(),
      ),
  },
  { name: 'a settlement asked for and taken back', run: settleAndCancel },
  { name: 'a payment holiday asked for and taken back', run: takeHolidayAndCancel },
  { name: 'a higher limit asked for with a step-up code and taken back', run: raiseLimitAndCancel },
  {
    name: 'a message of a customer',
    run: (api) =>
      api.call(
        'losContactUs',
        { body: { topic: 'other', message: 'Contract check. Nothing to do.' } },
        once(),
      ),
  },
  {
    name: 'a copy of the customer’s data',
    run: (api) => api.call('requestMyData', { body: {} }, once()),
  },
  { name: 'a withdrawal of HK$100 with a step-up code', run: withdraw },
  { name: 'sign-out', run: (api) => api.call('signout', { body: {} }) },
  {
    name: 'after the sign-out nothing of the customer',
    run: (api) => api.expectRejected({ path: '/user/info', status: [401, 403] }),
  },
];
