import { readIndexFile } from '@/backoffice/domains/evaluation/import/index-files';

async function* pieces(...texts: string[]): AsyncGenerator<string> {
  yield* texts;
}

describe('files of the index', () => {
  const classes = [
    'Less than 40 m2',
    '40 m2 to 69.9 m2',
    '70 m2 to 99.9 m2',
    '100 m2 to 159.9 m2',
    '160 m2 or above',
  ];
  const quarter = (time: string, ending = '') =>
    classes.map((name, at) => `${time},${name},${300 + at}${ending}`).join('\n');
  const values = [300, 301, 302, 303, 304];
  const read = (text: string) => readIndexFile(pieces(text), 'index.csv');

  it('give each quarter with its day of publication, where one is named', async () => {
    const rows = [
      quarter('202512', ','),
      '202512,All Classes,1,',
      quarter('202603', ',2026-05-04'),
    ];
    expect(await read(`\uFEFFTime,Class,Value,Published\n${rows.join('\n')}\n`)).toEqual([
      { yearMonth: 202512, values },
      { yearMonth: 202603, values, publishedOn: '2026-05-04' },
    ]);
  });

  it('leave out the quarters before all classes were published', async () => {
    const early = '197912,Less than 40 m2,17.2\n197912,160 m2 or above,\n198003,All Classes,18.4';
    expect(await read(`Time,Class,Value\n${early}\n${quarter('202603')}\n`)).toEqual([
      { yearMonth: 202603, values },
    ]);
  });

  it.each([
    [
      `${quarter('202509')}\n${quarter('202603')}`,
      /index\.csv: a quarter is missing between 2025 Q3 and 2026 Q1/,
    ],
    [
      `${quarter('202603')}\n202606,Less than 40 m2,301`,
      /index\.csv: the quarter 2026 Q2 lacks one of the five size classes/,
    ],
  ])('are refused with a hole', async (rows, message) => {
    await expect(read(`Time,Class,Value\n${rows}\n`)).rejects.toThrow(message);
  });

  it('are refused with a day of publication that is none', async () => {
    await expect(
      read(`Time,Class,Value,Published\n${quarter('202603', ',next May')}\n`),
    ).rejects.toThrow(/the day of publication next May is no date/);
  });

  it('refuses average prices', async () => {
    await expect(
      readIndexFile(
        pieces('Time,Class,Region,Average Price\n199903,Less than 40 m2,Kowloon,1\n'),
        'avg.csv',
      ),
    ).rejects.toThrow(/avg\.csv: the column Value is missing/);
  });
});
