import { findHanReadings } from '@/valuation/facts/readings/han-readings';
import { ngrams, overlap, unique } from '../text-tokens';
import { readingLanguages, soundKey, type ReadingLanguage } from './sound-keys';

/** A name's sounds in each language; two where a character of it is commonly read in two ways. */
export type NameSounds = Readonly<Record<ReadingLanguage, readonly string[]>>;

/** Prefixes by which the tokens of readings never match letters, Chinese characters or other sounds. */
const tokenPrefixes: Readonly<Record<ReadingLanguage, string>> = { mandarin: '<', cantonese: '>' };
const tokenLength = 3;
/** Shorter sounds are in too many names. */
const minSoundLength = 4;

/** How the Chinese characters of a name sound; empty where a name has none. */
export function nameSounds(name: string): NameSounds {
  const readings = Array.from(name).flatMap((character) => findHanReadings(character) ?? []);
  const soundsIn = (language: ReadingLanguage): string[] =>
    unique(
      [0, 1].map((choice) =>
        soundKey(
          readings.map((each) => each[language][choice] ?? each[language][0] ?? '').join(''),
          language,
        ),
      ),
    ).filter((sound) => sound !== '');
  return { mandarin: soundsIn('mandarin'), cantonese: soundsIn('cantonese') };
}

const tokensOf = (sound: string, language: ReadingLanguage): string[] =>
  ngrams(sound, tokenLength).map((part) => `${tokenPrefixes[language]}${part}`);

/** The tokens by which a name is found by its readings. */
export function soundTokens(name: string): string[] {
  const sounds = nameSounds(name);
  return unique(
    readingLanguages.flatMap((language) =>
      sounds[language].flatMap((sound) => tokensOf(sound, language)),
    ),
  );
}

/** Latin letters as a person may have typed a Chinese name by its sound. */
export interface SoundQuery {
  tokens: readonly string[];
  parts: readonly { language: ReadingLanguage; sound: string; grams: readonly string[] }[];
}

/** The sounds of a text of Latin letters; undefined where it has Chinese characters or too few letters. */
export function prepareSounds(text: string): SoundQuery | undefined {
  if (/\p{Script=Han}/u.test(text)) return undefined;
  const parts = readingLanguages
    .map((language) => ({ language, sound: soundKey(text, language) }))
    .filter(({ sound }) => sound.length >= minSoundLength)
    .map((part) => ({ ...part, grams: unique(ngrams(part.sound, tokenLength)) }));
  if (parts.length === 0) return undefined;
  return {
    parts,
    tokens: unique(parts.flatMap(({ language, sound }) => tokensOf(sound, language))),
  };
}

const sameBonus = 0.3;
const beginningBonus = 0.05;
/** A reading says less than the name as it is written. */
const readingDiscount = 0.85;

/** How well the sounds of a name answer a query typed by sound: about 0 to 1.15. */
export function soundSimilarity({ parts }: SoundQuery, sounds: NameSounds): number {
  let best = 0;
  for (const { language, sound, grams } of parts)
    for (const own of sounds[language]) {
      const likeness =
        readingDiscount * overlap(grams, { text: own, size: own.length - tokenLength + 1 });
      const bonus = own === sound ? sameBonus : own.startsWith(sound) ? beginningBonus : 0;
      best = Math.max(best, likeness + bonus);
    }
  return best;
}
