import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  catalogueKey,
  type OnMarket,
  type SubsidisedScheme,
} from '@/valuation/facts/catalogue/catalogue';
import { districtIdOf, subDistrictIdOf } from '@/valuation/facts/district-names';
import { findSubDistrict, type DistrictId, type SubDistrictId } from '@/valuation/facts/districts';
import { parseCsvRecords } from '@/valuation/model/transaction-row';
import { subDistrictOfAgencyName } from './agency-sub-districts';

/** One row of a table of names, with what it says of a place; blank fields are unknown. */
export interface SourceRow {
  key: string;
  hk: string;
  /** The phase or part of an estate at the end of the name. */
  part: string;
  en: string;
  district: DistrictId | undefined;
  subDistrict: SubDistrictId | undefined;
  street: string;
  number: string;
  aliases: string[];
  isTraded: boolean;
  /** How many lists name it. */
  sourceCount: number;
  onMarket: OnMarket | undefined;
  /** Offered in lists, but in no list of sales. */
  isOnlyOffered: boolean;
  /** Only in lists of buildings with infections, which name shops and street numbers, too. */
  isVisited: boolean;
  subsidised: SubsidisedScheme | undefined;
  completedYear: number | undefined;
  blockCount: number | undefined;
  topFloor: number | undefined;
  position: [number, number] | undefined;
  isPositionExact: boolean;
}

/** The text of a file, unpacked where it is packed. */
export function readSource(path: string): string {
  const bytes = readFileSync(path);
  return (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8');
}

const wholeWords: readonly (readonly [RegExp, string])[] = [
  [/\bHse\b/gi, 'House'],
  [/\bBldg\.?(?=\s|$)/gi, 'Building'],
  [/\bMans\b\.?/g, 'Mansion'],
  [/\bGdns?\b\.?/g, 'Garden'],
  [/\bCtr\b\.?/g, 'Centre'],
  [/\bBlk\b\.?/gi, 'Block'],
  [/\bTwr\b\.?/gi, 'Tower'],
  [/\bCt\b\.?/g, 'Court'],
];

/** Characters of UTF-8 that a source read byte by byte (`è\u00ad½` for 譽). */
const misread = /(?:[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u2122]{1,3})+/gu;

/** A name without misread characters, abbreviations, control characters and doubled spaces. */
export function plainName(name: string): string {
  return wholeWords
    .reduce(
      (text, [pattern, word]) => text.replace(pattern, word),
      name.replace(misread, ' ').normalize('NFKC'),
    )
    .replace(/[\p{Cc}|=]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function positive(text: string | undefined): number | undefined {
  const number = Math.round(Number(text));
  return Number.isFinite(number) && number > 0 ? number : undefined;
}

const toDegrees = (text: string): number => Math.round(Number(text) * 1e4) / 1e4;

/** The phase or part that only the key holds (`太古城高山台`). */
function partOf(name: string, key: string): string {
  if (!catalogueKey(key).startsWith(catalogueKey(name))) return '';
  const part = catalogueKey(key).slice(catalogueKey(name).length);
  return part === catalogueKey(name) ? '' : part;
}

/** What is left of phases (`1及2期`) where a source's list cut the last one off. */
const cutPhases = /\s*第?[A-Z0-9、]+及$/u;

function wholeName(name: string, key: string): string {
  const part = partOf(name, key);
  return /^[A-Z0-9]/.test(part) ? `${name} ${part}` : `${name}${part}`;
}

/** The names of lists end with their month (`listings_2026-06`) or quarter; those of the government name homes whether or not they are sold. */
function onMarketIn(sources: readonly string[]): OnMarket | undefined {
  const months = sources
    .filter((source) => !/^(?:als|chp)_/.test(source))
    .flatMap((source) => /_(20\d\d-\d\d|20\d\dQ\d)$/.exec(source)?.[1] ?? []);
  if (months.some((month) => month >= '2026-07')) return 'now';
  return months.some((month) => month >= '2024') ? 'lately' : undefined;
}

/** The rows of a table of estates and buildings, as published with the columns of `catalogue_2026.csv`. */
export function readSourceRows(path: string): SourceRow[] {
  return parseCsvRecords(readSource(path)).map((record) => {
    const hk = wholeName(plainName(record['name_hk'] ?? ''), record['key'] ?? '').replace(
      cutPhases,
      '',
    );
    const part =
      (record['subdistrict'] || /[(（]/.exec(record['district'] ?? '')
        ? record['subdistrict'] || record['district']
        : '') ?? '';
    const within = subDistrictOfAgencyName(part.trim()) ?? subDistrictIdOf(part.trim());
    const district = districtIdOf((record['district'] ?? '').replace(/^.*[(（](.*)[)）]$/, '$1'));
    const isConsistent =
      within !== undefined &&
      (district === undefined || findSubDistrict(within)?.district === district);
    const scheme = record['is_subsidised'];
    const { lat = '', lon = '' } = record;
    return {
      key: catalogueKey(hk),
      hk,
      part: partOf(plainName(record['name_hk'] ?? ''), record['key'] ?? ''),
      en: plainName(record['name_en'] ?? ''),
      district: district ?? (within && findSubDistrict(within)?.district),
      subDistrict: isConsistent ? within : undefined,
      street: (record['street'] ?? '')
        .normalize('NFKC')
        .replace(/\s*[-–—]\s*(?=[^-–—]*段$)/u, '')
        .trim(),
      number: (record['number'] ?? '').trim(),
      aliases: (record['aliases'] ?? '')
        .split('|')
        .map(plainName)
        .filter((alias) => alias !== ''),
      isTraded: record['evidence'] === 'traded_or_listed',
      sourceCount: (record['sources'] ?? '').split('|').length,
      onMarket: onMarketIn((record['sources'] ?? '').split('|')),
      isOnlyOffered: (record['sources'] ?? '')
        .split('|')
        .every((source) => /^(?:listings|als|chp)_/.test(source)),
      isVisited: record['sources'] === 'chp_building_list_2020-22',
      subsidised: scheme
        ? scheme.startsWith('hos')
          ? 'home-ownership'
          : 'public-rental'
        : undefined,
      completedYear: positive(record['year_built']),
      blockCount: positive(record['blocks']),
      topFloor: positive(record['max_floor']),
      position: lat && lon ? [toDegrees(lat), toDegrees(lon)] : undefined,
      isPositionExact: record['coord_from'] === 'building',
    };
  });
}
