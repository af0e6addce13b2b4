import { localeMetadata } from '@/config/locales';
import type { Locale } from '@/contracts/locale';
import { readCatalogue } from '@/valuation/facts/catalogue/read-catalogue';
import { findDistrict, findSubDistrict } from '@/valuation/facts/districts';
import { foldText } from '../address/text-normalise';
import { QuoteFailure } from './quote-failure';

/** The districts of each street by its folded names; streets of one name count together. */
export type StreetRegister = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the register from the built-in catalogue; takes some 0.3 s. */
export function readStreetRegister(): StreetRegister {
  const register = new Map<string, Set<string>>();
  for (const { en, hk, districts } of readCatalogue().streetDistricts)
    for (const name of [foldText(en), foldText(hk)]) {
      // Names of two letters and characters are parts of other names.
      if (name.length < 3) continue;
      const known = register.get(name) ?? new Set();
      for (const district of districts) known.add(district);
      register.set(name, known);
    }
  return register;
}

const maxWordsOfStreet = 6;
const maxCharactersOfStreet = 10;

/** The streets of a register that an address names, each the longest at its place. */
function* streetsIn(register: StreetRegister, address: string): Generator<string> {
  const folded = foldText(address);
  const words = folded.split(' ');
  for (const [start, word] of words.entries()) {
    if (/\p{Script=Han}/u.test(word)) yield* hanStreetsIn(register, word);
    for (let end = Math.min(words.length, start + maxWordsOfStreet); end > start; end -= 1) {
      const name = words.slice(start, end).join(' ');
      if (!register.has(name)) continue;
      yield name;
      break;
    }
  }
}

function* hanStreetsIn(register: StreetRegister, text: string): Generator<string> {
  for (let start = 0; start < text.length; start += 1)
    for (let end = Math.min(text.length, start + maxCharactersOfStreet); end > start; end -= 1) {
      const name = text.slice(start, end);
      if (!register.has(name)) continue;
      yield name;
      start = end - 1;
      break;
    }
}

/** Whether an address names a street of its district. Refuses one whose streets all lie elsewhere, and says where. Throws `QuoteFailure`. */
export function validateStreet(
  register: StreetRegister,
  { address, district, locale }: { address: string; district: string; locale: Locale },
): boolean {
  const within = findSubDistrict(district)?.district;
  const elsewhere = new Set<string>();
  let isNamed = false;
  for (const street of streetsIn(register, address)) {
    const districts = register.get(street) ?? new Set();
    if (within === undefined || districts.has(within)) return true;
    isNamed = true;
    for (const id of districts) elsewhere.add(id);
  }
  if (!isNamed) return false;
  const names = [...elsewhere].map((id) => findDistrict(id)?.name[locale] ?? '');
  throw new QuoteFailure('streetElsewhere', {
    limit: names.join(localeMetadata[locale].listSeparator),
    needsPerson: true,
  });
}
