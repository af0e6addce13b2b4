import { commonConfigSchema, type Product } from '@/contracts/site/site';
import { calculatorConfig } from '@/copy/collections/calculator-config';
import { productOf } from '@/copy/collections/products';
import { signInAs } from '@test/support/account/customer';
import { dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { signInStaff, type StaffBrowser } from '@test/support/staff/staff-browser';

const note = 'as the credit committee decided';
const at = '2026-11-23T04:00:00Z';

describe.each(usualEngines)('What products cost, set at the desk, on %s', (engine) => {
  let api: TestApi;
  let amy: StaffBrowser;
  let ben: StaffBrowser;
  beforeAll(async () => {
    api = await startTestApi(engine);
    api.setNow(at);
    const roles = ['administrator' as const];
    amy = (await signInStaff(api, { email: 'amy@lender.hk', roles, at })).browser;
    ben = (await signInStaff(api, { email: 'ben@lender.hk', roles, at })).browser;
  });
  afterAll(() => api.close());

  const config = async () => commonConfigSchema.parse((await api.call('/site/config')).body);
  const shown = async (key: Product['key']) =>
    (await config()).products.find((product) => product.key === key);
  const valueOf = async (name: string): Promise<object> =>
    dataOf(await amy.get(`/desk/settings/${name}`)).value;
  const ask = (name: string, value: object, from?: string) =>
    amy.post(`/desk/settings/${name}/changes`, { value, note, ...(from ? { from } : {}) });
  async function decide(name: string, changes: object, from?: string): Promise<void> {
    const { id } = dataOf(await ask(name, { ...(await valueOf(name)), ...changes }, from));
    const { hash } = dataOf(await ben.get(`/desk/approvals/${id}`));
    expect((await ben.post(`/desk/approvals/${id}/approval`, { hash })).status).toBe(200);
  }

  it('is what is delivered until two have decided, and begins with its day everywhere', async () => {
    expect(await shown('rmb')).toEqual(productOf('rmb'));
    expect((await config()).promises).toBeUndefined();
    const example = { exampleRate: 6.49, exampleTenorMonths: 48 };
    await decide('product-rmb', { annualRateFrom: 6.49, ...example }, '2026-12-01');
    expect(await shown('rmb')).toEqual(productOf('rmb'));
    api.setNow('2026-11-30T16:00:00Z');
    await api.container.settings.publishDue();
    await api.container.contentFeed.refresh();
    expect(await shown('rmb')).toEqual({
      ...productOf('rmb'),
      annualRateFrom: 6.49,
      example: { ...productOf('rmb').example, annualRate: 6.49, tenorMonths: 48 },
      asOf: '2026-12-01',
    });
    expect((await config()).promises).toEqual({ rmbRate: 6.49 });
    expect(await shown('first')).toEqual(productOf('first'));
    api.setNow(at);
  });

  it('moves calculator, finder and the words of texts', async () => {
    const calculator = async () => (await api.call('/loan-cal/config')).body;
    expect(await calculator()).toEqual(calculatorConfig);
    await decide('product-first', {
      ltvMax: 75,
      maxAmount: 60_000_000,
      annualRateFrom: 6.5,
      exampleRate: 7.5,
    });
    expect(await calculator()).toMatchObject({
      principalAndInterest: { maxAmount: 60_000_000, defaultAnnualRate: 7.5 },
      interestOnly: calculatorConfig.interestOnly,
    });
    expect((await config()).promises).toEqual({ homeLtv: 75 });
    const answers = {
      purpose: 'buy',
      behind: 'no',
      property: 'private',
      share: 'eighty-five',
      term: 'years',
      income: 'salary',
      currency: 'hkd',
      speed: 'time',
    };
    const { body } = await api.call('/product-rule', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answers }),
    });
    expect(JSON.stringify(body)).toContain('A first mortgage goes up to 75% of the valuation');
    const tokens: { name: string; valueEn: string }[] = dataOf(
      await amy.get('/desk/content-tokens'),
    );
    expect(tokens.filter(({ name }) => /^(promise\.homeLtv|first\.ltvMax)$/.test(name))).toEqual([
      expect.objectContaining({ valueEn: '75%' }),
      expect.objectContaining({ valueEn: '75%' }),
    ]);
  });

  it('has messages answered by the days that are promised when they come in', async () => {
    const servicing = (await signInStaff(api, { email: 'cho@lender.hk', roles: ['servicing'], at }))
      .browser;
    const dueOfNew = async (phone: string) => {
      const customer = await signInAs(api, phone, { name: 'Lee Siu Ming' });
      const asked = await customer.call('/los/threads', {
        method: 'POST',
        body: { topic: 'repayment', text: 'May I pay later?' },
      });
      return dataOf(await servicing.get(`/desk/threads/${dataOf(asked).reference}`)).due.at;
    };
    // Monday 23 November 2026, without a holiday in its week.
    expect(await dueOfNew('+85261230007')).toBe('2026-11-24T04:00:00.000Z');
    await decide('answers', { messageAnswer: 3 });
    expect(await dueOfNew('+85261230008')).toBe('2026-11-26T04:00:00.000Z');
    expect((await config()).promises).toMatchObject({ messageAnswer: 3 });
    expect(
      (await ask('answers', { ...(await valueOf('answers')), messageAnswer: 11 })).status,
    ).toBe(400);
  });

  it.each([
    [{ annualRateMax: 36.01 }, 'annualRateMax', '36% or less'],
    [{ annualRateMax: 60 }, 'annualRateMax', '48%'],
    [{ annualRateFrom: 0 }, 'annualRateFrom', '0.01 or more'],
    [{ minTenorMonths: 0 }, 'minTenorMonths', '1 or more'],
    [{ ltvMax: 85.5 }, 'ltvMax', '85% or less'],
    [{ minAmount: 90_000_000 }, 'minAmount', 'may not be above the highest'],
    [{ exampleRate: 5 }, 'exampleRate', 'stay within'],
  ])('is refused at its field: %j', async (wrong, field, words) => {
    const answer = await ask('product-sme', { ...(await valueOf('product-sme')), ...wrong });
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)).toEqual({ [`value.${field}`]: expect.stringContaining(words) });
  });
});
