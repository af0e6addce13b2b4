import { classesOf, usedStyles, withoutUnreadProperties } from '@/server/document/used-styles';

const used = new Set(['card', 'wide', 'open']);

describe('The used part of a style sheet', () => {
  it.each([
    ['what has no class', 'a:hover{color:red}', true],
    ['a class that an element has', '.card{color:red}', true],
    ['a class that none has', '.gone{color:red}', false],
    ['several of which each is there', '.card.open .wide>b{color:red}', true],
    ['several of which one is missing', '.card .gone{color:red}', false],
    ['what an element has not', '.card:not(.gone){color:red}', true],
    ['what it may contain', '.card:has(.gone :is(.a,.b)){color:red}', true],
    ['variables', ':root{--a:.5}', true],
    ['animations', '@keyframes gone{to{opacity:.5}}', true],
    ['fonts', '@font-face{font-family:x;src:url(/a.woff2)}', true],
    ['layers', '@layer a;', true],
    ['a condition', '@media (max-width:9px){.card{color:red}}', true],
    ['a condition within another', '@supports (a:b){@media print{.open{color:red}}}', true],
    ['a condition of which nothing is left', '@media print{.gone{color:red}}', false],
  ])('with %s: %s', (_what, css, isKept) => {
    expect(usedStyles(css, used).replaceAll(/\s/g, '')).toBe(
      isKept ? css.replaceAll(/\s/g, '') : '',
    );
  });

  it('leaves those selectors of a rule out that no element has', () => {
    expect(usedStyles('.gone,.card:is(a,b),.card .gone,p{color:red}', used)).toBe(
      '.card:is(a,b),p{color:red}',
    );
  });

  it('keeps the order of the rules, across conditions', () => {
    expect(
      usedStyles('.card{a:b}.gone{c:d}@media print{.gone{e:f}.wide{g:h}}.card{i:j}', used),
    ).toBe('.card{a:b}@media print{.wide{g:h}}.card{i:j}');
  });

  it('holds the custom properties that a rule or an element reads, and no other', () => {
    const css =
      ':root{--gone:#fff;--kept:"a;b", var(--deep);--no:1;--deep:2;--shown:3;--last:4}a{color:var(--kept)}';
    expect(withoutUnreadProperties(css, '<p style="width:var(--shown)">--last</p>')).toBe(
      ':root{--kept:"a;b", var(--deep);--deep:2;--shown:3;}a{color:var(--kept)}',
    );
  });

  it('is found by the classes of the elements', () => {
    expect([...classesOf('<p class="a b-c"><svg class="_d0_e">class="no</svg></p>')]).toEqual([
      'a',
      'b-c',
      '_d0_e',
    ]);
  });
});
