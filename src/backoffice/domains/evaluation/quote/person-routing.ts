import type { QuoteRequest } from '@/contracts/evaluation/evaluation';
import { looksLikeVillageHouse } from '@/valuation/model/property-flags';
import { areaOf } from '../address/place-labels';
import type { SelectedProperty } from './quote-input';
import { QuoteFailure } from './quote-failure';

/** Matches the name of a village in an address, but not roads, towns and estates whose names contain such a word. */
const villageInEnglish =
  /\b(?:tsuen(?!\s+wan)|village(?!\s+(?:road|terrace|gardens?|court|mansion))|uk|ha|lo)\s*(?:,|$|\d|no\b|house)/i;
const villageInChinese = /丁屋|村(?![道路街徑径邨苑])|[圍围](?=$|[\s\d,，、第])/;
const lotNumber = /\b(?:d\.?\s?d\.?\s?\d+|lot\s+(?:no\.?\s*)?\d+)\b|地段/i;
const otherUseInEnglish =
  /\b(?:shop|shops|arcade|shopping|office|workshop|godown|warehouse|factory|industrial|car\s?park(?:ing)?)\b/i;
const otherUseInChinese =
  /地[舖铺]|[舖铺]位|商[舖铺]|寫字樓|写字楼|工業大廈|工业大厦|廠房|厂房|車位|车位/;
/** The number of the top floor of a village house, which has three storeys. */
const villageTopFloor = 2;
const villageAreas: ReadonlySet<string | undefined> = new Set(['NT', 'IS']);
const minLetters = 2;

/** Refuses properties that only staff can value: by the chosen type or an unpaid premium. Throws `QuoteFailure`. */
export function validateType({ propertyType, premium }: QuoteRequest): void {
  if (propertyType === 'villageHouse') throw new QuoteFailure('villageHouse');
  if (propertyType === 'subsidisedFlat') {
    if (premium !== 'paid') throw new QuoteFailure('premiumUnpaid');
  } else if (propertyType !== undefined && propertyType !== 'flat')
    throw new QuoteFailure('notAFlat');
}

/** Refuses a subsidised flat whose premium may be unpaid: its owner cannot sell it at the open-market value. Throws `QuoteFailure`. */
export function validatePremium(
  { premium }: QuoteRequest,
  { located: { place }, estate }: SelectedProperty,
): void {
  const isSubsidised = [place, estate].some((known) => known?.facts.subsidised === true);
  if (premium === 'unpaid' || (isSubsidised && premium !== 'paid'))
    throw new QuoteFailure('premiumUnpaid');
}

/** Refuses a typed address that cannot be an address, is not a flat's, or looks like that of a village house. Throws `QuoteFailure`. */
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
