import { jobs } from '@/copy/collections/jobs';
import { collectionSchemas } from '@/contracts/desk';
import type { EndpointKey } from '@/contracts/endpoints';
import type { TestApi } from '../api/test-api';
import { completeForm } from '../application/application-form';
import { bookLoan } from '../account/customer';
import { field, filePart, formBytes, formType } from '../document/documents';
import type { FuzzRequest } from './fuzz-request';
import { createFuzzResources } from './fuzz-resources';

/** What a request needs besides its shape: existing resources, a session, a code. */
export interface Prepared {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}
export type Prepare = (request: FuzzRequest) => Promise<Prepared> | Prepared;

const bodyOf = ({ body }: FuzzRequest): Record<string, unknown> => Object(body);

export type FuzzFixtures = Awaited<ReturnType<typeof createFuzzFixtures>>;

/** What each endpoint needs, so that a request of a random shape reaches its service. */
export async function createFuzzFixtures(api: TestApi) {
  const {
    nextPhone,
    nextKey,
    staff,
    newCustomer,
    signedIn,
    main,
    loanNo,
    revolvingNo,
    newCurrentLoan,
    newApplication,
    application,
    stepUp,
    newRequest,
    upload,
    newDocument,
    entryOf,
    newEntry,
    newNotification,
    newDraft,
    newVerifiedDraft,
    newImport,
    ruleAnswers,
  } = await createFuzzResources(api);
  const asMainCustomer = async (): Promise<Prepared> => ({
    headers: await signedIn(main.customerId),
  });
  const term = (request: FuzzRequest) => ({
    ...request.query,
    loanAmount: 3_000_000,
    annualRate: 7.25,
    tenorMonths: 240,
  });

  const prepare: Partial<Record<EndpointKey, Prepare>> = {
    calculate: (request) =>
      request.params.paymentType === 'revolving'
        ? { query: { drawnAmount: 500_000, days: 30, annualRate: 11, loanAmount: 1_000_000 } }
        : {
            query: {
              ...term(request),
              startDate: undefined,
              drawnAmount: undefined,
              days: undefined,
              fee: undefined,
            },
          },
    calculateDetailed: (request) => ({
      params: { paymentType: 'principalAndInterest' },
      body: {
        loanAmount: bodyOf(request).loanAmount ?? 3_000_000,
        annualRate: 7.25,
        tenorMonths: 240,
        frequency: bodyOf(request).frequency,
        schedule: bodyOf(request).schedule,
      },
    }),
    applyRule: async () => ({ body: { answers: await ruleAnswers() } }),
    sendOTP: ({ body }) => ({ body: { ...Object(body), phone: nextPhone() } }),
    verifyOtp: ({ body }) => ({ body: { ...Object(body), phone: nextPhone() } }),
    verifyAccount: ({ body }) => ({ body: { ...Object(body), phone: nextPhone() } }),
    sendSMS: async () => ({
      body: { kind: 'resume-link' },
      headers: (await newVerifiedDraft()).browser.headers(),
    }),
    contactUs: ({ body }) => ({ body: { ...Object(body), phone: nextPhone() } }),
    saveSection: async ({ body }) => {
      const { browser, reference } = await newDraft();
      return {
        body: { ...Object(body), reference, version: undefined },
        headers: browser.headers(),
      };
    },
    resumeDraft: async () => ({ headers: (await newVerifiedDraft()).browser.headers() }),
    createApplication: async ({ body }) => {
      const { browser, phone } = await newVerifiedDraft();
      return {
        body: { ...Object(body), product: 'first', form: completeForm({ contact: { phone } }) },
        headers: browser.headers(),
      };
    },
    withdrawApplication: async () => {
      const { applicationNumber, customerId } = await newApplication();
      return { params: { applicationNumber }, headers: await signedIn(customerId) };
    },
    applyForJob: () => ({
      headers: { 'content-type': formType, 'sec-fetch-site': 'same-origin' },
      body: Uint8Array.from(
        formBytes([
          field('jobId', jobs[0]?._id ?? ''),
          field('name', 'Chan Siu Ming'),
          field('phone', nextPhone()),
          field('email', 'siuming@example.com'),
          field('consent', 'yes'),
          filePart(`%PDF-1.4 ${nextKey()}`, 'cv.pdf'),
        ]),
      ),
    }),
    deskApplication: () => ({ params: { applicationNumber: application.applicationNumber } }),
    deskChangeApplication: async ({ body }) => ({
      params: { applicationNumber: (await newApplication()).applicationNumber },
      body: { ...Object(body), state: 'in-assessment' },
    }),
    deskDocuments: () => ({ params: { applicationNumber: application.applicationNumber } }),
    deskDocument: async () => ({ params: { id: (await newDocument()).id } }),
    deskUpdateNotification: async () => ({ params: { id: await newNotification() } }),
    deskRemoveNotification: async () => ({ params: { id: await newNotification() } }),
    page: () => ({ params: { slug: 'faq' } }),
    deskPage: () => ({ params: { slug: 'faq' } }),
    deskPutPage: ({ body }) => ({
      params: { slug: 'career' },
      body: { ...Object(body), slug: 'career' },
    }),
    deskPutEntry: ({ params }) => {
      const id = nextKey();
      const collection =
        Object.keys(collectionSchemas).find(
          (name): name is keyof typeof collectionSchemas => name === params.collection,
        ) ?? 'navs';
      return { params: { collection, id }, body: { entry: entryOf(collection, id) } };
    },
    deskRemoveEntry: async () => ({ params: await newEntry() }),
    deskPutValuationChunk: async () => ({ params: { dataset: await newImport(), chunk: 1 } }),
    deskActivateValuationImport: async () => ({ params: { dataset: await newImport() } }),
    deskCustomer: ({ body }) => ({ body: { ...Object(body), phone: nextPhone() } }),
    deskCustomerPhone: async ({ body }) => ({
      params: { id: (await newCustomer()).customerId },
      body: { ...Object(body), phone: nextPhone() },
    }),
    deskLoans: () => ({ params: { id: main.customerId } }),
    deskBookLoan: async () => ({
      body: {
        customerId: (await newCustomer()).customerId,
        kind: 'principalAndInterest',
        amount: 1_000_000,
        annualRate: 6,
        tenorMonths: 24,
        startsOn: '2026-11-16',
      },
    }),
    deskLoan: () => ({ params: { loanNo } }),
    deskPostPayment: () => ({ params: { loanNo }, body: { amount: 1.5, reference: nextKey() } }),
    deskPostDrawdown: () => ({
      params: { loanNo: revolvingNo },
      body: { amount: 1.5, reference: nextKey() },
    }),
    deskDecideRequest: async ({ body }) => ({
      params: { reference: (await newRequest()).reference },
      body: { ...Object(body), state: 'in-review' },
    }),
    loan: async () => ({ ...(await asMainCustomer()), params: { loanNo } }),
    internetStmDate: async () => ({ ...(await asMainCustomer()), query: { acct_no: loanNo } }),
    enquiryStatement: async ({ query }) => ({
      ...(await asMainCustomer()),
      query: { ...query, loan_no: loanNo, stm_date: '2026-10-31' },
    }),
    settlementQuote: async () => ({
      ...(await asMainCustomer()),
      query: { loan_no: loanNo, on: '2026-11-20' },
    }),
    requestSettlement: async () => {
      const { customerId } = await newCustomer();
      return {
        headers: await signedIn(customerId),
        body: { loanNo: await bookLoan(api, customerId), on: '2026-11-20' },
      };
    },
    paymHolidayPreview: async ({ query }) => {
      const own = await newCurrentLoan();
      return { headers: own.headers, query: { ...query, loan_no: own.loanNo } };
    },
    paymHoliday: async ({ body }) => {
      const own = await newCurrentLoan();
      return { headers: own.headers, body: { ...Object(body), loanNo: own.loanNo } };
    },
    increaseCreditLimit: async ({ body }) => {
      const { own, headers } = await stepUp((mine) => `credit-limit:${mine.loanNo}:${20_000_000}`);
      return { headers, body: { ...Object(body), loanNo: own.loanNo, newLimit: 200_000 } };
    },
    withdrawalLimits: async () => ({
      ...(await asMainCustomer()),
      query: { loan_no: revolvingNo },
    }),
    internetWithdrawal: async () => {
      const { own, headers } = await stepUp(
        (mine) => `withdrawal:${mine.loanNo}:${100_000}:${mine.accountId}`,
      );
      return { headers, body: { loanNo: own.loanNo, amount: 1_000, bankAccountId: own.accountId } };
    },
    losContactUs: async ({ body }) => ({
      headers: await signedIn((await newCustomer()).customerId),
      body: { ...Object(body), loanNo: undefined },
    }),
    requestMyData: async () => ({ headers: await signedIn((await newCustomer()).customerId) }),
    serviceRequest: async () => {
      const { reference, headers } = await newRequest();
      return { params: { reference }, headers };
    },
    cancelRequest: async () => {
      const { reference, headers } = await newRequest();
      return { params: { reference }, headers };
    },
    revokeSession: async () => {
      const { customerId } = await newCustomer();
      const headers = await signedIn(customerId);
      await signedIn(customerId);
      const listed = Object((await api.call('/user/sessions', { headers })).body).data.find(
        ({ isCurrent }: { isCurrent: boolean }) => !isCurrent,
      );
      return { params: { id: listed.id }, headers };
    },
    internetInfoUpd: async ({ body }) => ({
      ...(await asMainCustomer()),
      body: Object(body).kind === 'address' ? body : { kind: 'email', email: 'a@example.com' },
    }),
    uploadDocument: async () => {
      const { applicationNumber, customerId } = await newApplication();
      return {
        headers: { ...(await signedIn(customerId)), 'content-type': formType },
        body: upload(applicationNumber),
      };
    },
    listDocuments: async () => ({
      headers: await signedIn(application.customerId),
      query: { applicationNumber: application.applicationNumber },
    }),
    downloadDocument: async () => {
      const { id, headers } = await newDocument();
      return { params: { id }, headers };
    },
    removeDocument: async () => {
      const { id, headers } = await newDocument();
      return { params: { id }, headers };
    },
  };

  return { prepare, staff, signedInMain: () => signedIn(main.customerId) };
}
