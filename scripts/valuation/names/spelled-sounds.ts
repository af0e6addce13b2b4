import { pinyin } from 'pinyin-pro';
import { getJyutpingList } from 'to-jyutping';

const syllablesOf = (text: string): string[] =>
  pinyin(text, { toneType: 'none', type: 'array', v: true });

const jyutpingOf = (text: string): string[] =>
  getJyutpingList(text).flatMap(([, reading]) => (reading ? [reading] : []));

/** A name in Hanyu Pinyin as it is typed: in one word, or with a space before every `size`th syllable. */
export function typedPinyin(text: string, size = Infinity): string {
  const syllables = syllablesOf(text);
  return syllables
    .map((syllable, at) => (at > 0 && at % size === 0 ? ` ${syllable}` : syllable))
    .join('');
}

/** A name in Jyutping, with or without the tones. */
export function typedJyutping(text: string, { hasTones }: { hasTones: boolean }): string {
  const syllables = jyutpingOf(text);
  return (hasTones ? syllables : syllables.map((each) => each.replace(/\d/, ''))).join(' ');
}

/** Rules from Jyutping to the spelling of names of people and places in Hong Kong. */
const localRules: readonly (readonly [RegExp, string])[] = [
  [/^jyu/, 'yu'],
  [/^j/, 'y'],
  [/^z(?=[iy])/, 'ch'],
  [/^z/, 'ts'],
  [/^c/, 'ch'],
  [/^s(?=i|yu|e)/, 'sh'],
  [/^gw/, 'kw'],
  [/^g/, 'k'],
  [/^b/, 'p'],
  [/^d/, 't'],
  [/yu(?=[nt])/, 'ue'],
  [/yu$/, 'ue'],
  [/eoi/, 'ui'],
  [/oe(?=ng)/, 'eu'],
  [/oe|eo/, 'u'],
  [/aa/, 'a'],
  [/ou/, 'o'],
  [/(?<![aeiou])u$/, 'oo'],
  [/(?<![aeou])i$/, 'ee'],
];

/** A name by its Cantonese sound, as people in Hong Kong spell it who know no system. */
export function typedLocally(text: string): string {
  return jyutpingOf(text)
    .map((reading) =>
      localRules.reduce(
        (spelling, [pattern, replacement]) => spelling.replace(pattern, replacement),
        reading.replace(/\d/, ''),
      ),
    )
    .join(' ');
}
