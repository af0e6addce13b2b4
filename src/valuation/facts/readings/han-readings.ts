import readings from './han-readings.data.json';

/** How a character is read in Mandarin (Hanyu Pinyin) and Cantonese (Jyutping), without tones; the usual reading first. */
export interface HanReadings {
  readonly mandarin: readonly string[];
  readonly cantonese: readonly string[];
}

const listOf = (text: string | undefined): readonly string[] =>
  text === undefined || text === '' ? [] : text.split(',');

const readingsByCharacter = new Map<string, HanReadings>(
  Object.entries(readings).map(([character, entry]) => {
    const [mandarin, cantonese] = entry.split(' ');
    return [character, { mandarin: listOf(mandarin), cantonese: listOf(cantonese) }];
  }),
);

/** The readings of a character of the catalogue's Chinese names; undefined of any other. */
export function findHanReadings(character: string): HanReadings | undefined {
  return readingsByCharacter.get(character);
}
