import {
  nameSounds,
  prepareSounds,
  soundSimilarity,
  soundTokens,
} from '@/backoffice/domains/evaluation/address/readings/name-sounds';

const likeness = (text: string, name: string): number => {
  const query = prepareSounds(text);
  return query ? soundSimilarity(query, nameSounds(name)) : 0;
};

describe('The sounds of Chinese names', () => {
  it('are one a language, and two where a character has two usual readings', () => {
    expect(nameSounds('太古城').mandarin).toHaveLength(1);
    expect(nameSounds('大嶼山').cantonese).toHaveLength(2);
    expect(nameSounds('Kornhill')).toEqual({ mandarin: [], cantonese: [] });
  });

  it('are found by tokens that no written name has', () => {
    const tokens = soundTokens('太古城');
    expect(tokens.length).toBeGreaterThan(3);
    expect(tokens.every((token) => /^[<>]/.test(token))).toBe(true);
  });

  it('answer a text by how much of it they are', () => {
    expect(likeness('taigucheng', '太古城')).toBeGreaterThan(1);
    expect(likeness('taigucheng', '太古城道')).toBeLessThan(likeness('taigucheng', '太古城'));
    expect(likeness('taigucheng', '康怡花園')).toBeLessThan(0.3);
    expect(likeness('taigucheg', '太古城')).toBeGreaterThan(0.5);
  });

  it.each(['太古城', 'tai', '123', ''])('are not asked for by %p', (text) => {
    expect(prepareSounds(text)).toBeUndefined();
  });
});
