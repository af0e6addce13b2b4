import {
  addressWords,
  identityWords,
  nameWords,
  phoneWords,
  readSearch,
} from '@/backoffice/domains/search/search-word.model';

const textsOf = (words: readonly { text: string }[]) => words.map(({ text }) => text);

/** Whether a stored name is found by what is typed. */
const isFound = (stored: string, typed: string): boolean => {
  const read = readSearch(typed);
  const entry = new Set(textsOf(nameWords(stored)));
  return (
    read.by === 'name' && read.words.length > 0 && read.words.every(({ text }) => entry.has(text))
  );
};

describe('The words that people are found by', () => {
  it.each([
    ['CHAN Tai Man', 'chan'],
    ['CHAN Tai Man', 'man chan'],
    ['Chan Tai-man', 'taiman'],
    ["O'Brien Zoë", 'obrien zoe'],
    ['陳大文', '陳大文'],
    ['陳大文', '陈大文'],
    ['陈大文', '大文'],
    ['歐陽 小明', '歐陽小明'],
    ['CHAN Tai Man 陳大文', '陳大文 chan'],
  ])('find %s by %s', (stored, typed) => expect(isFound(stored, typed)).toBe(true));

  it.each([
    ['CHAN Tai Man', 'cha'],
    ['CHAN Tai Man', 'chan wong'],
    ['陳大文', '文大'],
    ['陳大文', '陳'],
    ['CHAN Tai Man', '·'],
  ])('do not find %s by %s', (stored, typed) => expect(isFound(stored, typed)).toBe(false));

  it.each([
    ['Flat A, 12/F, Block 3, City Garden, North Point', 'city garden', 'name'],
    ['Flat A, 12/F, Block 3, City Garden, North Point', 'Block 3, City Garden', 'address'],
    ['12 Queen’s Road East', "queen's road 12", 'address'],
    ['128 Queen’s Road East', '128 Queens Road', 'address'],
    ['太古城海棠閣12樓B室', '太古城12', 'address'],
    ['太古城海棠閣12樓B室', '海棠阁', 'name'],
  ])('find the address %s by %s', (stored, typed, by) => {
    const entry = new Set(textsOf(addressWords(stored)));
    const read = readSearch(typed);
    const words = 'otherwise' in read ? textsOf(read.otherwise ?? []) : [];
    expect([read.by, words.length > 0, words.filter((word) => !entry.has(word))]).toEqual([
      by,
      true,
      [],
    ]);
  });

  it('leave out what most addresses have', () =>
    expect(addressWords('Flat A, Tower 2, New Road, Kowloon, Hong Kong')).toEqual([
      { field: 'address', text: '2' },
    ]));

  it('take an identity card with and without brackets and check digit for the same', () => {
    // A123456(3) is the specimen number of the Immigration Department.
    for (const typed of ['A123456(3)', 'a1234563', 'A123456', ' A123456 (3) '])
      expect(readSearch(typed)).toEqual({ by: 'identity', words: identityWords('A123456(3)') });
    expect(textsOf(identityWords('K0123 4567'))).toEqual(['K01234567']);
    expect(identityWords(' - ')).toEqual([]);
  });

  it('take a number of Hong Kong with and without country code for the same', () => {
    for (const typed of ['5123 4567', '+852 51234567', '５１２３４５６７'])
      expect(readSearch(typed)).toEqual({ by: 'phone', words: phoneWords('+85251234567') });
  });

  it('know our own numbers and mail addresses', () => {
    expect(readSearch(' hk-2026-dem0app1 ')).toEqual({ by: 'number', number: 'HK-2026-DEM0APP1' });
    expect(readSearch('RQ-7F3K9Q2M')).toEqual({ by: 'number', number: 'RQ-7F3K9Q2M' });
    expect(readSearch('Tai.Man@Example.com')).toEqual({
      by: 'email',
      words: [{ field: 'email', text: 'tai.man@example.com' }],
    });
  });
});
