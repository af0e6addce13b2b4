import { countedTerm } from '@/backoffice/domains/campaign/missed-search/missed-search.model';

describe('What is counted of a search', () => {
  it.each([
    ['  Reverse   MORTGAGE? ', 'reverse mortgage'],
    ['ＲＥＶＥＲＳＥ mortgage', 'reverse mortgage'],
    ['逆按揭', '逆按揭'],
    ['Flat 12B, 88 Kau Pui Lung Road', 'flat #b # kau pui lung road'],
    ['龍翔道１２號', '龍翔道#號'],
  ])('is %j as %j', (text, term) => {
    expect(countedTerm(text)).toBe(term);
  });

  it.each([
    ['a mail address', 'tai.man@example.com'],
    ['a mail address with a wide sign', 'tai.man＠example.com'],
    ['a phone number', '9123 4567'],
    ['a phone number with a name', 'chan tai man +852 9123-4567'],
    ['a phone number in wide digits', '９１２３４５６７'],
    ['an identity card', 'A123456(3)'],
    ['a sentence', 'my husband left me and I cannot pay the loan for our flat any more'],
    ['a letter', 'm'],
    ['a number', '12'],
    ['signs', '???'],
  ])('is nothing of %s', (_what, text) => {
    expect(countedTerm(text)).toBeNull();
  });
});
