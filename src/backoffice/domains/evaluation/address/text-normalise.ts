import { spellingVariants, traditionalToSimplified } from '@/valuation/facts/han-variants';

const hanForms = new Map<string, string>();
for (const table of [traditionalToSimplified, spellingVariants]) {
  const characters = Array.from(table);
  for (let at = 0; at + 1 < characters.length; at += 2)
    hanForms.set(characters[at] ?? '', characters[at + 1] ?? '');
}

/** Abbreviations, plurals and spellings of the words that building names and addresses share; the value is the form we search by. */
const commonWords: Readonly<Record<string, string>> = {
  apt: 'apartment',
  apts: 'apartment',
  apartments: 'apartment',
  ave: 'avenue',
  av: 'avenue',
  bldg: 'building',
  bldgs: 'building',
  buildings: 'building',
  blk: 'block',
  blks: 'block',
  blocks: 'block',
  bk: 'block',
  center: 'centre',
  centres: 'centre',
  ctr: 'centre',
  cntr: 'centre',
  courts: 'court',
  crt: 'court',
  ct: 'court',
  cres: 'crescent',
  dr: 'drive',
  est: 'estate',
  estates: 'estate',
  fl: 'floor',
  flr: 'floor',
  floors: 'floor',
  gardens: 'garden',
  gdn: 'garden',
  gdns: 'garden',
  grdn: 'garden',
  heights: 'height',
  hts: 'height',
  ht: 'height',
  hk: 'hongkong',
  hse: 'house',
  houses: 'house',
  kln: 'kowloon',
  ln: 'lane',
  mansions: 'mansion',
  mans: 'mansion',
  mansn: 'mansion',
  mt: 'mount',
  nt: 'newterritories',
  pde: 'parade',
  ph: 'phase',
  phases: 'phase',
  plz: 'plaza',
  rd: 'road',
  rds: 'road',
  sq: 'square',
  st: 'street',
  str: 'street',
  ter: 'terrace',
  terr: 'terrace',
  terraces: 'terrace',
  towers: 'tower',
  twr: 'tower',
  twrs: 'tower',
  villas: 'villa',
  vlg: 'village',
  mtn: 'mountain',
  ii: '2',
  iii: '3',
  iv: '4',
};

/** `St.` stands for Saint at the start of a name and for Street elsewhere. */
const saint = 'saint';

const chineseDigits: Readonly<Record<string, string>> = {
  一: '1',
  二: '2',
  三: '3',
  四: '4',
  五: '5',
  六: '6',
  七: '7',
  八: '8',
  九: '9',
  十: '10',
  十一: '11',
  十二: '12',
};

const unitWords: Readonly<Record<string, string>> = {
  座: 'block',
  期: 'phase',
  楼: 'floor',
  层: 'floor',
  室: 'flat',
};

/** Simplified Chinese form of every Han character, with spelling variants merged (邨 and 村); other characters stay as they are. */
export function foldHan(text: string): string {
  return Array.from(text, (character) => hanForms.get(character) ?? character).join('');
}

function foldUnits(text: string): string {
  return text
    .replace(
      /第?([0-9]{1,3}[a-z]?|[a-z][0-9]?|十[一二]|[一二三四五六七八九十])(座|期|楼|层|室)/gu,
      (_match, number: string, unit: string) => {
        return ` ${unitWords[unit] ?? ''} ${chineseDigits[number] ?? number} `;
      },
    )
    .replace(
      /(?<![一二三四五六七八九十百])(十[一二]|[一二三四五六七八九十])(?=号)/gu,
      (number) => chineseDigits[number] ?? number,
    );
}

/**
 * One spelling for search and for joining the sources: NFKC, lower case, no accents or punctuation, Simplified characters, whole words
 * for abbreviations (`Gdns` → `garden`, `Blk` → `block`), `第3座` as `block 3`, single spaces between words and scripts.
 */
export function foldText(text: string): string {
  const plain = isAscii.test(text) ? removeAsciiMarks(text) : removeMarks(text);
  const words = plain
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
  return words
    .map((word, at) => foldWord({ word, isFirst: at === 0, isOnly: words.length === 1 }))
    .join(' ');
}

const isAscii = /^[\x20-\x7e]*$/;

/** What `removeMarks` does to text without accents and Chinese characters, several times as fast. */
function removeAsciiMarks(text: string): string {
  return text.toLowerCase().replace(/['`]/g, '').replaceAll('&', ' and ');
}

function removeMarks(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’`´]/g, '')
    .replace(/&/g, ' and ');
  return foldUnits(foldHan(plain)).replace(
    /(\p{Script=Han})(?=[a-z0-9])|([a-z0-9])(?=\p{Script=Han})/gu,
    '$1$2 ',
  );
}

function foldWord({
  word,
  isFirst,
  isOnly,
}: {
  word: string;
  isFirst: boolean;
  isOnly: boolean;
}): string {
  if (word === 'st' && isFirst && !isOnly) return saint;
  return Object.hasOwn(commonWords, word) ? (commonWords[word] ?? word) : word;
}

/** Key under which two sources' spellings of one name meet: folded, without spaces and without a leading “the”. */
export function joinKey(text: string): string {
  return foldText(text)
    .replace(/^the (?=.)/, '')
    .replace(/ /g, '');
}

/** Ordered rules that merge the ways one Cantonese syllable is romanised (`Tsz`/`Tze`, `Heung`/`Hung`, `Shui`/`Shoi` stay apart). */
const romanisationRules: readonly (readonly [RegExp, string])[] = [
  [/^t[sz]{1,2}[eu]?$/, 'tz'],
  [/^s[sz]{1,2}[eu]?$/, 'sz'],
  [/ck/g, 'k'],
  [/ph/g, 'f'],
  [/^(ts|dz)/, 'ch'],
  [/^hs|sh/g, 's'],
  [/^(kw|gw|qu)/, 'k'],
  [/eung|eong|oeng/g, 'ung'],
  [/yuen|uen|yun/g, 'un'],
  [/oo|oe|ou/g, 'u'],
  [/ee|ie|ei/g, 'i'],
  [/ue|eu/g, 'u'],
  [/aa/g, 'a'],
  [/ao|aw|ow/g, 'au'],
  [/y$/, 'i'],
  [/(.)\1+/g, '$1'],
];

/** Coarse sound of a text that `foldText` has folded; only its Latin words count. */
export function phoneticKeyOfFolded(folded: string): string {
  return folded
    .split(' ')
    .filter((word) => /^[a-z]+$/.test(word))
    .map((word) =>
      romanisationRules.reduce(
        (sound, [pattern, replacement]) => sound.replace(pattern, replacement),
        word,
      ),
    )
    .join('');
}

/** Coarse sound of romanised words: equal keys mean that the words may be spellings of the same syllables. */
export function phoneticKey(text: string): string {
  return phoneticKeyOfFolded(foldText(text));
}
