import { jobs } from '@/copy/collections/jobs';
import type { EndpointKey } from '@/contracts/endpoints';
import type { TestApi } from '../api/test-api';
import { completeForm } from '../application/application-form';
import { bookLoan } from '../account/customer';
import { field, filePart, formBytes, formType } from '../document/documents';
import { sampleOffer } from '../application/sample-offer';
import { createAppointmentFixtures } from './fuzz-appointments';
import { fuzzCalculations } from './fuzz-calculations';
import type { FuzzRequest } from './fuzz-request';
import { contentFixtures } from './fuzz-content';
import { contactFixtures } from './fuzz-contact';
import { createCustomerFixtures } from './fuzz-customers';
import { createDraftFixtures } from './fuzz-drafts';
import { createLoanFixtures } from './fuzz-loans';
import { requestFixtures } from './fuzz-service-requests';
import { createFuzzResources } from './fuzz-resources';
import { createStaffFixtures } from './fuzz-staff';
import { outboxFixtures } from './fuzz-outbox';
import { threadFixtures } from './fuzz-threads';

/** What a request needs besides its shape: existing resources, a session, a code. */
export interface Prepared {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}
export type Prepare = (request: FuzzRequest) => Promise<Prepared> | Prepared;

export type FuzzFixtures = Awaited<ReturnType<typeof createFuzzFixtures>>;

const kornhill = { area: 'HK', district: 's:quarry-bay', estate: 'e:kornhill', areaSqft: 580 };

/** What each endpoint needs, so that a request of a random shape reaches its service. */
export async function createFuzzFixtures(api: TestApi) {
  const make = await createFuzzResources(api);
  const asMainCustomer = async (): Promise<Prepared> => ({
    headers: await make.signedIn(make.main.customerId),
  });

  const newRequest = async () => ({ reference: (await make.newRequest()).reference });

  const sentApplication: Prepare = () => ({
    params: { applicationNumber: make.application.applicationNumber },
  });

  const ofNewDocument: Prepare = async () => {
    const { id, headers } = await make.newDocument();
    return { params: { id }, headers };
  };

  const prepare: Partial<Record<EndpointKey, Prepare>> = {
    ...fuzzCalculations,
    ...createAppointmentFixtures(api, make),
    ...contactFixtures(api, make),
    ...outboxFixtures(api),
    estateDistrict: () => ({ params: { district: 'quarry-bay' } }),
    estate: () => ({ params: { district: 'quarry-bay', estate: 'kornhill' } }),
    quoteDocument: () => ({ body: { ...kornhill, floor: 15 } }),
    requestValueAlert: ({ body }) => ({ body: { ...Object(body), property: kornhill } }),
    applyRule: async () => ({ body: { answers: await make.ruleAnswers() } }),
    sendOTP: ({ body }) => ({ body: { ...Object(body), phone: make.nextPhone() } }),
    verifyOtp: ({ body }) => ({ body: { ...Object(body), phone: make.nextPhone() } }),
    verifyAccount: ({ body }) => ({ body: { ...Object(body), phone: make.nextPhone() } }),
    sendSMS: async () => ({
      body: { kind: 'resume-link' },
      headers: (await make.newVerifiedDraft()).browser.headers(),
    }),
    contactUs: ({ body }) => ({ body: { ...Object(body), phone: make.nextPhone() } }),
    saveSection: async ({ body }) => {
      const { browser, reference } = await make.newDraft();
      return {
        body: { ...Object(body), reference, version: undefined },
        headers: browser.headers(),
      };
    },
    ...createDraftFixtures(make.newDraft),
    resumeDraft: async () => ({ headers: (await make.newVerifiedDraft()).browser.headers() }),
    createApplication: async ({ body }) => {
      const { browser, phone } = await make.newVerifiedDraft();
      return {
        body: {
          language: Object(body).language,
          product: 'first',
          form: completeForm({ contact: { phone } }),
        },
        headers: browser.headers(),
      };
    },
    withdrawApplication: async () => {
      const { applicationNumber, customerId } = await make.newApplication();
      return { params: { applicationNumber }, headers: await make.signedIn(customerId) };
    },
    deskMakeOffer: async ({ body }) => ({
      params: { applicationNumber: (await make.newAssessedApplication()).applicationNumber },
      body: { ...sampleOffer, conditions: Object(body).conditions ?? [] },
    }),
    deskWithdrawOffer: async () => ({
      params: { offerNumber: (await make.newOffer()).offerNumber },
    }),
    offerDocument: async () => {
      const { offerNumber, customerId } = await make.newOffer();
      return { params: { offerNumber }, headers: await make.signedIn(customerId) };
    },
    applyForJob: () => ({
      headers: { 'content-type': formType, 'sec-fetch-site': 'same-origin' },
      body: Uint8Array.from(
        formBytes([
          field('jobId', jobs[0]?._id ?? ''),
          field('name', 'Chan Siu Ming'),
          field('phone', make.nextPhone()),
          field('email', 'siuming@example.com'),
          field('consent', 'yes'),
          filePart(`%PDF-1.4 ${make.nextKey()}`, 'cv.pdf'),
        ]),
      ),
    }),
    deskApplication: sentApplication,
    deskApplicationValuation: sentApplication,
    deskChangeApplication: async ({ body }) => ({
      params: { applicationNumber: (await make.newApplication()).applicationNumber },
      body: { ...Object(body), state: 'in-assessment', reasons: undefined },
    }),
    deskDeclineLetter: async () => {
      const { applicationNumber } = await make.newDeclinedApplication();
      return { params: { applicationNumber } };
    },
    declineLetter: async () => {
      const { applicationNumber, customerId } = await make.newDeclinedApplication();
      return { params: { applicationNumber }, headers: await make.signedIn(customerId) };
    },
    deskCorrectAnswers: async () => ({
      params: { applicationNumber: (await make.newAssessedApplication()).applicationNumber },
      headers: { 'if-match': '"2"' },
    }),
    deskAskForDocument: async () => ({
      params: { applicationNumber: (await make.newAssessedApplication()).applicationNumber },
    }),
    deskWithdrawDocumentRequest: async () => {
      const { applicationNumber } = await make.newAssessedApplication();
      await api.desk('POST', `/applications/${applicationNumber}/document-requests`, {
        body: { kind: 'other', name: 'A letter', reason: 'To know.' },
      });
      return { params: { applicationNumber, slot: 'further-1' } };
    },
    deskAddDocument: async () => ({
      headers: { 'content-type': formType },
      body: make.upload((await make.newApplication()).applicationNumber, { cameBy: 'post' }),
    }),
    deskDocuments: sentApplication,
    deskOffers: sentApplication,
    // A file as small as this one waits for a person.
    deskReviewDocument: async () => ({ params: { id: (await make.newDocument()).id } }),
    deskDocument: async () => ({ params: { id: (await make.newDocument()).id } }),
    deskRemoveNotification: async () => ({ params: { id: await make.newNotification() } }),
    page: () => ({ params: { slug: 'faq' } }),
    ...contentFixtures(api, make),
    deskPutValuationChunk: async () => ({ params: { dataset: await make.newImport(), chunk: 1 } }),
    deskActivateValuationImport: async () => ({ params: { dataset: await make.newImport() } }),
    deskCustomer: ({ body }) => ({
      body: { ...Object(body), phone: make.nextPhone(), bankAccount: undefined },
    }),
    ...createCustomerFixtures(make),
    deskCustomerPhone: async ({ body }) => ({
      params: { id: (await make.newCustomer()).customerId },
      body: { ...Object(body), phone: make.nextPhone() },
    }),
    deskPayouts: () => ({ params: { id: make.main.customerId } }),
    deskSetPayouts: async () => ({
      params: { id: (await make.newCustomer()).customerId },
      body: { state: 'open', note: 'Identity checked.' },
    }),
    ...createLoanFixtures(api, make),
    ...requestFixtures(newRequest),
    loan: async () => ({ ...(await asMainCustomer()), params: { loanNo: make.loanNo } }),
    internetStmDate: async () => ({ ...(await asMainCustomer()), query: { acct_no: make.loanNo } }),
    enquiryStatement: async ({ query }) => ({
      ...(await asMainCustomer()),
      query: { ...query, loan_no: make.loanNo, stm_date: '2026-10-31' },
    }),
    loanDocuments: async () => ({ ...(await asMainCustomer()), query: { loan_no: make.loanNo } }),
    statementArchive: async () => ({
      ...(await asMainCustomer()),
      query: { loan_no: make.loanNo, year: '2026' },
    }),
    issueSettlementLetter: async () => ({
      ...(await asMainCustomer()),
      body: { loanNo: make.loanNo, on: '2026-11-20' },
    }),
    settlementQuote: async () => ({
      ...(await asMainCustomer()),
      query: { loan_no: make.loanNo, on: '2026-11-20' },
    }),
    requestSettlement: async () => {
      const { customerId } = await make.newCustomer();
      return {
        headers: await make.signedIn(customerId),
        body: { loanNo: await bookLoan(api, customerId), on: '2026-11-20' },
      };
    },
    requestPrepayment: async () => {
      const { customerId } = await make.newCustomer();
      return {
        headers: await make.signedIn(customerId),
        body: { loanNo: await bookLoan(api, customerId), amount: 1_000, on: '2026-11-20' },
      };
    },
    requestAutopay: async ({ body }) => {
      const account = { bankCode: '004', accountNumber: '123456789833' };
      const { own, headers } = await make.stepUp(
        (mine) => `autopay:${mine.loanNo}:${10_000_000}:004:${account.accountNumber}`,
      );
      const { loanNo } = own;
      return { headers, body: { ...Object(body), ...account, loanNo, maxAmount: 100_000 } };
    },
    paymHolidayPreview: async ({ query }) => {
      const own = await make.newCurrentLoan();
      return { headers: own.headers, query: { ...query, loan_no: own.loanNo } };
    },
    paymHoliday: async ({ body }) => {
      const own = await make.newCurrentLoan();
      return { headers: own.headers, body: { ...Object(body), loanNo: own.loanNo } };
    },
    increaseCreditLimit: async ({ body }) => {
      const { own, headers } = await make.stepUp(
        (mine) => `credit-limit:${mine.loanNo}:${20_000_000}`,
      );
      return { headers, body: { ...Object(body), loanNo: own.loanNo, newLimit: 200_000 } };
    },
    withdrawalLimits: async () => ({
      ...(await asMainCustomer()),
      query: { loan_no: make.revolvingNo },
    }),
    internetWithdrawal: async () => {
      const { own, headers } = await make.stepUp(
        (mine) => `withdrawal:${mine.loanNo}:${100_000}:${mine.accountId}`,
      );
      return { headers, body: { loanNo: own.loanNo, amount: 1_000, bankAccountId: own.accountId } };
    },
    losContactUs: async ({ body }) => ({
      headers: await make.signedIn((await make.newCustomer()).customerId),
      body: { ...Object(body), loanNo: undefined },
    }),
    requestMyData: async () => ({
      headers: await make.signedIn((await make.newCustomer()).customerId),
    }),
    requestClosure: async () => ({
      headers: await make.signedIn((await make.newCustomer()).customerId),
    }),
    serviceRequest: async () => {
      const { reference, headers } = await make.newRequest();
      return { params: { reference }, headers };
    },
    cancelRequest: async () => {
      const { reference, headers } = await make.newRequest();
      return { params: { reference }, headers };
    },
    revokeSession: async () => {
      const { customerId } = await make.newCustomer();
      const headers = await make.signedIn(customerId);
      await make.signedIn(customerId);
      const listed = Object((await api.call('/user/sessions', { headers })).body).data.find(
        ({ isCurrent }: { isCurrent: boolean }) => !isCurrent,
      );
      return { params: { id: listed.id }, headers };
    },
    sendEmailVerification: async () => ({
      headers: await make.signedIn((await make.newCustomer()).customerId),
    }),
    internetInfoUpd: async ({ body }) => ({
      ...(await asMainCustomer()),
      body: Object(body).kind === 'address' ? body : { kind: 'address', address: '1 Road' },
    }),
    uploadDocument: async () => {
      const { applicationNumber, customerId } = await make.newApplication();
      return {
        headers: { ...(await make.signedIn(customerId)), 'content-type': formType },
        body: make.upload(applicationNumber),
      };
    },
    listDocuments: async () => ({
      headers: await make.signedIn(make.application.customerId),
      query: { applicationNumber: make.application.applicationNumber },
    }),
    downloadDocument: ofNewDocument,
    documentThumbnail: ofNewDocument,
    removeDocument: ofNewDocument,
  };

  const { prepare: prepareStaff, person } = await createStaffFixtures(api, make);
  return {
    prepare: { ...prepare, ...prepareStaff, ...threadFixtures(make) },
    staff: make.staff,
    person,
    signedInMain: () => make.signedIn(make.main.customerId),
  };
}
