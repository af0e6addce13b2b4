import fc from 'fast-check';
import { collectionSchemas } from '@/contracts/desk';
import type { TestApi } from '../api/test-api';
import { firstRuleAnswers } from './fuzz-rules';
import { applicantBrowser, receiptOf } from '../application/applicant';
import { sampleOffer } from '../application/sample-offer';
import { completeForm, fastPassForm } from '../application/application-form';
import { bookLoan, endHold } from '../account/customer';
import { amyToken } from '../database/test-database';
import { field, filePart, formBytes, formType } from '../document/documents';
import { addCustomer, approve } from '../staff/approvals';
import { arbitraryOf } from './schema-arbitrary';

const bankAccount = { bankCode: '004', accountNumber: '123-456789-833', holder: 'CHAN TAI MAN' };
const dataOf = ({ body }: { body: unknown }): Record<string, unknown> => Object(Object(body).data);

/** Makes resources of every kind that requests refer to, through the API itself. */
export async function createFuzzResources(api: TestApi) {
  let serial = 0;
  const nextPhone = () => `+85261${String((serial += 1)).padStart(6, '0')}`;
  const nextKey = () => `fuzz-key-${String((serial += 1)).padStart(10, '0')}`;
  const staff = { authorization: `Bearer ${amyToken}` };

  async function newCustomer(): Promise<{ customerId: string; phone: string }> {
    const phone = nextPhone();
    const email = `${phone.slice(1)}@example.hk`;
    const { customerId } = await addCustomer(api, { phone, email, language: 'en', bankAccount });
    return { customerId, phone };
  }
  /** Headers of a signed-in browser with a new `Idempotency-Key`. */
  async function signedIn(id: string, more = ''): Promise<Record<string, string>> {
    const { token } = await api.container.customers.sessions.directory.startSession(
      { id },
      { userAgent: null, network: '', method: 'code' },
    );
    return {
      cookie: `__Host-login_token=${token}${more}`,
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
    const owner = await api.container.customers.sessions.directory.findByPhone(phone);
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
    await endHold(api, customerId);
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
      headers: await signedIn(
        customerId,
        `; __Host-proof_token=${browser.cookies.get('__Host-proof_token')}`,
      ),
    };
  }
  const ask = async (headers: Record<string, string>, path: string, body: object) => {
    const { reference } = dataOf(
      await api.call(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    return { reference: String(reference), headers: { ...headers, 'idempotency-key': nextKey() } };
  };
  async function newRequest() {
    const { loanNo: ownLoanNo, headers } = await newCurrentLoan();
    return ask(headers, '/los/paymHoliday', {
      loanNo: ownLoanNo,
      months: 3,
      reason: 'A baby.',
    });
  }
  async function newThread() {
    const headers = await signedIn((await newCustomer()).customerId);
    return ask(headers, '/los/threads', { topic: 'other', text: 'Please call me back.' });
  }
  const upload = (
    applicationNumber: string,
    fields: Record<string, string> = {},
  ): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(
      formBytes([
        ...Object.entries(fields).map(([name, value]) => field(name, value)),
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
  async function newAssessedApplication() {
    const made = await newApplication();
    await api.desk('PUT', `/applications/${made.applicationNumber}/state`, {
      body: { state: 'in-assessment', note: 'complete' },
    });
    return made;
  }
  async function newDeclinedApplication() {
    const made = await newApplication();
    await api.desk('PUT', `/applications/${made.applicationNumber}/state`, {
      body: { state: 'declined', note: 'no', reasons: ['value'] },
    });
    return made;
  }
  async function newOffer() {
    const { applicationNumber, customerId } = await newAssessedApplication();
    const { result } = await approve(
      api,
      await api.desk('POST', `/applications/${applicationNumber}/offers`, { body: sampleOffer }),
    );
    return { offerNumber: String(result), applicationNumber, customerId };
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
  const newDraft = async (product = 'first') => {
    const phone = nextPhone();
    const browser = browserOf(phone);
    const { reference, resumeReference } = await browser.begin(
      product,
      product === 'fast-pass' ? fastPassForm() : undefined,
    );
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

  return {
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
    newThread,
    upload,
    newAssessedApplication,
    newDeclinedApplication,
    newDocument,
    newOffer,
    entryOf,
    newNotification,
    newDraft,
    newVerifiedDraft,
    newImport,
    ruleAnswers: () => firstRuleAnswers(api),
  };
}
