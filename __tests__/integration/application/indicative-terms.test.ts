import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { applicantBrowser, type ApplicantBrowser } from '@test/support/application/applicant';
import { resetApplications } from '@test/support/application/application-api';
import { completeForm, fastPassForm } from '@test/support/application/application-form';
import { usualEngines } from '@test/support/database/test-database';
import { publishContent } from '@test/support/content/publish-content';

describe.each(usualEngines)('Sending an application on %s', (engine) => {
  let api: TestApi;
  let browser: ApplicantBrowser;
  beforeAll(async () => void (api = await startTestApi(engine)));
  afterAll(() => api.close());
  beforeEach(async () => void (browser = await resetApplications(api)));

  it('answers a fast pass at once, and says what makes it verified', async () => {
    const form = fastPassForm({ income: { ...fastPassForm().income, monthlyIncome: 90_000 } });
    const { indicative } = await browser.apply({ product: 'fast-pass', form });
    expect(indicative).toMatchObject({ result: 'within-range', loanToValue: 37.5, reasons: [] });
    expect(indicative?.toVerify.length).toBeGreaterThan(3);
  });

  it('values the property of a fast pass itself where its applicant gave no value', async () => {
    const { places, saleableAreaSqft, kind } = completeForm().property ?? {};
    const quote = await api.call('/evaluation/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...places, areaSqft: saleableAreaSqft }),
    });
    const { value, low, high, needsPerson } = Object(quote.body).data;
    const { indicative, appl_no } = await browser.apply({
      product: 'fast-pass',
      form: fastPassForm({
        property: { places, saleableAreaSqft, kind, address: 'Taikoo Shing', floor: 'high' },
      }),
    });
    expect(value).toBeGreaterThan(1_000_000);
    expect(indicative).toMatchObject({
      result: 'needs-review',
      // The level of Taikoo Shing rests on its own figures.
      valuation: { value, isRough: false },
      loanToValue: Math.round((3_000_000 / value) * 1_000) / 10,
    });
    expect((await api.desk('GET', `/applications/${appl_no}/valuation`)).body).toEqual({
      data: { value, low, high, needsPerson },
    });
  });

  it('tells the result before it is sent to its browser alone, also as PDF', async () => {
    const { reference } = await browser.begin('fast-pass', fastPassForm());
    const path = '/los/drafts/current/indicative';
    expect((await browser.send('GET', `${path}?reference=${reference}`)).body).toMatchObject({
      data: { result: 'needs-review', figures: { usualAmount: 2_950_000 } },
    });
    const file = await browser.send('POST', `${path}/document`, { body: { reference } });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const other = applicantBrowser(api);
    await other.begin('fast-pass');
    for (const answer of [
      await other.send('GET', `${path}?reference=${reference}`),
      await other.send('POST', `${path}/document`, { body: { reference } }),
    ])
      expect(answer.status).toBe(404);
  });

  it('leaves a property to a person whose address was written out', async () => {
    const { indicative, appl_no } = await browser.apply({
      product: 'fast-pass',
      form: fastPassForm({ property: { ...fastPassForm().property, estimatedValue: undefined } }),
    });
    expect((await api.desk('GET', `/applications/${appl_no}/valuation`)).body).toEqual({
      data: null,
    });
    expect(indicative).toMatchObject({
      result: 'needs-review',
      valuation: null,
      loanToValue: null,
    });
  });

  it('judges by the rules as staff have edited them', async () => {
    const rule = {
      _id: 'no-castles',
      result: 'outside-range',
      reasonEn: 'No castles.',
      reasonHk: '不設城堡。',
      reasonCn: '不设城堡。',
    };
    expect(await publishContent(api, 'indicative-rules/no-castles', rule)).toMatchObject({
      status: 200,
    });
    const { indicative } = await browser.apply({ product: 'fast-pass', form: fastPassForm() });
    await api.desk('POST', '/content/indicative-rules/no-castles/withdrawal', {
      ifMatch: 1,
      body: {},
    });
    expect(indicative).toMatchObject({
      result: 'outside-range',
      reasons: expect.arrayContaining([
        { textEn: 'No castles.', textHk: '不設城堡。', textCn: '不设城堡。' },
      ]),
    });
  });
});
