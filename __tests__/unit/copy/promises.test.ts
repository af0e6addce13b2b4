import { readFileSync } from 'node:fs';
import { filesUnder } from '@test/architecture/source-graph';
import { loadCopyTexts, textsIn } from '@test/support/content/copy-texts';
import { promiseConditions } from '@/copy/shared/promise-conditions';
import { promises } from '@/config/promises';
import { locales } from '@/contracts/locale';
import { keysOf } from '@/contracts/typed-record';
import { campaignCookieAttributes } from '@/server/http/campaign-cookies';
import { promiseTexts } from '@/lib/texts/promise-texts';

const englishNumber =
  '(?:\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen|twenty|thirty|sixty|ninety)';
const englishUnit = '(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|files|MB|per cent)';
const chineseNumber = '(?:\\d[\\d,.]*|[兩两三四五六七八九十半]+)';
const chineseUnit =
  '(?:秒|分鐘|分钟|小時|小时|日(?!子|期)|天|工作天|工作日|星期|周|週|個月|个月|月|年(?!利率)|成半|成|個檔案|个文件|MB)';

/** A number with a unit: a sum of money, a share, a period, a size. */
const figure = new RegExp(
  [
    'HK\\$\\s?\\d[\\d,.]*',
    '\\d[\\d.,]*\\s?%',
    `\\b(?:${englishNumber}|one(?= working))[\\s-](?:(?:more|full|working) )?${englishUnit}\\b`,
    `(?:${chineseNumber}|[一1](?=個工作|个工作))\\s?(?:個|个)?${chineseUnit}`,
  ].join('|'),
  'gi',
);

/** Figures that promise nothing, each with the reason. */
const noPromise: readonly { file: RegExp; text: RegExp; reason: string }[] = [
  {
    file: /jobs\.ts$/,
    text: /years? or more|年或?以上/,
    reason: 'experience that a post asks for',
  },
  { file: /finder-questions\.ts$/, text: /./, reason: 'answers of the visitor' },
  {
    file: /privacy-notice\.ts$/,
    text: /discharg|解除破[產产]令/,
    reason: 'periods of the code of practice on consumer credit data',
  },
  {
    file: /privacy-notice\.ts$/,
    text: /2 years|6 months/,
    reason: 'cookies of others, set by them',
  },
  { file: /private-link\.ts$/, text: /18222/, reason: 'a help line of the police' },
  {
    file: /section-videos\.ts$/,
    text: /3,000,000|6,000,000/,
    reason: 'the worked example that the video draws, from the loan engine',
  },
  {
    file: /loan-calculator\.ts$/,
    text: /365|fortnight|雙周|双周/i,
    reason: 'the formulas of the calculator',
  },
  {
    file: /calculation\.json$/,
    text: /two weeks|兩星期|两周|Enter whole|請輸入|请输入|1 (?:year|month|年|個月|个月)/,
    reason: 'names of figures that the visitor enters',
  },
  {
    file: /application-form\.json$/,
    text: /18 ?(?:months|個月|个月)/,
    reason: 'an example of what to type',
  },
];

/** The texts of a source file of copy, or of a locale file, without tokens, values and markup. */
function textsOf(file: string): { line: number; text: string }[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line, index) => ({ line: index + 1, text: line }))
    .filter(({ text }) => !/^\s*(?:\/\/|\*|\/\*|import |_id:)/.test(text))
    .map(({ line, text }) => ({
      line,
      text: text
        .replace(/^\s*"?[\w-]+"?: (?=['"`])/, '')
        .replaceAll(/\$\{[^}]*\}|\{\{?[\w.-]+\}?\}|<[^>]+>/g, ' # ')
        .replaceAll(/\d{4}年\d+月\d+日|[下翌]一?[個个]工作[天日]/g, ' '),
    }));
}

const files = [
  ...filesUnder('src/copy').filter((file) => file.endsWith('.ts')),
  ...locales.flatMap((locale) =>
    filesUnder(`public/locales/${locale}`).filter(
      (file) => file.endsWith('.json') && !file.endsWith('/units.json'),
    ),
  ),
];

describe('The register of promises', () => {
  it('says of each when it holds and who set it', () => {
    expect(keysOf(promiseConditions).sort()).toEqual(keysOf(promises).sort());
    for (const { condition, source } of Object.values(promiseConditions))
      expect([condition, source]).not.toContain('');
  });

  it('is where pages, forms, messages and documents take each figure from', () => {
    const found = files.flatMap((file) =>
      textsOf(file).flatMap(({ line, text }) =>
        [...text.matchAll(figure)]
          .filter(
            () =>
              !noPromise.some(
                (exception) => exception.file.test(file) && exception.text.test(text),
              ),
          )
          .map(({ 0: match }) => `${file}:${line} ${match}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('is excepted from nothing that is not there', () => {
    expect(
      noPromise.filter(
        ({ file, text }) =>
          !files.some(
            (path) =>
              file.test(path) &&
              textsOf(path).some((line) => text.test(line.text) && line.text.match(figure)),
          ),
      ),
    ).toEqual([]);
  });

  it('finds figures in words and digits of each language', () => {
    const samples = [
      'within two working days',
      '36%',
      '兩個工作天內',
      '30 天',
      'HK$1,000',
      '七成半',
    ];
    expect(samples.filter((sample) => sample.match(figure) === null)).toEqual([]);
  });

  it('holds nothing that no text and no code uses', () => {
    const sources = [...files, ...filesUnder('src')].map((file) => readFileSync(file, 'utf8'));
    const unused = keysOf(promises).filter(
      (name) =>
        !sources.some(
          (source) =>
            source.includes(`{promise.${name}}`) || source.includes(`promised('${name}')`),
        ),
    );
    expect(unused).toEqual([]);
  });

  it('is said in each language with its unit', () => {
    expect(
      locales.map((locale) => {
        const { requestAnswer, messageAnswer, rateMax, reward, fileSize } = promiseTexts(locale);
        return [requestAnswer, messageAnswer, rateMax, reward, fileSize];
      }),
    ).toEqual([
      ['2 working days', '1 working day', '36%', 'HK$10,000', '20 MB'],
      ['2個工作天', '1個工作天', '36%', 'HK$10,000', '20MB'],
      ['2个工作日', '1个工作日', '36%', 'HK$10,000', '20MB'],
    ]);
  });

  it('agrees with the time for which the source of a visit is kept', () => {
    const [, seconds] = /Max-Age=(\d+)/.exec(campaignCookieAttributes(true)) ?? [];
    expect(Number(seconds) / 24 / 3_600).toBe(promises.campaignKept.value);
  });
});

/** The words without which a claim is not made: they stand in the same block of the page. */
const conditions = [
  { name: 'decision', En: /complete|required documents/, Hk: /齊備/, Cn: /齐全|齐备/ },
  { name: 'decision', En: /working day/, Hk: /工作天/, Cn: /工作日/ },
  {
    name: 'rmbRate',
    En: /promise\.rmbRateLtv/,
    Hk: /promise\.rmbRateLtv/,
    Cn: /promise\.rmbRateLtv/,
  },
  {
    name: 'reward',
    En: /promise\.rewardLoan|conditions/,
    Hk: /promise\.rewardLoan|條件/,
    Cn: /promise\.rewardLoan|条件/,
  },
  { name: 'homeLtv', En: /assess|first mortgage/i, Hk: /審批|一按/, Cn: /审批|首次按揭|一按/ },
] as const;

describe('A claim with a condition', () => {
  it.each(
    conditions.flatMap((claim) =>
      (['En', 'Hk', 'Cn'] as const).map((suffix) => ({ claim, suffix })),
    ),
  )('is made with it: $claim.name in $suffix', async ({ claim, suffix }) => {
    const leaves = textsIn(await loadCopyTexts(), suffix);
    const blocks = new Map<string, string>();
    for (const { path, text } of leaves) {
      const block = path
        .split('.')
        .slice(0, path.startsWith('pages.') ? 4 : 3)
        .join('.');
      blocks.set(block, `${blocks.get(block) ?? ''} ${text}`);
    }
    const made = [...blocks].filter(([, text]) => text.includes(`{promise.${claim.name}}`));
    expect(made.length).toBeGreaterThan(1);
    expect(made.filter(([, text]) => !claim[suffix].test(text)).map(([block]) => block)).toEqual(
      [],
    );
  });

  it.each(['En', 'Hk', 'Cn'] as const)(
    'says the annual percentage rate beside a rate, in %s',
    async (suffix) => {
      const leaves = textsIn(await loadCopyTexts(), suffix);
      const isRate = /\{(?:[\w-]+\.annualRateFrom|promise\.rmbRate)\}/;
      const claims = leaves.filter(
        ({ path, text }) => path.endsWith(`value${suffix}`) && isRate.test(text),
      );
      expect(claims.length).toBeGreaterThan(9);
      const conditionOf = (path: string) =>
        leaves.find((leaf) => leaf.path === path.replace(/value(\w\w)$/, 'condition$1'))?.text ??
        '';
      expect(
        claims
          .filter(({ path }) => !conditionOf(path).includes('.aprFrom}'))
          .map(({ path }) => path),
      ).toEqual([]);
    },
  );
});
