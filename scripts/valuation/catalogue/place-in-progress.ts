import { createHash } from 'node:crypto';
import { joinKey } from '@/backoffice/domains/evaluation/address/text-normalise';
import {
  catalogueKey,
  type CatalogueBlock,
  type CataloguePlace,
} from '@/valuation/facts/catalogue/catalogue';
import type { EstateFact } from '@/valuation/facts/estate-fact';
import type { LocatedRow } from './locate-rows';

export type Mutable<T> = { -readonly [K in keyof T]: T[K] };
/** A place in the making. */
export type PlaceInProgress = Mutable<Omit<CataloguePlace, 'aliases' | 'blocks'>> & {
  aliases: string[];
  blocks: Mutable<CatalogueBlock>[];
};

export function idOf({ district, hk, isTraded }: LocatedRow): string {
  const digest = createHash('sha1')
    .update(`${district}|${catalogueKey(hk)}`)
    .digest('hex')
    .slice(0, 10);
  return `${isTraded ? 'e' : 'b'}:${digest}`;
}

export function withoutName(place: PlaceInProgress, name: string): void {
  const key = catalogueKey(name);
  if (catalogueKey(place.en) === key) place.en = '';
  place.aliases = place.aliases.filter((alias) => catalogueKey(alias) !== key);
}

export function mergeFact(
  place: PlaceInProgress,
  { id, name, location, aliases, topFloor, completed, blocks }: EstateFact,
): void {
  const others = [place.hk, place.en, ...aliases].filter(
    (other) => other !== '' && ![name.hk, name.en].some((own) => joinKey(own) === joinKey(other)),
  );
  place.aliases = [...new Set([...others, ...place.aliases])];
  place.id = id;
  place.kind = 'estate';
  place.hk = name.hk;
  place.en = name.en;
  place.subDistrict = location.subDistrict;
  place.topFloor = Math.max(place.topFloor ?? 0, topFloor?.floor ?? 0) || undefined;
  place.completedYear ??= completed?.toYear;
  place.blockCount ??= blocks?.count;
  if (!place.isPositionExact && location.lat !== undefined && location.lon !== undefined) {
    place.position = [location.lat, location.lon];
    place.isPositionExact = true;
  }
}

export function placeOfFact({
  id,
  name,
  aliases,
  location,
  topFloor,
  completed,
  blocks,
}: EstateFact): PlaceInProgress {
  return {
    id,
    kind: 'estate',
    hk: name.hk,
    en: name.en,
    aliases: [...aliases],
    subDistrict: location.subDistrict,
    evidence: 'traded',
    isPositionExact: true,
    sourceCount: 4,
    blocks: [],
    ...(completed ? { completedYear: completed.toYear } : {}),
    ...(topFloor ? { topFloor: topFloor.floor } : {}),
    ...(blocks ? { blockCount: blocks.count } : {}),
    ...(location.lat !== undefined && location.lon !== undefined
      ? { position: [location.lat, location.lon] as const }
      : {}),
  };
}

const chineseNumbers = [
  '',
  '一',
  '二',
  '三',
  '四',
  '五',
  '六',
  '七',
  '八',
  '九',
  '十',
  '十一',
  '十二',
];

/** The English name of a block: the rest of the whole name after the estate's, else its number. */
export function blockEnglish({
  name,
  whole,
  estate,
}: {
  name: string;
  whole: string;
  estate: string;
}): string {
  const rest = whole.toLowerCase().startsWith(estate.toLowerCase())
    ? whole.slice(estate.length).replace(/^[\s,(-]+|[)]$/g, '')
    : '';
  if (rest !== '' && /[a-z0-9]/i.test(rest))
    return /^[0-9A-Z]{1,3}$/.test(rest) ? `Block ${rest}` : rest;
  const number = /^第?(.+?)[座幢]$/u.exec(name)?.[1];
  if (number === undefined)
    return whole !== '' && estate !== '' && !whole.includes(estate) ? whole : '';
  const digits = chineseNumbers.indexOf(number);
  return `Block ${digits > 0 ? digits : number}`;
}
