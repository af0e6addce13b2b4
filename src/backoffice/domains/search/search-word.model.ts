import { parseHkid } from '@/lib/hkid';
import { parsePhone } from '@/lib/phone';
import { toSimplified } from '../evaluation/address/han-simplified';

/** What a word names; the same word of another field is another token. */
export type SearchField = 'name' | 'phone' | 'identity' | 'email' | 'address';

export interface SearchWord {
  field: SearchField;
  text: string;
}

/** How somebody was looked for: by a number of ours, or by words of one field; `otherwise` are words of another field that are as good. */
export type ReadSearch =
  | { by: 'number'; number: string }
  | { by: SearchField; words: readonly SearchWord[]; otherwise?: readonly SearchWord[] };

/** Increment this when the rules below produce different words from the same text; every entry is then rebuilt. */
export const wordRules = '2';

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

/** A word that is no part of a document’s number. */
const hasWord = /\p{Script=Han}|(?<![\p{L}\p{N}])\p{L}{3,}(?![\p{L}\p{N}])/u;

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

/** What most addresses have, or write as they like. */
const fillers = new Set(
  'apartment block building court district estate flat floor hong house kong kowloon mansion new no phase road room shop st street territories tower unit'.split(
    ' ',
  ),
);

/** The words by which an address is found: its names and numbers, without letters that stand alone and what most addresses have. */
export function addressWords(address: string): SearchWord[] {
  const { latin, han } = wordsOf(address);
  return inField('address', [
    ...latin.filter((word) => !/^\p{L}$/u.test(word) && !fillers.has(word)),
    ...han.filter((pair) => [...pair].length > 1),
  ]);
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
  if (/\d{3}/.test(text) && !hasWord.test(text))
    return { by: 'identity', words: identityWords(text) };
  const { latin, han } = wordsOf(text);
  return {
    by: /\d/.test(text) ? 'address' : 'name',
    words: inField('name', [...latin, ...han]),
    otherwise: addressWords(text),
  };
}
