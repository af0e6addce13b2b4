import { startTestApi, type TestApi } from '@test/support/api/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi('postgres');
});
afterAll(() => api.close());

const languages = [
  ['en', 'en'],
  ['zh-HK', 'hk'],
  ['zh-CN', 'cn'],
] as const;
const valid = { loanAmount: '100000', annualRate: '3', tenorMonths: '12' };

const get = (path: string, headers: Record<string, string> = {}) =>
  api.call(`/loan-cal/${path}`, { headers });
const withValue = (name: string, value: string) =>
  get(`principalAndInterest?${new URLSearchParams({ ...valid, [name]: value })}`);
const post = (paymentType: string, body: unknown, headers: Record<string, string> = {}) =>
  api.call(`/loan-cal/${paymentType}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('A calculation that cannot be made', () => {
  const words = {
    en: {
      message: 'Some of the details are not right. Please check them and try again.',
      missing: 'Please fill this in.',
      tooBig: 'Please enter 600 or less.',
    },
    hk: {
      message: '部分資料有誤，請檢查後再試。',
      missing: '請填寫此項。',
      tooBig: '不可多於600。',
    },
    cn: {
      message: '部分信息有误，请检查后重试。',
      missing: '请填写此项。',
      tooBig: '不能大于600。',
    },
  };

  it.each(languages)('is told field by field in %s', async (language, locale) => {
    const { message, missing, tooBig } = words[locale];
    const empty = await get('principalAndInterest', { 'accept-language': language });
    expect(empty).toMatchObject({
      status: 400,
      body: {
        code: 'validation_failed',
        msg: message,
        message,
        fields: { loanAmount: missing, annualRate: missing, tenorMonths: missing },
      },
    });
    const long = await get('principalAndInterest?loanAmount=1&annualRate=3&tenorMonths=601', {
      'accept-language': language,
    });
    expect(long).toMatchObject({ status: 400, body: { fields: { tenorMonths: tooBig } } });
  });

  const engineWords = {
    en: {
      fee: 'The fee must be smaller than the amount borrowed.',
      settleOn: 'No date here may be before the start date, 2026-01-15.',
    },
    hk: { fee: '費用必須少於借款額。', settleOn: '日期不可早於開始日期 2026-01-15。' },
    cn: { fee: '费用必须小于借款金额。', settleOn: '日期不能早于起始日期 2026-01-15。' },
  };
  it.each(languages)('is told what the engine found, in %s', async (language, locale) => {
    const body = {
      loanAmount: 1_000,
      annualRate: 3,
      tenorMonths: 12,
      fee: 1_000,
      startDate: '2026-01-15',
      settleOn: '2026-01-14',
    };
    expect(await post('interestOnly', body, { 'accept-language': language })).toMatchObject({
      status: 400,
      body: { fields: engineWords[locale] },
    });
  });

  it.each([
    'NaN',
    'Infinity',
    '-Infinity',
    '1e5',
    '1e309',
    '0x10',
    '0b1',
    '1,000',
    '١٢',
    '１',
    'abc',
    '1.2.3',
    '1_000',
    ' 5',
    '--5',
    '.',
    '9'.repeat(400),
    'true',
    '[1]',
    '1000\u0000',
  ])('refuses the number %j', async (value) => {
    const answer = await withValue('loanAmount', value);
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { loanAmount: 'Please enter a plain number such as 3000000 or 4.25.' } },
    });
  });

  it.each([
    ['loanAmount', '0', 'Please enter 0.01 or more.'],
    ['loanAmount', '1000000000.01', 'Please enter 1000000000 or less.'],
    ['loanAmount', '', 'Please fill this in.'],
    ['annualRate', '-0.01', 'Please enter 0 or more.'],
    ['annualRate', '100.01', 'Please enter 100 or less.'],
    ['tenorMonths', '0', 'Please enter 1 or more.'],
    ['tenorMonths', '12.5', 'Please enter a whole number.'],
    ['propertyValue', '0', 'Please enter 0.01 or more.'],
    ['fee', '-1', 'Please enter 0 or more.'],
    ['startDate', '2026-02-30', 'Please enter a date as YYYY-MM-DD.'],
    ['startDate', '31/01/2026', 'Please enter a date as YYYY-MM-DD.'],
    ['startDate', '0001-01-01', 'Please enter a date as YYYY-MM-DD.'],
    ['basis', 'act/360', 'Please choose one of: 30/360, act/365.'],
    ['schedule', 'yes', 'Please choose one of: true, false.'],
  ])('refuses %s=%j', async (name, value, message) => {
    expect(await withValue(name, value)).toMatchObject({
      status: 400,
      body: { fields: { [name]: message } },
    });
  });

  it.each([
    ['loanAmount', '0.01'],
    ['loanAmount', '1000000000'],
    ['annualRate', '0'],
    ['annualRate', '100'],
    ['tenorMonths', '1'],
    ['tenorMonths', '600'],
  ])('takes the limit %s=%s', async (name, value) => {
    expect(await withValue(name, value)).toMatchObject({ status: 200 });
  });

  it('refuses a value given twice, and overlooks what it does not know', async () => {
    const query = new URLSearchParams(valid);
    expect(await get(`principalAndInterest?${query}&loanAmount=100000`)).toMatchObject({
      status: 400,
      body: { fields: { loanAmount: 'Please enter this only once.' } },
    });
    expect(
      await get(`principalAndInterest?${query}&source=a&source=b&__proto__=c&__proto__=d`),
    ).toMatchObject({ status: 200 });
  });

  it.each([
    [
      'a figure as words',
      { ...valid },
      { loanAmount: 'Please enter a plain number such as 3000000 or 4.25.' },
    ],
    [
      'a rate change after the term',
      {
        loanAmount: 1_000,
        annualRate: 3,
        tenorMonths: 12,
        rateChanges: [{ afterMonth: 12, annualRate: 3 }],
      },
      { rateChanges: 'A figure in this list is out of range: afterMonth 0–11, annualRate 0–100.' },
    ],
    [
      'a list that is too long',
      {
        loanAmount: 1_000,
        annualRate: 3,
        tenorMonths: 12,
        cashFlows: Array.from({ length: 1_501 }, () => ({ date: '2026-01-01', amount: 1 })),
      },
      { cashFlows: 'Please enter at most 1500.' },
    ],
    [
      'a wrong item of a list',
      {
        loanAmount: 1_000,
        annualRate: 3,
        tenorMonths: 12,
        drawdowns: [
          { afterMonth: 1, amount: 5 },
          { afterMonth: 1, amount: null },
        ],
      },
      { 'drawdowns.1.amount': 'Please enter a plain number such as 3000000 or 4.25.' },
    ],
    [
      'a frequency nobody offers',
      { loanAmount: 1_000, annualRate: 3, tenorMonths: 12, frequency: 'weekly' },
      { frequency: 'Please choose one of: monthly, fortnightly.' },
    ],
    [
      'a flat rate with fortnightly payments',
      { loanAmount: 1_000, monthlyFlatRate: 1, tenorMonths: 12, frequency: 'fortnightly' },
      { frequency: 'This cannot be combined with a monthly flat rate.' },
    ],
    [
      'flows that no rate fits',
      {
        cashFlows: [
          { date: '2026-01-01', amount: 100 },
          { date: '2026-01-01', amount: -100.5 },
        ],
      },
      { cashFlows: 'No annual rate fits these figures. Please check them.' },
    ],
    ['a list in place of an object', [], { body: 'This is not the kind of value expected here.' }],
  ])('refuses a body with %s', async (_name, body, fields) => {
    expect(await post('principalAndInterest', body)).toMatchObject({
      status: 400,
      body: { fields },
    });
  });

  it('refuses a body that is no JSON, of another kind, or too large', async () => {
    const send = (type: string, body: string) =>
      api.call('/loan-cal/interestOnly', {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
    expect(await send('application/json', '{"loanAmount":NaN}')).toMatchObject({
      status: 400,
      body: { code: 'malformed_json' },
    });
    expect(await send('text/plain', '{}')).toMatchObject({ status: 415 });
    expect(await send('application/json', `{"fee":"${'1'.repeat(1024 * 1024)}"}`)).toMatchObject({
      status: 413,
    });
  });

  it('answers 404 to a payment type that does not exist and 405 to another method', async () => {
    expect(await get('balloon?loanAmount=1')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect(await post('InterestOnly', {})).toMatchObject({ status: 404 });
    expect(await api.call('/loan-cal/interestOnly', { method: 'PUT' })).toMatchObject({
      status: 405,
    });
  });

  it('still answers the settings of the page beside it', async () => {
    expect(await get('config')).toMatchObject({
      status: 200,
      body: { revolving: expect.objectContaining({ defaultDays: 30 }) },
    });
  });
});
