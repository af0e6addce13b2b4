import type { QuoteRequest } from '@/contracts/evaluation/evaluation';
import { looksLikeVillageHouse } from '@/valuation/model/property-flags';
import { areaOf } from '../address/place-labels';
import type { SelectedProperty } from './quote-input';
import { QuoteFailure } from './quote-failure';

/** A village of an address; roads, towns and estates whose names hold such a word are none. */
const villageInEnglish =
  /\b(?:tsuen(?!\s+wan)|village(?!\s+(?:road|terrace|gardens?|court|mansion))|uk|ha|lo)\s*(?:,|$|\d|no\b|house)/i;
const villageInChinese = /丁屋|村(?![道路街徑径邨苑])|[圍围](?=$|[\s\d,，、第])/;
const lotNumber = /\b(?:d\.?\s?d\.?\s?\d+|lot\s+(?:no\.?\s*)?\d+)\b|地段/i;
const otherUseInEnglish =
  /\b(?:shop|shops|arcade|shopping|office|workshop|godown|warehouse|factory|industrial|car\s?park(?:ing)?)\b/i;
const otherUseInChinese =
  /地[舖铺]|[舖铺]位|商[舖铺]|寫字樓|写字楼|工業大廈|工业大厦|廠房|厂房|車位|车位/;
/** A village house has three storeys. */
const villageTopFloor = 2;
const villageAreas: ReadonlySet<string | undefined> = new Set(['NT', 'IS']);
const minLetters = 2;

/** Refuses what only a person values: by the type that was chosen, by the words of an address, or by an open premium. Throws `QuoteFailure`. */
export function validateType({ propertyType, premium }: QuoteRequest): void {
  if (propertyType === 'villageHouse') throw new QuoteFailure('villageHouse');
  if (propertyType === 'subsidisedFlat') {
    if (premium !== 'paid') throw new QuoteFailure('premiumUnpaid');
  } else if (propertyType !== undefined && propertyType !== 'flat')
    throw new QuoteFailure('notAFlat');
}

/** Refuses a flat whose premium may be unpaid: the open-market value is not its owner's. Throws `QuoteFailure`. */
export function validatePremium(
  { premium }: QuoteRequest,
  { located: { place }, estate }: SelectedProperty,
): void {
  const isSubsidised = [place, estate].some((known) => known?.facts.subsidised === true);
  if (premium === 'unpaid' || (isSubsidised && premium !== 'paid'))
    throw new QuoteFailure('premiumUnpaid');
}

/** Refuses an address by hand that is none, and one of something other than a flat. Throws `QuoteFailure`. */
export function validateManualAddress(
  { propertyType }: QuoteRequest,
  { address, district, floor, isStreetKnown }: ManualAddress,
): void {
  if ((address.match(/\p{Letter}/gu) ?? []).length < minLetters)
    throw new QuoteFailure('addressUnclear');
  if (otherUseInEnglish.test(address) || otherUseInChinese.test(address))
    throw new QuoteFailure('notAFlat');
  const isNamedLikeOne =
    looksLikeVillageHouse({ estate: address, building: '' }) ||
    villageInEnglish.test(address) ||
    villageInChinese.test(address) ||
    lotNumber.test(address);
  const isBuiltLikeOne =
    propertyType === undefined &&
    !isStreetKnown &&
    villageAreas.has(areaOf(district)) &&
    floor !== null &&
    floor <= villageTopFloor;
  if (isNamedLikeOne || isBuiltLikeOne) throw new QuoteFailure('villageHouse');
}

export interface ManualAddress {
  address: string;
  district: string;
  floor: number | null;
  /** Whether the address names a street of its district. */
  isStreetKnown: boolean;
}
