import { breakableParts } from '@/backoffice/adapters/pdf/pdf-text';

describe('A line of a document', () => {
  it.each([
    ['after a space', 'repaid in full', ['repaid ', 'in ', 'full']],
    ['between Chinese characters', '還款', ['還', '款']],
    ['not before what closes', '清還（按揭）。', ['清', '還', '（按', '揭）。']],
    ['not within a number', 'HK$1234567.89', ['HK$1234567.89']],
  ])('may end %s', (_where, text, parts) => {
    expect(breakableParts(text)).toEqual(parts);
  });
});
