import { localise, localiseList } from '@/lib/localise';

const item = {
  titleEn: 'Loan',
  titleHk: '貸款',
  titleCn: '',
  bodyEn: '',
  linesEn: ['one'],
  linesHk: ['一', 3, '二'],
  linesCn: [],
};

describe('A localised field', () => {
  it.each([
    ['title', 'en', 'Loan'],
    ['title', 'hk', '貸款'],
    ['title', 'cn', 'Loan'],
    ['body', 'hk', 'none'],
    ['missing', 'en', 'none'],
    ['lines', 'en', 'none'],
  ] as const)('%s in %s reads %s', (field, locale, text) => {
    expect(localise(item, field, { locale, fallback: 'none' })).toBe(text);
  });

  it('is empty without a fallback', () => {
    expect(localise(item, 'missing', { locale: 'en' })).toBe('');
  });

  it.each([
    ['hk', ['一', '二']],
    ['cn', ['one']],
    ['en', ['one']],
  ] as const)('that is a list reads in %s %p', (locale, lines) => {
    expect(localiseList(item, 'lines', locale)).toEqual(lines);
    expect(localiseList(item, 'missing', locale)).toEqual([]);
  });
});
