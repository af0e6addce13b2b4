import { signInAs } from '@test/support/account/customer';
import { dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { resetApplications } from '@test/support/application/application-api';
import { completeForm } from '@test/support/application/application-form';
import { sampleOffer } from '@test/support/application/sample-offer';
import { usualEngines } from '@test/support/database/test-database';
import { phone } from '@test/support/otp/otp-client';
import { approve } from '@test/support/staff/approvals';
import { signInStaff, type StaffBrowser } from '@test/support/staff/staff-browser';

const { applicants, income, property } = completeForm();
const reason = 'The payslip says 42,000.';

describe.each(usualEngines)('The answers of an application on %s', (engine) => {
  let api: TestApi;
  let number: string;
  let amy: StaffBrowser;
  let ben: StaffBrowser;
  beforeAll(async () => {
    api = await startTestApi(engine);
    const roles = ['case-handler'] as const;
    amy = (await signInStaff(api, { email: 'amy@lender.hk', roles: [...roles] })).browser;
    ben = (await signInStaff(api, { email: 'ben@lender.hk', roles: [...roles] })).browser;
  });
  afterAll(() => api.close());
  beforeEach(async () => void (number = (await (await resetApplications(api)).apply()).appl_no));

  const path = () => `/desk/applications/${number}`;
  const correct = (who: StaffBrowser, body: object, version = 1) =>
    who.call('PUT', `${path()}/answers`, {
      body: { reason, ...body },
      headers: { 'if-match': `"${version}"` },
    });
  const earns = (monthlyIncome: number) => ({
    section: 'income',
    value: { ...income, monthlyIncome },
  });

  it('are corrected by one of two who look at them, and the other is told', async () => {
    const answers = await Promise.all([correct(amy, earns(42_000)), correct(ben, earns(43_000))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(answers.find(({ status }) => status === 412)?.body).toMatchObject({
      code: 'changed_meanwhile',
      changed: { version: 2, changes: [{ what: 'corrected' }] },
    });
    const { handling, version } = Object((await amy.get(path())).body);
    expect(handling).toMatchObject([
      { kind: 'corrected', note: reason, correction: { section: 'income', before: { income } } },
    ]);
    expect(version).toBe(2);
    const customer = await signInAs(api, phone);
    const [application] = dataOf(await customer.call('/los/custApplLoanList'));
    expect(application.corrections).toEqual([
      { at: expect.stringMatching(/^2026-11-16T04/), section: 'income' },
    ]);
    expect(JSON.stringify(application)).not.toMatch(/42,?000|payslip/);
  });

  it('are found, listed and shown to the applicant as corrected', async () => {
    const address = 'Flat B, 15/F, Mayfair Gardens';
    expect(
      (await correct(amy, { section: 'property', value: { ...property, address } })).status,
    ).toBe(200);
    const value = { amount: 3_000_000, tenorMonths: 240, purpose: 'refinance' };
    expect((await correct(amy, { section: 'loan', value }, 2)).status).toBe(200);
    const found = async (q: string) =>
      dataOf(await amy.post('/desk/search', { q })).applications.map(
        (one: { applicationNumber: string }) => one.applicationNumber,
      );
    const persons = [{ ...applicants?.persons?.[0], name: 'WONG SIU MING' }];
    expect((await correct(amy, { section: 'applicants', value: { persons } }, 3)).status).toBe(200);
    expect(await found('Mayfair Gardens')).toEqual([number]);
    expect([await found('Wong Siu Ming'), await found('Chan Tai Man')]).toEqual([[number], []]);
    const [row] = dataOf(await amy.get('/desk/applications'));
    expect(row).toMatchObject({ amount: 3_000_000, ltv: expect.closeTo(33.333, 3) });
    const customer = await signInAs(api, phone);
    expect(dataOf(await customer.call('/los/custApplLoanList'))).toMatchObject([
      {
        address,
        amount: 3_000_000,
        corrections: [{ section: 'property' }, { section: 'loan' }, { section: 'applicants' }],
      },
    ]);
  });

  it.each([
    ['what nobody asks', { section: 'income', value: { ...income, bonus: 1 } }, 'value'],
    ['a phone', { section: 'contact', value: { phone: '+85261234567' } }, 'value.phone'],
    ['a consent', { section: 'consents', value: { marketingOwn: true } }, 'section'],
    ['what no applicant may send', earns(-1), 'value.monthlyIncome'],
    ['anything without a reason', { ...earns(42_000), reason: ' ' }, 'reason'],
  ])('are not %s', async (_what, body, field) => {
    const answer = await correct(amy, body);
    expect([answer.status, Object.keys(Object(answer.body).fields)]).toEqual([400, [field]]);
  });

  it('keep an offer that was asked for before from being approved, and stay as they are while one stands open', async () => {
    await api.desk('PUT', `/applications/${number}/state`, {
      body: { state: 'in-assessment', note: 'complete' },
    });
    const ask = () => api.desk('POST', `/applications/${number}/offers`, { body: sampleOffer });
    const asked = await ask();
    expect((await correct(amy, earns(42_000), 2)).status).toBe(200);
    await expect(approve(api, asked)).rejects.toThrow();
    await approve(api, await ask());
    expect((await correct(amy, earns(43_000), 4)).body).toMatchObject({
      fields: { applicationNumber: expect.stringContaining('Withdraw it first') },
    });
  });
});
