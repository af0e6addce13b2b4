import {
  applicationLink,
  rangeBarPositions,
  calculatorLink,
  quoteCertainty,
} from '@/features/evaluation/quote-view';
import { createValueScale } from '@/components/chart/value-scale';
import { quoteData } from '@test/support/evaluation/quote-factory';

describe('The certainty', () => {
  it.each([
    ['high', 92],
    ['high', 90],
    ['medium', 89.9],
    ['medium', 82],
    ['low', 81.9],
    ['low', 0],
  ] as const)('is %s for a range that leaves %p', (certainty, confidence) => {
    expect(quoteCertainty({ confidence })).toBe(certainty);
  });

  it('does not come from anything but the width', () => {
    const unknown = { confidence: 92, level: 'region', hasKnownSales: false } as const;
    expect(quoteCertainty(unknown)).toBe('high');
  });
});

describe('The links', () => {
  it('carry the value to the calculator, with the property where it is the visitor’s own', () => {
    expect(calculatorLink({ value: 10_000_000 }, 'hk')).toBe(
      '/hk/loan-calculator?propertyValue=10000000',
    );
    expect(calculatorLink(quoteData(), 'hk')).toBe(
      '/hk/loan-calculator?propertyValue=10000000&area=HK&district=s%3Aquarry-bay&estate=e%3Aexample-court&block=b%3Aexample-court-3&floor=f%3A15&room=A&areaSqft=585',
    );
  });

  it('carry the property to the application', () => {
    const link = new URL(applicationLink(quoteData(), 'en'), 'https://site');
    expect(link.pathname).toBe('/en/apply/first');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      propertyValue: '10000000',
      area: 'HK',
      district: 's:quarry-bay',
      estate: 'e:example-court',
      block: 'b:example-court-3',
      floor: 'f:15',
      room: 'A',
      areaSqft: '585',
    });
  });

  it('carry no address that was typed', () => {
    const property = {
      ...quoteData().property,
      label: '12 Secret Road, Tai Po',
      ids: { area: 'NT', district: 's:tai-po' },
      room: null,
    };
    expect(applicationLink(quoteData({ property }), 'en')).not.toMatch(/Secret/);
  });
});

describe('The range bar', () => {
  it('stands in the middle of a quarter to both sides', () => {
    expect(rangeBarPositions({ low: 900, value: 1_000, high: 1_050 })).toEqual({
      low: 30,
      value: 50,
      high: 60,
    });
  });

  it('never leaves its frame, however wide the range', () => {
    const { low, high } = rangeBarPositions({ low: 100, value: 1_000, high: 2_500 });
    expect(low).toBeGreaterThan(0);
    expect(high).toBeLessThan(100);
  });
});

describe('The scale of the trend', () => {
  it('has round figures around all values', () => {
    expect(createValueScale([14_250, 16_900, 15_100])).toEqual({
      bottom: 14_000,
      top: 17_000,
      lines: [14_000, 15_000, 16_000, 17_000],
    });
  });

  it('holds for values that never change', () => {
    const { bottom, top, lines } = createValueScale([10_000, 10_000]);
    expect(bottom).toBeLessThanOrEqual(10_000);
    expect(top).toBeGreaterThan(bottom);
    expect(lines.length).toBeGreaterThan(1);
  });
});
