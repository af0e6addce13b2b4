import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadSiteCopy } from '@/copy/site-copy';
import { brand } from '@/config/brand';
import { fontsFor, parseSlices } from '@/content/preview/preview-fonts';

const families = { hk: 'noto-sans-tc', cn: 'noto-sans-sc' } as const;
const coveredBy = (family: string) => {
  const ranges = parseSlices(
    readFileSync(`node_modules/@fontsource/${family}/700.css`, 'utf8'),
  ).flatMap((slice) => slice.ranges);
  return (character: string): boolean =>
    ranges.some(
      ([from, to]) =>
        (character.codePointAt(0) ?? 0) >= from && (character.codePointAt(0) ?? 0) <= to,
    );
};

describe('The slices of a font', () => {
  it('are read from its style sheet', () => {
    const css =
      '@font-face { src: url(./files/a.woff2) format("woff2"), url(./files/a.woff) format("woff"); unicode-range: U+4e00-4eff,U+5100; }';
    expect(parseSlices(css)).toEqual([
      {
        file: 'a.woff',
        ranges: [
          [0x4e00, 0x4eff],
          [0x5100, 0x5100],
        ],
      },
    ]);
  });

  it.each(['hk', 'cn'] as const)(
    'of %s cover every character of every title, name and warning',
    async (locale) => {
      const { pages } = await loadSiteCopy();
      const isCovered = coveredBy(families[locale]);
      const suffix = locale === 'hk' ? 'Hk' : 'Cn';
      const texts = [
        ...pages.map((page) => page[`title${suffix}`]),
        brand[`name${suffix}`],
        brand[`riskWarning${suffix}`],
      ];
      expect([...new Set(texts.join(''))].filter((character) => !isCovered(character))).toEqual([]);
    },
  );

  it('are chosen by the characters of the text, and no more', async () => {
    const [few, many] = await Promise.all([
      fontsFor('a', 'noto-sans-tc'),
      fontsFor('按揭貸款 a', 'noto-sans-tc'),
    ]);
    expect(few).toHaveLength(1);
    expect(many.length).toBeGreaterThan(1);
    expect(many.length).toBeLessThanOrEqual(5);
  });

  it('are none for no text', async () => {
    expect(await fontsFor('', 'noto-sans-sc')).toEqual([]);
  });
});

interface Picture {
  format: string;
  width: number;
  height: number;
  bytes: number;
  hash: string;
}

describe('A preview image', () => {
  const requests = [
    { locale: 'en', title: 'RMB loan' },
    { locale: 'hk', title: '人民幣貸款' },
    { locale: 'cn', title: '人民币贷款' },
    { locale: 'hk', title: '人民幣貸款按揭' },
    { locale: 'hk', title: '康怡花園', line: '鰂魚涌 · 實用呎價約 HK$14,470' },
    { locale: 'hk', title: '康怡花園', line: '鰂魚涌 · 實用呎價約 HK$14,480' },
    { locale: 'en', title: 'A very long title of a page that nobody would write '.repeat(3) },
  ];
  const output = execFileSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '__tests__/unit/content/preview/render-previews.ts',
      JSON.stringify(requests),
    ],
    { encoding: 'utf8' },
  );
  const pictures: Picture[] = JSON.parse(output);

  it.each(requests.map((request, index) => ({ ...request, picture: pictures[index] })))(
    'is a small PNG of 1200 × 630: $locale $title',
    ({ picture }) => {
      expect(picture).toMatchObject({ format: 'png', width: 1200, height: 630 });
      expect(picture?.bytes).toBeLessThan(120_000);
    },
  );

  it('shows its title: every title gives another picture', () => {
    expect(new Set(pictures.map(({ hash }) => hash)).size).toBe(requests.length);
  });
});
