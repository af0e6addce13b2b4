import { buildPrefill } from '@/features/application/form/prefill';
import { toApplicationForm } from '@/features/application/form/parse-form-values';
import { quoteData } from '@test/support/evaluation/quote-factory';

describe('what is known beforehand', () => {
  const none = {
    product: 'first',
    query: new URLSearchParams(),
    loanAmount: 0,
    evaluation: { info: {}, lastQuote: null },
    answers: {},
  } as const;

  it('reads an amount as people write it, and none that is no loan', () => {
    const amountOf = (text: string) =>
      buildPrefill({ ...none, query: new URLSearchParams({ loanAmount: text }) }).loan?.amount;
    expect(['HK$3,000,000', '３００萬', '2500000.50'].map(amountOf)).toEqual([
      '3,000,000',
      '3,000,000',
      '2,500,000',
    ]);
    expect(['-5', 'much', '99999999999', ''].map(amountOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is nothing without a source', () => expect(buildPrefill(none)).toEqual({}));

  it('is the calculator’s loan, from the address before the one applied in this tab', () => {
    expect(buildPrefill({ ...none, loanAmount: 1_000_000 }).loan).toMatchObject({
      amount: '1,000,000',
      tenorMonths: '',
    });
    const query = new URLSearchParams(
      'loanAmount=2500000.00&tenorMonths=126&annualRate=8&propertyValue=6000000',
    );
    expect(buildPrefill({ ...none, loanAmount: 1_000_000, query })).toMatchObject({
      loan: { amount: '2,500,000', tenorMonths: '126 m' },
      property: { estimatedValue: '6,000,000', places: {} },
    });
  });

  it('is the property of the address, without anything that is no identifier', () => {
    const query = new URLSearchParams(
      'area=HK&district=s:quarry-bay&estate=<b>&floor=f:12&areaSqft=580',
    );
    expect(buildPrefill({ ...none, query }).property).toMatchObject({
      places: { area: 'HK', district: 's:quarry-bay' },
      floor: 'f:12',
      saleableAreaSqft: '580',
    });
  });

  it.each([
    ['rmb', 'rmb'],
    ['bridging', 'bridging'],
    ['RMB', undefined],
    ['1st-mtg', 'first'],
    ['2nd-mtg', 'second'],
    ['3rd-mtg', undefined],
    ['<b>', undefined],
  ])('is the product that the finder suggested: %p is %p', (product, interest) => {
    expect(buildPrefill({ ...none, query: new URLSearchParams({ product }) }).loan?.interest).toBe(
      interest,
    );
  });

  it('is a product that is saved and sent with the loan', () => {
    const { loan } = toApplicationForm(
      buildPrefill({ ...none, query: new URLSearchParams('product=rmb&loanAmount=1500000') }),
      'first',
    );
    expect(loan).toEqual({ amount: 1_500_000, interest: 'rmb' });
  });

  it('is the purpose that the finder was told', () => {
    expect(buildPrefill({ ...none, answers: { purpose: 'move' } }).loan?.purpose).toBe('refinance');
    expect(buildPrefill({ ...none, answers: { purpose: 'lower' } })).toEqual({});
    const query = new URLSearchParams('purpose=buy');
    expect(buildPrefill({ ...none, query }).loan?.purpose).toBe('purchase');
    const unknown = new URLSearchParams('purpose=constructor');
    expect(buildPrefill({ ...none, query: unknown })).toEqual({});
  });

  const valued = {
    requestSuccessful: 'Y',
    requestTime: '2026-11-23T02:00:00.000Z',
    ...quoteData({
      property: {
        label: 'Fu Tien Mansion, Taikoo Shing',
        ids: { area: 'HK', district: 's:quarry-bay', estate: 'e:taikoo-shing' },
        areaSqft: 582,
        floor: '12/F',
        room: 'A',
        ageYears: 45.5,
      },
    }),
  } as const;

  it('is the property valued in this tab, also on the way over the calculator, whose address names the value alone', () => {
    const { property } = toApplicationForm(
      buildPrefill({
        ...none,
        query: new URLSearchParams('loanAmount=3000000&propertyValue=9500000'),
        evaluation: { info: { quote: valued }, lastQuote: null },
      }),
      'first',
    );
    expect(property).toEqual({
      places: valued.property.ids,
      address: 'Fu Tien Mansion, Taikoo Shing, 12/F, A',
      floor: '12/F',
      room: 'A',
      saleableAreaSqft: 582,
      ageYears: 46,
      estimatedValue: 9_500_000,
    });
  });

  it('is the address that was written by hand, whether or not it could be valued', () => {
    const { property } = toApplicationForm(
      buildPrefill({
        ...none,
        evaluation: {
          info: {
            quote: { requestSuccessful: 'N', requestTime: '2026-11-23T02:00:00.000Z' },
            district: [
              { key: 's:tai-o', value: 's:tai-o', label: 'Tai O', link: '/en/online-property' },
            ],
          },
          lastQuote: {
            locale: 'en',
            request: {
              area: 'IS',
              district: 's:tai-o',
              address: '12 Kat Hing Street',
              areaSqft: 700,
              floor: 2,
              ageYears: 30,
              propertyType: 'villageHouse',
            },
          },
        },
      }),
      'first',
    );
    expect(property).toEqual({
      address: '2/F, 12 Kat Hing Street',
      subDistrict: 'Tai O',
      kind: 'village',
      saleableAreaSqft: 700,
      ageYears: 30,
    });
  });
});
