import {
  carriedParams,
  propertyParams,
  withoutProperty,
} from '@/features/evaluation/carried/carried-params';
import { carriedQuoteRequested } from '@/features/evaluation/carried/carried-quote';
import { emptyEvaluation, type EvaluationState } from '@/features/evaluation/evaluation.types';
import { quoteRequested } from '@/features/evaluation/evaluation.slice';
import { quoteData } from '@test/support/evaluation/quote-factory';

const query =
  'area=HK&district=s%3Aquarry-bay&estate=e%3Aexample-court&block=b%3Aexample-court-3&floor=f%3A15&room=A&areaSqft=585';
const valued: EvaluationState = {
  ...emptyEvaluation,
  info: { quote: { ...quoteData(), requestSuccessful: 'Y', requestTime: '' } },
  lastQuote: { request: {}, locale: 'en' },
};

describe('A valued property', () => {
  it('is written into an address and read from it again', () => {
    const { property } = quoteData();
    expect(propertyParams(property).toString()).toBe(query);
    expect(carriedParams(`?loanAmount=1&${query}`).toString()).toBe(query);
  });

  it('leaves no trace of an address that was typed', () => {
    const property = { ...quoteData().property, ids: { area: 'NT', district: 's:tai-po' } };
    expect(propertyParams(property).size).toBe(0);
  });

  it('is taken out of a link for others, which keeps its figures', () => {
    expect(withoutProperty(`?loanAmount=1&${query}`)).toBe('?loanAmount=1');
    expect(withoutProperty(`?${query}`)).toBe('');
  });
});

describe('The value of a property that an address brings along', () => {
  const ask = (search: string, evaluation = emptyEvaluation) =>
    carriedQuoteRequested({ search, evaluation, locale: 'en' });

  it('is asked for after a reload', () => {
    const action = ask(`?loanAmount=1&${query}`);
    expect(action).toEqual(
      quoteRequested({
        request: {
          area: 'HK',
          district: 's:quarry-bay',
          estate: 'e:example-court',
          block: 'b:example-court-3',
          floor: 'f:15',
          room: 'A',
          areaSqft: 585,
        },
        requestTime: expect.any(String),
        locale: 'en',
      }),
    );
  });

  it.each([
    ['the tab has it', `?${query}`, valued],
    ['there is none', '?loanAmount=1', emptyEvaluation],
    ['it is no single property', '?area=HK&district=s:quarry-bay', emptyEvaluation],
  ])('is not asked for where %s', (_, search, evaluation) => {
    expect(ask(search, evaluation)).toBeNull();
  });

  it('is asked for again in another language, and for another property', () => {
    expect(
      carriedQuoteRequested({ search: `?${query}`, evaluation: valued, locale: 'hk' }),
    ).toMatchObject({ payload: { locale: 'hk' } });
    expect(ask(`?${query.replace('f%3A15', 'f%3A16')}`, valued)).toMatchObject({
      payload: { request: { floor: 'f:16' } },
    });
  });
});
