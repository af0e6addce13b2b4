import { fillTokens, fillTokensDeep } from '@/lib/fill-tokens';

const tokens = {
  brand: 'Harbour Key',
  'rmb.annualRateMax': '36%',
  'fast-pass.name': 'Fast pass',
  empty: '',
};

describe('Tokens in text', () => {
  it.each([
    ['{brand} lends', 'Harbour Key lends'],
    ['{rmb.annualRateMax}/{fast-pass.name}', '36%/Fast pass'],
    ['{empty}.', '.'],
    ['{unknown} stays', '{unknown} stays'],
    ['{{brand}}', '{Harbour Key}'],
    ['notification{_id}', 'notification{_id}'],
    ['{constructor} {toString} {__proto__}', '{constructor} {toString} {__proto__}'],
    ['{ brand }', '{ brand }'],
    ['Write to us[[ or call {empty}]].', 'Write to us.'],
    ['Write to us[[ or visit {brand}]].', 'Write to us or visit Harbour Key.'],
    ['[[Call {empty}|Write to {brand}]].', 'Write to Harbour Key.'],
    ['[[{brand}, {empty}, ]]licensed[[ as {unknown}]]', 'licensed as {unknown}'],
    ['[[no token]] [one] a|b', 'no token [one] a|b'],
  ])('%s becomes %s', (text, filled) => {
    expect(fillTokens(text, tokens)).toBe(filled);
  });

  it('are filled at any depth, and nothing else is touched', () => {
    const value = {
      a: '{brand}',
      b: [{ c: 'x {brand}', n: 3, ok: true, nothing: null }],
      href: '/a',
    };
    expect(fillTokensDeep(value, tokens)).toEqual({
      a: 'Harbour Key',
      b: [{ c: 'x Harbour Key', n: 3, ok: true, nothing: null }],
      href: '/a',
    });
    expect(value.a).toBe('{brand}');
  });
});
