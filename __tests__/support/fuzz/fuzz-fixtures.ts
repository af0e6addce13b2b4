import fc from 'fast-check';
import { jobs } from '@/copy/collections/jobs';
import { collectionSchemas } from '@/contracts/desk';
import type { EndpointKey } from '@/contracts/endpoints';
import type { TestApi } from '../api/test-api';
import { applicantBrowser, receiptOf } from '../application/applicant';
import { completeForm } from '../application/application-form';
import { bookLoan } from '../account/customer';
import { amyToken } from '../database/test-database';
import { field, filePart, formBytes, formType } from '../document/documents';
import type { FuzzRequest } from './fuzz-request';
import { arbitraryOf } from './schema-arbitrary';

/** What a request needs besides its shape: existing resources, a session, a code. */
export interface Prepared {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}
export type Prepare = (request: FuzzRequest) => Promise<Prepared> | Prepared;

const bankAccount = { bankCode: '004', accountNumber: '123-456789-833', holder: 'CHAN TAI MAN' };
const dataOf = ({ body }: { body: unknown }): Record<string, unknown> => Object(Object(body).data);
const bodyOf = ({ body }: FuzzRequest): Record<string, unknown> => Object(body);

export type FuzzFixtures = Awaited<ReturnType<typeof createFuzzFixtures>>;

/** Fixtures of every kind of resource that requests refer to, created through the API itself. */
export async function createFuzzFixtures(api: TestApi) {
  let serial = 0;
  const nextPhone = () => `+85261${String((serial += 1)).padStart(6, '0')}`;
  const nextKey = () => `fuzz-key-${String((serial += 1)).padStart(10, '0')}`;
  const staff = { authorization: `Bearer ${amyToken}` };

  async function newCustomer(): Promise<{ customerId: string; phone: string }> {
    const phone = nextPhone();
    const { customerId } = dataOf(
      await api.desk('POST', '/customers', { body: { phone, language: 'en', bankAccount } }),
    );
    return { customerId: String(customerId), phone };
  }
  /** Headers of a signed-in browser with a new `Idempotency-Key`. */
  async function signedIn(id: string, more = ''): Promise<Record<string, string>> {
    const { token } = await api.container.accounts.sessions.directory.startSession(
      { id },
      { userAgent: null },
    );
    return {
      cookie: `login_token=${token}${more}`,
      'sec-fetch-site': 'same-origin',
      'idempotency-key': nextKey(),
    };
  }
  const revolving = (id: string) =>
    bookLoan(api, id, {
      kind: 'revolving',
      amount: undefined,
      creditLimit: 100_000,
      annualRate: 9,
      startsOn: '2026-11-01',
    });
  const main = await newCustomer();
  const loanNo = await bookLoan(api, main.customerId);
  const revolvingNo = await revolving(main.customerId);

  /** A customer whose loan began this month, with nothing due yet. */
  async function newCurrentLoan() {
    const { customerId } = await newCustomer();
    return {
      loanNo: await bookLoan(api, customerId, { startsOn: '2026-11-01' }),
      headers: await signedIn(customerId),
    };
  }
  async function newApplication() {
    const phone = nextPhone();
    const { appl_no: applicationNumber } = await browserOf(phone).apply(phone);
    const owner = await api.container.accounts.sessions.directory.findByPhone(phone);
    return { applicationNumber, phone, customerId: owner?.id ?? '' };
  }
  function browserOf(phone: string) {
    const browser = applicantBrowser(api);
    const headers = () => ({
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'sec-fetch-site': 'same-origin',
      'idempotency-key': nextKey(),
    });
    return {
      ...browser,
      headers,
      async apply(number: string) {
        const { reference } = await browser.begin();
        await browser.prove(reference, number);
        return receiptOf(await browser.submit({ form: completeForm({ contact: { phone } }) }));
      },
    };
  }
  const application = await newApplication();

  /** A step-up proof of a new customer for one operation. */
  async function stepUp(operationOf: (own: { loanNo: string; accountId: string }) => string) {
    const { customerId, phone } = await newCustomer();
    const own = { loanNo: await revolving(customerId), accountId: '' };
    const info = dataOf(await api.call('/user/info', { headers: await signedIn(customerId) }));
    own.accountId = String(Object(info.bankAccount).id);
    const browser = applicantBrowser(api);
    await browser.send('POST', '/user/sendOTP', {
      body: { phone, purpose: 'step-up', operationId: operationOf(own) },
    });
    await api.container.outbox.runNow();
    const code = api.sent
      .findLast(({ to, text }) => to === phone && /^\d{6} /.test(text))
      ?.text.slice(0, 6);
    await browser.send('POST', '/user/signin', {
      body: { phone, purpose: 'step-up', operationId: operationOf(own), code },
    });
    return {
      own,
      headers: await signedIn(customerId, `; proof_token=${browser.cookies.get('proof_token')}`),
    };
  }
  async function newRequest() {
    const { customerId } = await newCustomer();
    const headers = await signedIn(customerId);
    const { reference } = dataOf(
      await api.call('/los/contactUs', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ topic: 'other', message: 'Please call me back.' }),
      }),
    );
    return { reference: String(reference), headers };
  }
  const upload = (applicationNumber: string): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(
      formBytes([
        field('slot', 'identity'),
        field('applicationNumber', applicationNumber),
        filePart(`%PDF-1.4 ${nextKey()}`),
      ]),
    );
  async function newDocument() {
    const { applicationNumber, customerId } = await newApplication();
    const headers = await signedIn(customerId);
    const answer = await api.call('/los/uploadDocument', {
      method: 'POST',
      headers: { ...headers, 'content-type': formType },
      body: upload(applicationNumber),
    });
    return { id: String(dataOf(answer).id), applicationNumber, headers };
  }
  let samples = 0;
  const entryOf = (collection: keyof typeof collectionSchemas, id: string) => ({
    ...Object(
      fc.sample(arbitraryOf(collectionSchemas[collection]), {
        numRuns: 1,
        seed: (samples += 1),
      })[0],
    ),
    _id: id,
  });
  async function newEntry(): Promise<{ collection: string; id: string }> {
    const id = nextKey();
    const { status, text } = await api.desk('PUT', `/collections/online-valuation-steps/${id}`, {
      body: {
        entry: {
          _id: id,
          titleEn: 'a',
          titleHk: 'b',
          titleCn: 'c',
          bodyEn: 'a',
          bodyHk: 'b',
          bodyCn: 'c',
        },
      },
    });
    if (status !== 200) throw new Error(`No entry was made: ${status} ${text}`);
    return { collection: 'online-valuation-steps', id };
  }
  async function newNotification(): Promise<string> {
    return String(
      Object(
        (
          await api.desk('POST', '/notifications', {
            body: { contentEn: 'a', contentHk: 'b', contentCn: 'c' },
          })
        ).body,
      )._id,
    );
  }
  const newDraft = async () => {
    const phone = nextPhone();
    const browser = browserOf(phone);
    const { reference, resumeReference } = await browser.begin();
    return { phone, browser, reference, resumeReference };
  };
  const newVerifiedDraft = async () => {
    const draft = await newDraft();
    await draft.browser.prove(draft.reference, draft.phone);
    await draft.browser.current();
    return draft;
  };
  const newImport = async () =>
    Object(
      (
        await api.desk('POST', '/valuation-imports', {
          body: {
            fingerprint: 'f'.repeat(64),
            chunkCount: 2,
            meta: { indexQuarters: [], saleDistricts: {}, counts: {} },
          },
        })
      ).body,
    ).dataset;
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

  async function ruleAnswers(): Promise<Record<string, string>> {
    const answers: Record<string, string> = {};
    const { questions } = Object((await api.call('/product-finder')).body);
    for (const { key, options, dependsOn } of questions) {
      const isShown = dependsOn.every((dependency: { key: string; values: string[] }) =>
        dependency.values.includes(answers[dependency.key] ?? ''),
      );
      if (isShown) answers[key] = options[0].value;
    }
    return answers;
  }

  return { prepare, staff, signedInMain: () => signedIn(main.customerId) };
}
