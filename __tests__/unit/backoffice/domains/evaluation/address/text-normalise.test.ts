import {
  foldHan,
  foldText,
  joinKey,
  phoneticKey,
} from '@/backoffice/domains/evaluation/address/text-normalise';
import { estateFacts } from '@/valuation/facts/estate-catalogue';

describe('folding a name', () => {
  it.each([
    ['Traditional and Simplified', '黃埔花園', '黄埔花园'],
    ['邨 and 村', '美孚新邨', '美孚新村'],
    ['滙, 匯 and 汇', '君滙港', '君汇港'],
    ['匯 and 汇', '匯景花園', '汇景花园'],
    ['峯 and 峰', '港景峯', '港景峰'],
    ['臺 and 台', '光明臺', '光明台'],
    ['栢 and 柏', '栢慧豪園', '柏慧豪园'],
    ['恆 and 恒', '恆福花園', '恒福花园'],
    ['綉 and 繡', '錦綉花園', '錦繡花園'],
    ['啓 and 啟', '啓德', '啟德'],
    ['衞 and 衛', '衞星閣', '衛星閣'],
    ['裏 and 裡', '村裏', '村裡'],
    ['full width and half width', 'ＮＯＶＯ　ＬＡＮＤ', 'novo land'],
    ['accents', 'La Cité Noble', 'LA CITE NOBLE'],
    ['kinds of dots', '銀湖．天峰', '銀湖·天峰'],
    ['apostrophes', 'The Belcher’s', "the belcher's"],
    ['ampersands', 'Central & Western', 'central and western'],
    ['British and American centres', 'Sheung Shui Town Center', 'Sheung Shui Town Centre'],
  ])('treats %s as the same', (_what, left, right) => {
    expect(foldText(left)).toBe(foldText(right));
  });

  it.each([
    ['Amoy Gdns Blk B', 'amoy garden block b'],
    ['Belair Gardens, Ph. 2', 'belair garden phase 2'],
    ['Hoi Sing Mansions', 'hoi sing mansion'],
    ['Chi Fu Ct', 'chi fu court'],
    ['Miami Beach Twrs.', 'miami beach tower'],
    ['Mayfair by the Sea II', 'mayfair by the sea 2'],
    ['St. Barths', 'saint barths'],
    ['8 Waterloo St.', '8 waterloo street'],
  ])('spells out %s', (typed, folded) => {
    expect(foldText(typed)).toBe(folded);
  });

  it.each([
    ['太古城第3座', '太古城 block 3'],
    ['太古城3座', '太古城 block 3'],
    ['淘大花園Ｂ座', '淘大花园 block b'],
    ['沙田第一城十二座', '沙田第一城 block 12'],
    ['新都城二期', '新都城 phase 2'],
  ])('reads the block in %s', (typed, folded) => {
    expect(foldText(typed)).toBe(folded);
  });

  it('keeps the ordinal that is part of a name', () => {
    expect(foldText('沙田第一城')).toBe('沙田第一城');
  });

  it('puts a space between scripts, so that digits do not stick to words', () => {
    expect(foldText('朗屏8號The Spectra')).toBe('朗屏 8 号 the spectra');
  });

  it('gives nothing for nothing and for punctuation', () => {
    expect([foldText(''), foldText('  — ．!? ')]).toEqual(['', '']);
  });

  it('does not change what it has folded', () => {
    for (const { name } of estateFacts) {
      for (const text of [name.en, name.hk, name.cn])
        expect(foldText(foldText(text))).toBe(foldText(text));
    }
  });

  it('meets the Simplified name of every built-in estate from its Traditional one', () => {
    expect(
      estateFacts
        .filter(({ name }) => foldText(name.hk) !== foldText(name.cn))
        .map(({ name }) => name.hk),
    ).toEqual([]);
  });

  it('leaves characters that have one form only', () => {
    expect(foldHan('太古城 Taikoo 3')).toBe('太古城 Taikoo 3');
  });
});

describe('the key for joining sources', () => {
  it.each([
    ['The Belcher’s', "BELCHER'S"],
    ['CITY ONE SHATIN', 'City One Sha Tin'],
    ['Tai Koo Shing', 'TAIKOO SHING'],
    ['Hongkong Garden', 'HONG KONG GARDENS'],
    ['HK Gold Coast', 'Hong Kong Gold Coast'],
    ['Shatin Centre', 'SHA TIN CTR'],
    ['Laguna City Blk 12', 'LAGUNA CITY BLOCK 12'],
    ['偉恒昌新邨', '伟恒昌新村'],
  ])('joins %s and %s', (left, right) => {
    expect(joinKey(left)).toBe(joinKey(right));
  });

  it.each([
    ['Laguna City', 'Laguna Verde'],
    ['Amoy Gardens Block 1', 'Amoy Gardens Block 11'],
    ['麗港城', '麗城花園'],
  ])('keeps %s and %s apart', (left, right) => {
    expect(joinKey(left)).not.toBe(joinKey(right));
  });

  it('keeps a name that is only “The”', () => {
    expect(joinKey('The')).toBe('the');
  });
});

describe('the sound of romanised words', () => {
  it.each([
    ['Tsz Wan Shan', 'Tze Wan Shan'],
    ['Heung Fa Chuen', 'Hung Fa Chun'],
    ['Cheung Sha Wan', 'Chung Sha Wan'],
    ['Kwun Tong', 'Kun Tong'],
    ['Yuen Long', 'Yun Long'],
    ['Tsuen Wan', 'Chuen Wan'],
    ['Tai Koo Shing', 'Taiku Shing'],
    ['Mei Foo', 'Mee Fu'],
  ])('hears %s and %s alike', (left, right) => {
    expect(phoneticKey(left)).toBe(phoneticKey(right));
  });

  it.each([
    ['Tai Po', 'Tai Wai'],
    ['Tuen Mun', 'Tsuen Wan'],
    ['Sha Tin', 'Sham Tseng'],
  ])('hears %s and %s apart', (left, right) => {
    expect(phoneticKey(left)).not.toBe(phoneticKey(right));
  });

  it('ignores Chinese characters and numbers', () => {
    expect(phoneticKey('太古城 3')).toBe('');
  });
});
