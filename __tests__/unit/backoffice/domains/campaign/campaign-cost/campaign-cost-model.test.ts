import {
  costCents,
  costDay,
  readCosts,
} from '@/backoffice/domains/campaign/campaign-cost/campaign-cost.model';
import { campaignCostLimits } from '@/contracts/campaign/campaign-cost-choices';

const header = 'date,source,medium,campaign,currency,amount';
const days = { today: '2026-11-16', firstDay: '2024-09-07' };
const read = (...lines: string[]) => readCosts([header, ...lines].join('\n'), days);
const problemsOf = (text: string) => {
  const outcome = readCosts(text, days);
  return 'problems' in outcome ? outcome.problems : [];
};

describe('An amount of a file of costs', () => {
  it.each([
    ['1250.50', 125_050],
    ['1,250.5', 125_050],
    ['1,234,567', 123_456_700],
    ['0', 0],
    ['0.07', 7],
  ])('%s is read to the cent', (text, cents) => {
    expect(costCents(text)).toBe(cents);
  });

  it.each(['', '-5', '1.234', '12,50', '1 250', '=1+1', '1e3', 'HK$5', '9999999999'])(
    '“%s” is refused',
    (text) => {
      expect(costCents(text)).toBeNull();
    },
  );
});

describe('A day of a file of costs', () => {
  it('is taken as spreadsheets write it, the year first', () => {
    expect(['2026-11-16', '2026/3/2'].map(costDay)).toEqual(['2026-11-16', '2026-03-02']);
    expect(['16/11/2026', '2026-02-30', '2026-13-01', ''].map(costDay)).toEqual(
      Array<null>(4).fill(null),
    );
  });
});

describe('A file of costs', () => {
  it('is read with names as visits are counted, whatever the order of its columns', () => {
    const text =
      '\uFEFFAmount,Currency,Clicks,Campaign,Medium,Source,Date\r\n"1,000.25",hkd,7,春季 Brand!,CPC,Google,2026-11-16\r\n5,HKD,1,,,"=28hse",2026-11-15\r\n';
    expect(readCosts(text, days)).toEqual({
      lines: [
        {
          day: '2026-11-16',
          source: 'google',
          medium: 'cpc',
          campaign: '春季 brand',
          amountCents: 100_025,
        },
        { day: '2026-11-15', source: '28hse', medium: '', campaign: '', amountCents: 500 },
      ],
    });
  });

  it('is refused with every problem of every line', () => {
    expect(
      read(
        '16/11/2026,google,cpc,brand,HKD,5',
        '2026-11-17,google,cpc,brand,HKD,5',
        '2024-09-06,,cpc,brand,USD,five',
        '2026-11-16,google,cpc,brand,HKD',
        '2026-11-16,google,cpc,"!",HKD,5',
        '2026-11-16,google,cpc,brand,HKD,5',
        '2026-11-16,Google,CPC,Brand,HKD,6',
      ),
    ).toEqual({
      problems: [
        { line: 2, column: 'date', problem: 'date', cell: '16/11/2026' },
        { line: 3, column: 'date', problem: 'future', cell: '2026-11-17' },
        { line: 4, column: 'date', problem: 'tooOld', cell: '2024-09-06' },
        { line: 4, column: 'source', problem: 'name', cell: '' },
        { line: 4, column: 'currency', problem: 'currency', cell: 'USD' },
        { line: 4, column: 'amount', problem: 'amount', cell: 'five' },
        { line: 5, column: null, problem: 'cells', cell: '2026-11-16, google, cpc, brand, HKD' },
        { line: 6, column: 'campaign', problem: 'name', cell: '!' },
        { line: 8, column: null, problem: 'repeated', cell: '2026-11-16, google, cpc, brand' },
      ],
    });
  });

  it.each([
    ['without a column', 'date,source,medium,campaign,amount\n', { problem: 'missing', line: 1 }],
    ['without a line', `${header}\n`, { problem: 'empty', line: 1 }],
    ['without anything', '\n', { problem: 'missing', line: 1 }],
    [
      'of another encoding',
      `${header}\n2026-11-16,\uFFFD,,,HKD,5`,
      { problem: 'encoding', line: 2 },
    ],
    [
      'that is no table',
      `${header}\n2026-11-16,"google,,,HKD,5`,
      { problem: 'unreadable', line: 2 },
    ],
  ])('%s is refused', (_what, text, first) => {
    expect(problemsOf(text)[0]).toMatchObject(first);
  });

  it('is refused where it is too long, and tells no more problems than a screen shows', () => {
    const lines = Array<string>(campaignCostLimits.lines + 1).fill('x');
    expect(read(...lines)).toMatchObject({
      problems: [{ problem: 'tooMany', line: campaignCostLimits.lines + 2 }],
    });
    const wrong = read(...lines.slice(0, 500));
    expect('problems' in wrong && wrong.problems).toHaveLength(campaignCostLimits.problems);
  });
});
