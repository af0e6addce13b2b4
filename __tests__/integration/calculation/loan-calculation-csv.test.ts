import { createApi } from '@/backoffice/app';
import { startTestApi, type TestApi } from '@test/support/api/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi('postgres');
});
afterAll(() => api.close());

const valid = { loanAmount: '100000', annualRate: '3', tenorMonths: '12' };

const get = (path: string, headers: Record<string, string> = {}) =>
  api.call(`/loan-cal/${path}`, { headers });
const post = (paymentType: string, body: unknown, headers: Record<string, string> = {}) =>
  api.call(`/loan-cal/${paymentType}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('The schedule as a file', () => {
  const path =
    'principalAndInterest?loanAmount=100&annualRate=9.4822&tenorMonths=6&startDate=2026-01-31';

  it.each([
    ['en', 'en', 'No.,Date,Payment (HK$),Interest (HK$),Principal (HK$),Balance (HK$)'],
    ['zh-HK', 'zh-HK', '期數,日期,供款（港元）,利息（港元）,本金（港元）,結欠（港元）'],
    ['zh-CN', 'zh-CN', '期数,日期,还款（港元）,利息（港元）,本金（港元）,余额（港元）'],
  ])('is CSV that Excel opens, with headings in %s', async (language, tag, headings) => {
    const response = await get(path, { accept: 'text/csv', 'accept-language': language });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': expect.stringMatching(/^text\/csv; charset=utf-8/),
      'content-disposition': 'attachment; filename="loan-schedule.csv"',
      'content-language': tag,
      'x-content-type-options': 'nosniff',
    });
    const lines = response.text.replace(/^\uFEFF/, '').split('\r\n');
    expect(lines).toHaveLength(8);
    expect(lines.slice(0, 2)).toEqual([headings, '1,2026-02-28,17.13,0.79,16.34,83.66']);
    expect(lines.slice(6)).toEqual(['6,2026-07-31,17.13,0.13,17.00,0.00', '']);
  });

  it('comes of a detailed calculation too', async () => {
    const answer = await post(
      'revolving',
      {
        annualRate: 20,
        dayBalances: [
          { days: 25, balance: 500 },
          { days: 5, balance: 100 },
        ],
        startDate: '2026-01-01',
      },
      { accept: 'text/csv' },
    );
    expect(answer.text.split('\r\n').slice(1)).toEqual([
      '1,2026-01-26,400.00,0.00,400.00,100.00',
      '2,2026-01-31,107.12,7.12,100.00,0.00',
      '',
    ]);
  });

  it('begins with a byte order mark', async () => {
    const response = await createApi(api.container).fetch(
      new Request(`https://site.example/api/v1/loan-cal/${path}`, {
        headers: { accept: 'text/csv' },
      }),
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 5)]).toEqual([
      0xef,
      0xbb,
      0xbf,
      'N'.charCodeAt(0),
      'o'.charCodeAt(0),
    ]);
  });

  it('is refused in JSON like any other calculation', async () => {
    expect(await get('principalAndInterest?loanAmount=x', { accept: 'text/csv' })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });
});

describe('The number of calculations', () => {
  let strict: TestApi;
  beforeAll(async () => {
    strict = await startTestApi('postgres', { RATE_LIMIT_READS_PER_MINUTE: '2' });
  });
  afterAll(() => strict.close());

  it('is free for plain ones and limited for detailed ones', async () => {
    const query = `/loan-cal/interestOnly?${new URLSearchParams(valid)}`;
    const detailed = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ loanAmount: 100, annualRate: 1, tenorMonths: 1 }),
    };
    const plain = [await strict.call(query), await strict.call(query), await strict.call(query)];
    expect(plain.map(({ status }) => status)).toEqual([200, 200, 200]);
    const counted = [
      await strict.call('/loan-cal/interestOnly', detailed),
      await strict.call('/loan-cal/interestOnly', detailed),
      await strict.call('/loan-cal/interestOnly', detailed),
    ];
    expect(counted.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(Number(counted[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(
      await strict.call('/loan-cal/interestOnly', detailed, { isInternal: true }),
    ).toMatchObject({ status: 200 });
  });
});
