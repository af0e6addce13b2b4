import { unstorablePath } from '@/backoffice/common/unstorable-text';

describe('What PostgreSQL cannot store', () => {
  it.each(['plain', '樓 A座', '𠮷野家 🏠', '', 7, null, undefined, true, ['a', { b: ['c'] }]])(
    'is not found in %j',
    (value) => {
      expect(unstorablePath(value)).toBeNull();
    },
  );

  it.each([
    ['a null character', 'a\0b'],
    ['the first half of a pair', 'a\ud83c'],
    ['the second half of a pair', '\udfe0'],
    ['halves of a pair in the wrong order', '\udfe0\ud83c'],
  ])('is %s, and is named by where it stands', (_what, text) => {
    expect(unstorablePath({ note: 'fine', blocks: [{ heading: text }] })).toBe('blocks.0.heading');
    expect(unstorablePath(text)).toBe('body');
  });

  it('is a name, too, which is given by what holds it', () => {
    expect(unstorablePath({ texts: { 'a\0': 'fine' } })).toBe('texts');
    expect(unstorablePath({ '\ud83c': 'fine' })).toBe('body');
  });

  it('is named by the first that is found', () => {
    expect(unstorablePath({ one: ['fine', '\0'], two: '\0' })).toBe('one.1');
  });
});
