import { LevelReader } from '@/backoffice/domains/evaluation/import/level-files';
import { Rejections } from '@/backoffice/domains/evaluation/import/rejections';
import { monthNumber } from '@/valuation/levels/level-place';
import { parseDay } from '@/valuation/model/transaction-row';

const today = parseDay('2026-08-22') ?? Number.NaN;
const levelHeader = 'month,kind,key,full,name,district,year_built,psf,n,area_min,area_max,source';
const saleHeader = 'date,date_type,key,full,district,block,floor,flat,area,price,source,psf';
const levelRow = (at: number, changes: Partial<Record<'month' | 'psf' | 'area', string>> = {}) =>
  `${changes.month ?? '2026-07'},sold,海港花園${at},海港花園${at},海港花園 ${at},東區,1985.0,${changes.psf ?? '12000.0'},3.0,${changes.area ?? '400.0'},600.0,agency`;
const saleRow = (at: number, date = '2026-08-03', price = '6000000.0') =>
  `${date},registered,海港花園${at},海港花園${at},東區,1座,8樓,A室,500.0,${price},agency,12000.0`;
const rows = (make: (at: number) => string, count = 30) =>
  Array.from({ length: count }, (_, at) => make(at));

async function read(...texts: string[]) {
  const reader = new LevelReader();
  const rejections = new Rejections();
  for (const text of texts)
    await reader.read(
      (async function* chunks() {
        yield text;
      })(),
      { file: 'levels.csv', rejections, today },
    );
  return { levels: reader.levels, counts: rejections.counts() };
}
const levelsFile = (lines: string[]) => `${[levelHeader, ...lines].join('\n')}\n`;
const salesFile = (lines: string[]) => `${[saleHeader, ...lines].join('\n')}\n`;

describe('monthly files of levels and sales', () => {
  it('are read as figures of one month each, a sale only where its place has no median', async () => {
    const { levels, counts } = await read(
      levelsFile(rows((at) => levelRow(at))),
      salesFile([saleRow(1, '2026-07-03'), saleRow(2), saleRow(99)]),
    );
    expect(levels).toHaveLength(32);
    expect(levels[30]).toMatchObject({
      names: ['海港花園2', '海港花園2'],
      kind: 'sold',
      month: monthNumber(2026, 8),
      pricePerSqft: 12_000,
      areaSqft: 500,
      count: 1,
    });
    expect(counts).toEqual({});
  });

  it('count once where they are given twice', async () => {
    const file = levelsFile(rows((at) => levelRow(at)));
    const { levels, counts } = await read(file, file);
    expect(levels).toHaveLength(30);
    expect(counts).toEqual({ duplicate: 30 });
  });

  it('leave out single rows of tomorrow, in other units or without what counts', async () => {
    const { levels, counts } = await read(
      levelsFile([
        ...rows((at) => levelRow(at)),
        levelRow(50, { month: '2026-09' }),
        levelRow(51, { psf: '0.012' }),
        levelRow(52, { area: '', psf: '12001' }),
        levelRow(53, { month: '' }),
      ]),
      salesFile([
        ...rows((at) => saleRow(at)),
        saleRow(60, '2026-08-23'),
        saleRow(61, '2026-08-03', '6.0'),
      ]),
    );
    expect(levels).toHaveLength(61);
    expect(counts).toEqual({ dateInFuture: 2, missingPrice: 2, missingDate: 1 });
  });

  it.each([
    ['dates of tomorrow', salesFile(rows((at) => saleRow(at, '2026-08-23')))],
    ['prices in millions', salesFile(rows((at) => saleRow(at, '2026-08-03', '6.0')))],
    [
      'swapped columns',
      levelsFile(
        rows((at) => levelRow(at)).map((row) => row.replace('12000.0,3.0', '3.0,12000.0')),
      ),
    ],
    ['other columns', 'key,full,district,psf\n1,2,3,4\n'],
    ['none of the columns', 'a,b\n1,2\n'],
  ])('are refused as a whole for %s', async (_what, text) => {
    await expect(read(text)).rejects.toThrow(/levels\.csv: .*(cannot be right|column)/);
  });

  it('give whole rows or nothing wherever they are cut', async () => {
    const whole = levelsFile(rows((at) => levelRow(at), 3));
    const { levels } = await read(whole);
    const ends = Array.from(
      { length: whole.length - levelHeader.length },
      (_, at) => levelHeader.length + at,
    );
    const cuts = await Promise.allSettled(ends.map((end) => read(whole.slice(0, end))));
    const refused = cuts.flatMap((cut) => (cut.status === 'rejected' ? [cut.reason] : []));
    const taken = cuts.flatMap((cut) => (cut.status === 'fulfilled' ? [cut.value] : []));
    expect([refused.length, taken.length].every((count) => count > 0)).toBe(true);
    for (const { message } of refused) expect(message).toMatch(/cut off|column/);
    for (const cut of taken) expect(levels.slice(0, cut.levels.length)).toEqual(cut.levels);
  });
});
