import { isHolderAmong } from '@/backoffice/domains/customer/account-holder.model';

describe('The holder of a bank account', () => {
  it.each([
    ['CHAN TAI MAN', 'Chan Tai Man'],
    ['Tai Man CHAN', 'Chan Tai Man'],
    ['CHAN TAIMAN', 'Chan Tai Man'],
    ['Chan, Tai-Man', 'Chan Tai Man'],
    ['ＣＨＡＮ　ＴＡＩ　ＭＡＮ', 'Chan Tai Man'],
    ['陳大文', '陳大文 Chan Tai Man'],
    ['陳 大文', '陳大文 Chan Tai Man'],
    ['CHAN TAI MAN 陳大文', '陳大文 Chan Tai Man'],
    ['陈大文', '陳大文'],
    ['PETER CHAN TAI MAN', 'Chan Tai Man Peter'],
    ['Peter Tai Man Chan', 'Chan Tai Man Peter'],
    ['José García', 'JOSE GARCIA'],
    ['Mr Chan Tai Man', 'Chan Tai Man'],
    ["O'BRIEN MARY", "Mary O'Brien"],
  ])('%s is %s', (holder, known) => {
    expect(isHolderAmong(holder, [known])).toBe(true);
  });

  it.each([
    ['MALLORY WONG', 'Chan Tai Man'],
    ['CHAN MAN TAI', 'Chan Tai Man'],
    ['CHAN TAI', 'Chan Tai Man'],
    ['CHAN TAI MAN AND MALLORY WONG', 'Chan Tai Man'],
    ['李四 CHAN TAI MAN', 'Chan Tai Man'],
    ['李四 CHAN TAI MAN', '陳大文 Chan Tai Man'],
    ['文大陳', '陳大文'],
    ['Mr', 'Chan Tai Man'],
    ['123', 'Chan Tai Man'],
    ['', 'Chan Tai Man'],
    ['', ''],
  ])('%p is not %p', (holder, known) => {
    expect(isHolderAmong(holder, [known])).toBe(false);
  });

  it('may be any of the joint borrowers', () => {
    expect(isHolderAmong('LEE SIU MING', ['Chan Tai Man', 'Lee Siu Ming'])).toBe(true);
    expect(isHolderAmong('LEE SIU MING', [])).toBe(false);
  });
});
