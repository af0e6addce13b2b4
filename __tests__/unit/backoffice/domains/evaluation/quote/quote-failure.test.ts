import { quoteFailureCodes } from '@/contracts/evaluation/evaluation';
import { locales } from '@/contracts/locale';
import {
  carParkOptionValue,
  parseCarParkOption,
} from '@/backoffice/domains/evaluation/quote/car-park-value';
import { validateArea, validateFloor } from '@/backoffice/domains/evaluation/quote/quote-input';
import { QuoteFailure } from '@/backoffice/domains/evaluation/quote/quote-failure';
import { errorTexts } from '@/lib/texts/error-texts';

describe('failures of a quote', () => {
  it.each(quoteFailureCodes)('%s has words of its own in each language', (code) => {
    const words = locales.map((locale) => errorTexts.in(locale)(`quote.${code}`));
    expect(new Set(words).size).toBe(3);
    expect(words.filter((text) => text.includes('{{limit}}')).length % 3).toBe(0);
  });

  it('go to a person where the machine knows no more', () => {
    expect(quoteFailureCodes.filter((code) => new QuoteFailure(code).needsPerson)).toEqual([
      'closed',
      'carParkUnknown',
      'noLevels',
      'rangeTooWide',
      'villageHouse',
      'premiumUnpaid',
      'notAFlat',
    ]);
  });

  it.each([0, -5, 49.9, 10_001, 100_000])('refuses an area of %s square feet', (areaSqft) => {
    expect(() => validateArea(areaSqft)).toThrow(QuoteFailure);
  });

  it('sends a property that is too large to a person, and a slip of the pen back to its writer', () => {
    const failure = (areaSqft: number) => {
      try {
        return validateArea(areaSqft);
      } catch (error) {
        return error;
      }
    };
    expect([failure(100_000), failure(0)]).toMatchObject([
      { code: 'areaOutOfRange', needsPerson: true },
      { code: 'areaOutOfRange', needsPerson: false },
    ]);
  });

  it.each([
    ['f:31', 30],
    [31, 30],
    ['f:-2', 30],
    [101, undefined],
  ] as const)('refuses the floor %s where the top is %s', (floor, top) => {
    expect(() => validateFloor(floor, top)).toThrow(QuoteFailure);
  });

  it('takes floors that exist', () => {
    expect([
      validateFloor('f:30', 30),
      validateFloor(0, 30),
      validateFloor(undefined, 30),
      validateFloor('f:60', undefined),
    ]).toEqual([30, 0, null, 60]);
  });
});

it('leads the option of a car park back to its estate or sub-district', () => {
  expect([
    parseCarParkOption(carParkOptionValue('e:taikoo-shing')),
    parseCarParkOption(carParkOptionValue('s:quarry-bay')),
    parseCarParkOption('x'),
  ]).toEqual(['e:taikoo-shing', 's:quarry-bay', null]);
});
