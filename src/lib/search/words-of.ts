const separator = /[^\p{Letter}\p{Number}]+/u;
const runsOfOneScript = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;

/** Chinese is written without spaces: each two characters that follow each other are a word. */
function pairsOf(characters: readonly string[]): string[] {
  if (characters.length === 1) return [...characters];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** The words of a text for searching, in lower case and normal width: Latin words as they are, Chinese in pairs of characters. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(separator)
    .flatMap((part) => part.match(runsOfOneScript) ?? [])
    .flatMap((run) => (/^\p{Script=Han}/u.test(run) ? pairsOf([...run]) : [run]));
}
