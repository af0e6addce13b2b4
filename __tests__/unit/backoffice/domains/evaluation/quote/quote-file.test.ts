import { createQuoteFile } from '@/backoffice/domains/evaluation/quote/quote-file';
import type { PdfDocumentContent } from '@/backoffice/adapters/pdf/pdf-document';
import { brandNames } from '@/config/brand';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import { locales } from '@/contracts/locale';
import { recordOf } from '@/contracts/typed-record';
import { quoteData } from '@test/support/evaluation/quote-factory';

const legal = { warning: 'Warning', officialWarning: null, licence: 'Licence', hotline: 'Hotline' };

function setUp(hasFigure = true, changes: Partial<QuoteData> = {}) {
  const drawn: PdfDocumentContent[] = [];
  const draw = createQuoteFile({
    quotes: {
      quote: async () =>
        hasFigure
          ? { success: 1, data: quoteData({ comparables: [], ...changes }) }
          : { success: 0, data: { errorMessage: 'A person.' } },
    },
    renderPdf: async (content) => {
      drawn.push(content);
      return new Uint8Array([37, 80, 68, 70]);
    },
    brandNames,
    legal: recordOf(locales, () => legal),
  });
  return { draw, drawn };
}

describe('A value as PDF', () => {
  it.each([
    ['en', ['Valuation', 'Estimated value', '420 m']],
    ['hk', ['物業估價', '估值', '420米']],
    ['cn', ['房产估价', '估值', '420米']],
  ] as const)(
    'is drawn in %s, with range, neighbours and what the law asks for',
    async (locale, [title, label, distance]) => {
      const { draw, drawn } = setUp();
      const file = await draw({}, locale);
      const [content] = drawn;
      expect(content).toMatchObject({ heading: brandNames[locale], subheading: title });
      expect(content?.summary[0]).toEqual([label, 'HK$10,000,000']);
      expect(content?.summary[1]?.[1]).toBe('HK$9,200,000 – HK$10,900,000');
      expect(content?.table?.rows[0]).toEqual([
        'Sample Garden, Quarry Bay',
        distance,
        'HK$16,900',
        '20%',
      ]);
      expect(content?.footer.lines).toContain('Warning');
      expect(JSON.stringify(content)).not.toMatch(/\{\{|undefined/);
      expect(file).toMatchObject({ contentType: 'application/pdf' });
    },
  );

  it('has no empty table where nothing is listed, and names the flat', async () => {
    const { draw, drawn } = setUp(true, { neighbours: [] });
    await draw({}, 'hk');
    expect(drawn[0]?.table).toBeNull();
    expect(drawn[0]?.recipient[0]).toMatch(/ · \w+ 室$/);
  });

  it('has a name that tells nothing of the property', async () => {
    const { draw } = setUp();
    expect((await draw({}, 'en')).fileName).toBe('valuation-2026-11-21.pdf');
  });

  it('is refused where there is no figure', async () => {
    const { draw, drawn } = setUp(false);
    await expect(draw({}, 'en')).rejects.toMatchObject({ code: 'not_found' });
    expect(drawn).toEqual([]);
  });
});
