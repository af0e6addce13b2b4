import { soundKey } from '@/backoffice/domains/evaluation/address/readings/sound-keys';

describe('The sound of Latin letters', () => {
  // Jyutping, Yale, and spellings of street signs and of people.
  it.each([
    ['hong ji faa jyun', 'Hong Yee Fa Yuen'],
    ['taai gu sing', 'Tai Koo Shing'],
    ['zim saa zeoi', 'Tsim Sha Tsui'],
    ['heoi', 'hui'],
    ['coeng', 'Cheung'],
    ['coeng', 'cheong'],
    ['si', 'sze'],
    ['zi', 'tsz'],
    ['gwong', 'Kwong'],
    ['waa', 'Wah'],
    ['dou', 'To'],
  ])('of %s and %s is one in Cantonese', (one, other) => {
    expect(soundKey(one, 'cantonese')).toBe(soundKey(other, 'cantonese'));
  });

  // Hanyu Pinyin and Wade-Giles.
  it.each([
    ['tai gu cheng', "t'ai ku ch'eng"],
    ['zhong', 'chung'],
    ['xiang', 'hsiang'],
    ['Kangyi huayuan', 'kang yi hua yuan'],
  ])('of %s and %s is one in Mandarin', (one, other) => {
    expect(soundKey(one, 'mandarin')).toBe(soundKey(other, 'mandarin'));
  });

  it.each([
    ['hong', 'hon', 'cantonese'],
    ['fung', 'fong', 'cantonese'],
    ['tai', 'tui', 'mandarin'],
    ['shang', 'shan', 'mandarin'],
  ] as const)('of %s differs from that of %s in %s', (one, other, language) => {
    expect(soundKey(one, language)).not.toBe(soundKey(other, language));
  });
});
