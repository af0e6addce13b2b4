import { toSimplified } from '../evaluation/address/han-simplified';

const titles = new Set(['MR', 'MRS', 'MS', 'MISS', 'DR', 'MADAM']);
const westernNameWords = 4;

interface NameParts {
  /** The Chinese characters in Simplified form, so that names in Traditional and Simplified script are comparable. */
  chinese: string;
  words: readonly string[];
}

function partsOf(name: string): NameParts {
  const text = name
    .normalize('NFKC')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toUpperCase();
  return {
    chinese: toSimplified(Array.from(text.matchAll(/\p{Script=Han}/gu), ([sign]) => sign).join('')),
    words: text
      .replaceAll(/['’.]/g, '')
      .split(/[^\p{Script=Latin}]+/u)
      .filter((word) => word !== '' && !titles.has(word)),
  };
}

/** The same words with the surname, which stands first or last, at the other end. */
function turned(words: readonly string[]): string[] {
  return [
    words,
    [...words.slice(1), ...words.slice(0, 1)],
    [...words.slice(-1), ...words.slice(0, -1)],
  ].map((order) => order.join(''));
}

function areSameWords(held: readonly string[], known: readonly string[]): boolean {
  if (turned(known).includes(held.join('')) || turned(held).includes(known.join(''))) return true;
  // A western name stands before or behind the surname or at the end.
  return (
    known.length >= westernNameWords &&
    known.some((name, at) => {
      const position = held.indexOf(name);
      return position >= 0 && areSameWords(held.toSpliced(position, 1), known.toSpliced(at, 1));
    })
  );
}

/** Every script that the holder's name is written in has to be that of the known name. */
function isSameName(holder: NameParts, known: NameParts): boolean {
  const hasChinese = holder.chinese !== '';
  const hasWords = holder.words.length > 0;
  return (
    (hasChinese || hasWords) &&
    (!hasChinese || holder.chinese === known.chinese) &&
    (!hasWords || areSameWords(holder.words, known.words))
  );
}

/**
 * Whether a bank account's holder bears one of these names: whatever the case, spacing and script, the surname first or last. Joint
 * holders, shortened names and romanisations of a name that is known in Chinese only are left to a person.
 */
export function isHolderAmong(holder: string, names: readonly string[]): boolean {
  const parts = partsOf(holder);
  return names.some((name) => isSameName(parts, partsOf(name)));
}
