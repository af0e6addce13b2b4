import { brand } from '@/config/brand';
import { loadPdfFont, splitByFont } from '@/backoffice/adapters/pdf/pdf-fonts';
import { locales } from '@/contracts/locale';
import { woffToTrueType } from '@/backoffice/adapters/pdf/woff-font';
import { readCatalogue } from '@/valuation/facts/catalogue/read-catalogue';
import { subDistricts } from '@/valuation/facts/districts';
import { textsOf } from '@test/support/content/locale-files';

describe('The fonts of statements', () => {
  const lacking = (text: string) =>
    [...text].filter(
      (character) =>
        !(['traditional', 'simplified'] as const).some((font) =>
          loadPdfFont(font).hasGlyph(character.codePointAt(0) ?? 0),
        ),
    );

  it('have every character that a statement is written with', () => {
    const words = locales.flatMap((locale) => [...textsOf(locale, 'statement').values()]);
    const texts = [
      ...words,
      brand.nameEn,
      brand.nameHk,
      brand.nameCn,
      brand.riskWarningEn,
      brand.riskWarningHk,
      brand.riskWarningCn,
      'HK$1,234,567.89 −%/·:[]',
    ];
    expect(texts.filter((text) => lacking(text).length > 0)).toEqual([]);
  });

  it('take over from each other where one has no glyph', () => {
    expect(splitByFont('欠款钱', 'traditional')).toEqual([
      { font: 'traditional', text: '欠款' },
      { font: 'simplified', text: '钱' },
    ]);
    expect(splitByFont('HK$1.00', 'traditional')).toEqual([
      { font: 'traditional', text: 'HK$1.00' },
    ]);
  });

  it.each(['traditional', 'simplified'] as const)(
    'have all but four characters of the districts and estates of Hong Kong, written in %s',
    (script) => {
      const names = [
        '鰂魚涌',
        ...subDistricts.flatMap(({ name }) => Object.values(name)),
        ...readCatalogue().places.flatMap(({ en, hk }) => [en, hk]),
      ];
      const missing = [...new Set(names.join(''))].filter((character) => {
        const [run] = splitByFont(character, script);
        return !run || !loadPdfFont(run.font).hasGlyph(character.codePointAt(0) ?? 0);
      });
      // Each in one name; no font that may be delivered has them.
      expect(missing.sort()).toEqual(['㘭', '䨇', '慖', '𣾷'].sort());
    },
  );

  it('write an English apostrophe as narrow as a letter, and leave a Chinese quotation mark', () => {
    expect(splitByFont('Money Lender’s Licence', 'traditional')).toEqual([
      { font: 'traditional', text: "Money Lender's Licence" },
    ]);
    expect(splitByFont('“借贷”’', 'simplified')).toEqual([{ font: 'simplified', text: '“借贷”’' }]);
  });

  it('are TrueType once unpacked, and nothing else is taken for a font', () => {
    expect(loadPdfFont('traditional').bytes.readUInt32BE(0)).toBe(0x00010000);
    expect(() =>
      woffToTrueType(Buffer.from('not a font at all, but longer than a header of WOFF')),
    ).toThrow('Not a WOFF font');
  });
});
