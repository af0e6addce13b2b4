import { matchesQuery } from '@/lib/texts/matches-query';

describe('A question', () => {
  const text = 'How long does the ＲＡＴＥ stay fixed? 利率會維持多久？';

  it.each([
    ['', true],
    ['  ', true],
    ['rate', true],
    ['RATE fixed', true],
    ['fixed, rate', true],
    ['利率', true],
    ['利率、多久', true],
    ['利率，維持', true],
    ['rates', false],
    ['rate missing', false],
    ['按揭', false],
    ['.*', false],
  ])('is found by %p: %s', (query, isFound) => {
    expect(matchesQuery(text, query)).toBe(isFound);
  });
});
