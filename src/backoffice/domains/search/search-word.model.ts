import { parseHkid } from '@/lib/hkid';
import { parsePhone } from '@/lib/phone';
import { toSimplified } from '../evaluation/address/han-simplified';

/** What a word names; the same word of another field is another token. */
export type SearchField = 'name' | 'phone' | 'identity' | 'email';

export interface SearchWord {
  field: SearchField;
  text: string;
}

/** How somebody was looked for: by a number of ours, or by words of one field. */
export type ReadSearch =
  | { by: 'number'; number: string }
  | { by: SearchField; words: readonly SearchWord[] };

/** Increment this when the rules below produce different words from the same text; every entry is then rebuilt. */
export const wordRules = '1';

const ourNumber = /^(?:(?:HK|LN|OF)-\d{4}|RQ)-[0-9A-HJKMNP-TV-Z]{8}$/;

/** Without accents, in lower case, Chinese in Simplified characters. */
const folded = (text: string): string =>
  toSimplified(
    text
      .normalize('NFKD')
      .replaceAll(/[\p{M}'’]/gu, '')
      .toLowerCase(),
  );

const pairsOf = (characters: readonly string[]): string[] =>
  characters.length < 2
    ? [...characters]
    : characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);

const hanRun = /^\p{Script=Han}/u;

/** Latin words, and Chinese names two characters at a time. */
function wordsOf(name: string): { latin: string[]; han: string[] } {
  const runs =
    folded(name)
      .replaceAll(/(?<=\p{Script=Han})[\s·・]+(?=\p{Script=Han})/gu, '')
      .match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
  return {
    latin: runs.filter((run) => !hanRun.test(run)),
    han: runs.filter((run) => hanRun.test(run)).flatMap((run) => pairsOf([...run])),
  };
}

const inField = (field: SearchField, texts: readonly string[]): SearchWord[] =>
  texts.map((text) => ({ field, text }));

/** The words by which a name is found; `Tai Man` also as `Taiman`. */
export function nameWords(name: string): SearchWord[] {
  const { latin, han } = wordsOf(name);
  return inField('name', [...latin, ...pairsOf(latin), ...han]);
}

/** A number of an identity card without its check digit, which is often left out, or of a passport. */
export function identityWords(idNumber: string): SearchWord[] {
  const plain = idNumber
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
  return plain === '' ? [] : inField('identity', [parseHkid(plain).hkid?.slice(0, -1) ?? plain]);
}

/** The words for a phone number; none for text that is not a phone number. */
export function phoneWords(phone: string): SearchWord[] {
  const e164 = parsePhone(phone);
  return e164 === null ? [] : inField('phone', [e164]);
}

/** The whole address, however it is written. */
export function emailWords(email: string): SearchWord[] {
  return inField('email', [email.trim().toLowerCase()]);
}

/** Interprets what staff typed into the search; without words where nothing can be found by it. */
export function readSearch(typed: string): ReadSearch {
  const text = typed.normalize('NFKC').trim();
  const upper = text.toUpperCase();
  if (ourNumber.test(upper)) return { by: 'number', number: upper };
  if (text.includes('@')) return { by: 'email', words: emailWords(text) };
  if (/^[+(\d][\d\s()-]*$/.test(text) && phoneWords(text).length > 0)
    return { by: 'phone', words: phoneWords(text) };
  if (/\d{3}/.test(text)) return { by: 'identity', words: identityWords(text) };
  const { latin, han } = wordsOf(text);
  return { by: 'name', words: inField('name', [...latin, ...han]) };
}
