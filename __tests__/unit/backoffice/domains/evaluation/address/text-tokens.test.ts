import { estateFacts } from '@/valuation/facts/estate-catalogue';
import {
  nameSimilarity,
  searchableText,
  textTokens,
  tokenSimilarity,
} from '@/backoffice/domains/evaluation/address/text-tokens';
import { foldText } from '@/backoffice/domains/evaluation/address/text-normalise';

const latinTrigrams = (text: string) => textTokens(text).latin;
const hanBigrams = (text: string) => textTokens(text).han;

describe('tokens', () => {
  it('cuts Latin letters into threes across spaces', () => {
    expect(latinTrigrams('Tai Koo')).toEqual(['tai', 'aik', 'iko', 'koo']);
    expect(latinTrigrams('Taikoo')).toEqual(['tai', 'aik', 'iko', 'koo']);
  });

  it('keeps words shorter than three letters whole', () => {
    expect([latinTrigrams('K8'), latinTrigrams('太古城'), latinTrigrams('')]).toEqual([
      ['k8'],
      [],
      [],
    ]);
  });

  it('cuts Chinese into neighbouring pairs, in Simplified form, never across other text', () => {
    expect(hanBigrams('黃埔花園')).toEqual(['黄埔', '埔花', '花园']);
    expect(hanBigrams('名城 Festival 天鑄')).toEqual(['名城', '天铸']);
    expect([hanBigrams('灣'), hanBigrams('Kornhill')]).toEqual([['湾'], []]);
  });

  it('lists no token twice', () => {
    expect(latinTrigrams('Lai Lai Lai')).toEqual(['lai', 'ail', 'ila']);
    expect(hanBigrams('城城城')).toEqual(['城城']);
  });

  it('cuts the sound of words, too', () => {
    expect(textTokens('Heung Yee').phonetic).toEqual(textTokens('Hung Yi').phonetic);
  });
});

const indexed = estateFacts.map(({ name, aliases }) => ({
  name: name.en,
  texts: [name.en, name.hk, ...aliases].map((text) => searchableText(foldText(text))),
}));

const best = (query: string): string => {
  const typed = textTokens(query);
  const scored = indexed.map(({ name, texts }) => ({
    name,
    score: Math.max(...texts.map((known) => tokenSimilarity(typed, known))),
  }));
  return scored.reduce((top, item) => (item.score > top.score ? item : top)).name;
};

describe('finding an estate by what people type', () => {
  it.each([
    ['Taikoo Shing', 'Taikoo Shing'],
    ['tai koo shing', 'Taikoo Shing'],
    ['taikooshing', 'Taikoo Shing'],
    ['taiku sing', 'Taikoo Shing'],
    ['太古城', 'Taikoo Shing'],
    ['shatin city one', 'City One Shatin'],
    ['沙田第一城', 'City One Shatin'],
    ['第一城 沙田', 'City One Shatin'],
    ['whampoa gdn', 'Whampoa Garden'],
    ['wampoa garden', 'Whampoa Garden'],
    ['黄埔花园', 'Whampoa Garden'],
    ['黃浦花園', 'Whampoa Garden'],
    ['kingswod vilas', 'Kingswood Villas'],
    ['嘉湖山庄', 'Kingswood Villas'],
    ['mei fu sun tsuen', 'Mei Foo Sun Chuen'],
    ['美孚新村', 'Mei Foo Sun Chuen'],
    ['lohaspark', 'LOHAS Park'],
    ['日出康城', 'LOHAS Park'],
    ['hang fa chuen', 'Heng Fa Chuen'],
    ['telford garden block a', 'Telford Gardens'],
    ['德福花园', 'Telford Gardens'],
    ['south horizon', 'South Horizons'],
    ['海怡半岛', 'South Horizons'],
    ['liberte', 'Liberté'],
    ['belchers', "The Belcher's"],
    ['宝翠园', "The Belcher's"],
    ['麗港城', 'Laguna City'],
    ['丽城花园', 'Belvedere Garden'],
    ['愉景湾 Discovery Bay', 'Discovery Bay'],
    ['gold coast hk', 'Hong Kong Gold Coast'],
  ])('answers “%s” with %s', (query, name) => {
    expect(best(query)).toBe(name);
  });

  it('gives a perfect name one, an unrelated one nearly nothing and an empty query nothing', () => {
    expect(nameSimilarity('City Garden', 'City Gardens')).toBeCloseTo(1, 10);
    expect(nameSimilarity('太古城', '太古城')).toBeCloseTo(1, 10);
    expect(nameSimilarity('Kornhill', '美孚新邨')).toBe(0);
    expect([nameSimilarity('', 'Kornhill'), nameSimilarity('!?', 'Kornhill')]).toEqual([0, 0]);
  });

  it('prefers the shorter of two names that both contain the query', () => {
    expect(nameSimilarity('laguna', 'Laguna City')).toBeGreaterThan(
      nameSimilarity('laguna', 'Laguna City Block 12 Shopping Arcade'),
    );
  });
});
