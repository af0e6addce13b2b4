import type { Property, ReviewReason } from './sale.types';

const privateEstates =
  /^(whampoa|hutchison|walton|cosmopolitan|clague garden|sunderland|the rural|mei foo|luk yeung)\b/i;
const villageWords = /\b(village house|ding uk|lot no\.?|dd\s?\d+)\b/i;
/** A village has such a word at the end; in the middle it belongs to a street or a building. */
const villageSuffix = /\S\s(tsuen|wai)$/i;
const villageChinese = /村屋|丁屋|丈量約份/;
const subsidisedChinese = /村\(租置\)|居屋|公屋/;
const courtInChinese = /苑(?:$|[\s(（第])/;
/** Estates named 新邨 are private. */
const estateInChinese = /(?<!新)邨(?:$|[\s(（第])/;

const syllable =
  '(?:tsz|sze|(?:ch|sh|kw|ng|ts|[bfhjklmnpstwy])?(?:[aeiou]{1,3})(?:ng|[mnptkiuhy])?)';
const romanisedCourt = new RegExp(`^${syllable} ${syllable} court$`, 'i');
const blockName = /\bblock\b/i;

/**
 * Whether names suggest a subsidised flat (Home Ownership Scheme, Tenants Purchase Scheme), which sells below market. A hint for
 * a person, not a finding: an estate or court of several houses, or a court of two Cantonese syllables made up of blocks.
 */
export function looksLikeSubsidised({
  estate,
  building,
}: Pick<Property, 'estate' | 'building'>): boolean {
  const estateName = estate.trim();
  if (privateEstates.test(estateName)) return false;
  if (building.trim().toLowerCase() === estateName.toLowerCase()) return false;
  if (/\b(estate|court)(\s*\(.*\))?$/i.test(estateName) && /\bhouse\b/i.test(building)) return true;
  return romanisedCourt.test(estateName) && blockName.test(building);
}

/**
 * Whether an estate's two names together suggest a subsidised one: its Chinese name ends in 苑 and its English one in Court, or in 邨 and
 * Estate. One of them alone occurs in the names of private estates, too.
 */
export function isNamedLikeSubsidised({ en, hk }: { en: string; hk: string }): boolean {
  if (subsidisedChinese.test(hk)) return true;
  return (
    (courtInChinese.test(hk) && /\bcourt\b/i.test(en)) ||
    (estateInChinese.test(hk) && /\bestate\b/i.test(en))
  );
}

/** Whether names, in either script, suggest a New Territories village house. */
export function looksLikeVillageHouse({
  estate,
  building,
}: Pick<Property, 'estate' | 'building'>): boolean {
  return [estate, building].some(
    (name) =>
      villageWords.test(name) || villageSuffix.test(name.trim()) || villageChinese.test(name),
  );
}

const usualAreaSqft = { min: 160, max: 2500 } as const;

/** Review reasons of the property itself. */
export function propertyReasons(property: Property, isLaunch: boolean): ReviewReason[] {
  const reasons: ReviewReason[] = [];
  if (looksLikeSubsidised(property)) reasons.push('subsidisedHousing');
  if (looksLikeVillageHouse(property)) reasons.push('villageHouse');
  if (isLaunch) reasons.push('uncompletedBuilding');
  if (property.areaSqft < usualAreaSqft.min || property.areaSqft > usualAreaSqft.max)
    reasons.push('unusualSize');
  return reasons;
}
