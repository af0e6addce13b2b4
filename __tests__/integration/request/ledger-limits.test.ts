import { decideRequest } from '@test/support/account/decide-request';
import { dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import {
  bookLoan,
  issueStepUpProof,
  signInAs,
  textsTo,
  type TestCustomer,
} from '@test/support/account/customer';
import { usualEngines } from '@test/support/database/test-database';
import { approve } from '@test/support/staff/approvals';

describe.each(usualEngines)('Limits of the ledger on %s', (engine) => {
  let api: TestApi;
  let customer: TestCustomer;
  let phones = 0;
  const decide = (reference: string, body: object) =>
    decideRequest(api, reference, { note: 'checked', ...body });
  const pay = (loanNo: string, amount: number, reference = 'bank') =>
    api.desk('POST', `/loans/${loanNo}/payments`, { body: { amount, reference } });
  const loan = async (loanNo: string) => dataOf(await customer.call(`/los/loans/${loanNo}`));
  const ask = (path: string, body: object, proof?: string) =>
    customer.call(`/los/${path}`, {
      method: 'POST',
      body,
      ...(proof === undefined ? {} : { proof }),
    });
  const askHoliday = (loanNo: string) =>
    ask('paymHoliday', { loanNo, months: 3, reason: 'Between two jobs' });
  const askSettlement = (loanNo: string) => ask('settlement', { loanNo, on: '2026-11-20' });
  const askLimit = async (loanNo: string, newLimit: number) =>
    ask(
      'increaseCreditLimit',
      { loanNo, newLimit },
      await issueStepUpProof(api, {
        phone: customer.phone,
        operation: `credit-limit:${loanNo}:${newLimit * 100}`,
      }),
    );
  const mortgage = () =>
    bookLoan(api, customer.customerId, {
      amount: 900_000,
      startsOn: '2026-11-10',
      tenorMonths: 60,
    });
  const revolving = (more: object = {}) =>
    bookLoan(api, customer.customerId, {
      kind: 'revolving',
      amount: 100_000,
      creditLimit: 800_000,
      annualRate: 9,
      startsOn: '2026-11-10',
      ...more,
    });

  beforeAll(async () => {
    api = await startTestApi(engine);
    api.setNow('2026-11-16T04:00:00Z');
  });
  beforeEach(async () => {
    phones += 1;
    customer = await signInAs(api, `+8529123000${phones}`, { language: 'en' });
  });
  afterAll(() => api.close());

  it('keep what is beyond what a revolving loan owes for the customer', async () => {
    const loanNo = await revolving();
    expect((await pay(loanNo, 100_200)).status).toBe(200);
    expect(await loan(loanNo)).toMatchObject({ balance: 0, paidInAdvance: 200, state: 'active' });
  });

  it('grant a credit limit as it was decided, and tell the customer that one', async () => {
    const loanNo = await revolving();
    const { reference } = dataOf(await askLimit(loanNo, 1_000_000));
    expect(
      Object.keys(fieldsOf(await decide(reference, { state: 'approved', amount: 1_000_001 }))),
    ).toEqual(['amount']);
    expect(
      Object.keys(fieldsOf(await decide(reference, { state: 'approved', amount: 800_000 }))),
    ).toEqual(['amount']);
    const decided = await decide(reference, { state: 'approved', amount: 900_000 });
    expect(dataOf(decided)).toMatchObject({ state: 'received', amount: 1_000_000 });
    await approve(api, decided);
    expect(await loan(loanNo)).toMatchObject({ creditLimit: 900_000 });
    expect(dataOf(await customer.call(`/los/requests/${reference}`))).toMatchObject({
      amount: 900_000,
    });
    expect((await textsTo(api, customer.phone)).at(-1)).toContain('HK$900,000.00) is approved');
    const trail = dataOf(await api.desk('GET', '/audit?target=request'));
    expect(trail[0]).toMatchObject({
      target: `request:${reference}`,
      before: { state: 'received', amount: 1_000_000 },
      after: { state: 'approved', amount: 900_000 },
    });
  });

  it('grant a credit limit as it was asked where the decision names no other', async () => {
    const loanNo = await revolving();
    const { reference } = dataOf(await askLimit(loanNo, 1_000_000));
    await approve(api, await decide(reference, { state: 'approved' }));
    expect(await loan(loanNo)).toMatchObject({ creditLimit: 1_000_000 });
  });

  it.each([
    { first: 'a payment holiday', second: 'a settlement', asks: [askHoliday, askSettlement] },
    { first: 'a settlement', second: 'a payment holiday', asks: [askSettlement, askHoliday] },
  ] as const)('refuse to take $first and $second of one loan', async ({ asks }) => {
    const [askFirst, askSecond] = asks;
    const loanNo = await mortgage();
    const { reference } = dataOf(await askFirst(loanNo));
    expect(Object.keys(fieldsOf(await askSecond(loanNo)))).toEqual(['loanNo']);
    await customer.call(`/los/requests/${reference}`, { method: 'DELETE' });
    expect((await askSecond(loanNo)).status).toBe(200);
  });

  it('approve only one of a settlement and a payment holiday that were both asked for before', async () => {
    const loanNo = await mortgage();
    const holiday = dataOf(await askHoliday(loanNo)).reference;
    const { pool } = api.testDatabase.database;
    const hide = (state: string) =>
      pool.query('update service_request set state = $2 where reference = $1', [holiday, state]);
    await hide('declined');
    const settlement = dataOf(await askSettlement(loanNo)).reference;
    await hide('received');
    expect(Object.keys(fieldsOf(await decide(settlement, { state: 'approved' })))).toEqual([
      'state',
    ]);
    expect(Object.keys(fieldsOf(await decide(holiday, { state: 'approved' })))).toEqual(['state']);
    await decide(settlement, { state: 'declined' });
    expect((await decide(holiday, { state: 'approved' })).status).toBe(200);
    expect((await askSettlement(loanNo)).status).toBe(200);
  });

  it('raise no limit of a loan that is being settled', async () => {
    const loanNo = await revolving();
    expect((await askSettlement(loanNo)).status).toBe(200);
    expect(Object.keys(fieldsOf(await askLimit(loanNo, 1_000_000)))).toEqual(['loanNo']);
  });
});
