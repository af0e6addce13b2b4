export const readingLanguages = ['mandarin', 'cantonese'] as const;
/** The languages in which Chinese names are read aloud and then typed in Latin letters. */
export type ReadingLanguage = (typeof readingLanguages)[number];

type Rule = readonly [pattern: RegExp, replacement: string];

/** `N` stands for the sound ng, so that its g is not taken for the start of a syllable. */
const ngSound: Rule = [/ng/g, 'N'];
const doubled: Rule = [/(.)\1+/g, '$1'];
/** Aspirated and plain consonants are one: `ku` and `gu`, `peng` and `beng`, as the systems of romanisation differ there. */
const plainConsonants: readonly Rule[] = [
  [/g/g, 'k'],
  [/d/g, 't'],
  [/b/g, 'p'],
];

const rules: Readonly<Record<ReadingLanguage, readonly Rule[]>> = {
  mandarin: [
    ngSound,
    [/v/g, 'u'],
    [/hs/g, 'x'],
    [/[zcs]h/g, 'c'],
    [/t[sz]/g, 'c'],
    [/[jqz]/g, 'c'],
    [/[xs]/g, 's'],
    [/yi/g, 'i'],
    [/wu/g, 'u'],
    [/uN/g, 'oN'],
    ...plainConsonants,
    doubled,
  ],
  cantonese: [
    ngSound,
    [/j/g, 'y'],
    [/tsze?|tze/g, 'ci'],
    [/sze?/g, 'si'],
    [/t[sz]|d[zj]|[cz]h/g, 'c'],
    [/z/g, 'c'],
    [/[hx]s|sh|x/g, 's'],
    [/[kgq][wu](?=[aeiou])/g, 'k'],
    [/ph/g, 'p'],
    [/([aeiou])h(?![aeiou])/g, '$1'],
    [/eoi/g, 'ui'],
    [/(?:eu|eo|oe)N/g, 'uN'],
    [/ue|eu|eo|oe/g, 'u'],
    [/ou|ow/g, 'o'],
    [/aw/g, 'au'],
    [/oo/g, 'u'],
    [/ee|ei|ie|ey/g, 'i'],
    ...plainConsonants,
    doubled,
  ],
};

/** The coarse sound of Latin letters read in one language, without spaces: equal where systems of romanisation mean the same syllables. */
export function soundKey(text: string, language: ReadingLanguage): string {
  return rules[language].reduce(
    (sound, [pattern, replacement]) => sound.replace(pattern, replacement),
    text.toLowerCase().replace(/[^a-z]/g, ''),
  );
}
