import {
  districts,
  findSubDistrict,
  subDistricts,
  type DistrictId,
  type SubDistrictId,
} from '@/valuation/facts/districts';
import { toSimplified } from '../address/han-simplified';
import { placeId } from '../address/place-compilation';
import type { PlaceDraft } from '../address/place.types';
import { joinKey } from '../address/text-normalise';
import type { PlaceIndex } from './place-index';
import type { Rejections } from './rejections';
import { looksNonResidential } from './residential';
import type { SourceAddress, BilingualName } from './source-address';

export interface AddressCounts {
  /** Addresses that matched a known place. */
  joined: number;
  added: number;
}

/** Adds streets, numbers and buildings to the tree: known places are matched by name, the rest is added where it is residential. */
export function joinAddresses(
  index: PlaceIndex,
  addresses: readonly SourceAddress[],
  { file, rejections }: { file: string; rejections: Rejections },
): AddressCounts {
  const matches = addresses.map((address) => findMatch(index, address));
  const subDistrictOfStreet = voteSubDistrictByStreet(index, { addresses, matches });
  const defaultSubDistrictOf = defaultSubDistricts(index);
  const seen = new Set<string>();
  const joinCounts: AddressCounts = { joined: 0, added: 0 };
  addresses.forEach((address, at) => {
    const text = [
      address.number,
      address.street.en,
      address.estate?.en,
      address.building.en,
      address.building.hk,
    ]
      .filter((part) => part)
      .join(' ');
    const reject = (reason: 'duplicate' | 'notResidential' | 'noAddress') =>
      rejections.add({ file, at: at + 1, reason, text });
    const key = [
      address.district,
      joinKey(address.street.en || address.street.hk),
      address.number,
      joinKey(text),
      joinKey(address.block?.en ?? ''),
    ].join('|');
    if (seen.has(key)) return reject('duplicate');
    seen.add(key);
    const match = matches[at];
    if (
      !match &&
      [address.building, address.estate, address.block].some(
        (names) => names && looksNonResidential(names),
      )
    )
      return reject('notResidential');
    const district =
      match?.district ??
      address.town ??
      subDistrictOfStreet.get(streetKey(address)) ??
      defaultSubDistrictOf.get(address.district);
    if (
      district === undefined ||
      (isUnnamed(address.street) && !match && isUnnamed(address.building) && !address.estate)
    )
      return reject('noAddress');
    const target = match ?? addTarget(index, address, district);
    if (match) {
      completeNames(match, address);
      joinCounts.joined += 1;
    } else joinCounts.added += 1;
    addStreetNumber(index, { address, district, target });
  });
  return joinCounts;
}

function isUnnamed({ en, hk }: BilingualName): boolean {
  return en === '' && hk === '';
}

function findMatch(
  index: PlaceIndex,
  { district, estate, block, building }: SourceAddress,
): PlaceDraft | undefined {
  if (estate) {
    const [known] = index.findEstatesByName(district, [estate.en, estate.hk]);
    if (!known || !block) return known;
    return index.findOrAddBlock(known, { ...fullNames(block) });
  }
  return isUnnamed(building) ? undefined : index.findByName(district, [building.en, building.hk]);
}

function streetKey({ district, street }: SourceAddress): string {
  return `${district}|${joinKey(street.en || street.hk)}`;
}

/** Majority vote: a street lies where most of its known buildings lie; estates named after a street number (`3 Kent Road`) count, too. */
function voteSubDistrictByStreet(
  index: PlaceIndex,
  {
    addresses,
    matches,
  }: { addresses: readonly SourceAddress[]; matches: readonly (PlaceDraft | undefined)[] },
): Map<string, string> {
  const votes = new Map<string, Map<string, number>>();
  const vote = (street: string, district: string) => {
    const counts = votes.get(street) ?? new Map<string, number>();
    votes.set(street, counts.set(district, (counts.get(district) ?? 0) + 1));
  };
  for (const { kind, en, district } of index.drafts.values()) {
    const street =
      kind === 'estate' || kind === 'block'
        ? /^(?:nos?\.? ?)?\d[\d\s,&/a-z-]*? ([a-z].*)$/i.exec(en)?.[1]
        : undefined;
    if (street) vote(`${findSubDistrict(district)?.district}|${joinKey(street)}`, district);
  }
  addresses.forEach((address, at) => {
    const district = matches[at]?.district ?? address.town;
    if (district !== null && district !== undefined) vote(streetKey(address), district);
  });
  return new Map(
    [...votes].map(([street, counts]) => [
      street,
      [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? '',
    ]),
  );
}

/** The fallback: the sub-district with the most known estates of each of the 18 districts. */
function defaultSubDistricts(index: PlaceIndex): Map<DistrictId, SubDistrictId> {
  const estates = new Map<string, number>();
  for (const { kind, district } of index.drafts.values())
    if (kind === 'estate') estates.set(district, (estates.get(district) ?? 0) + 1);
  return new Map(
    districts.flatMap(({ id }) => {
      const [most] = subDistricts
        .filter((fact) => fact.district === id)
        .sort((one, other) => (estates.get(other.id) ?? 0) - (estates.get(one.id) ?? 0));
      return most ? [[id, most.id] as const] : [];
    }),
  );
}

function fullNames({ en, hk }: BilingualName): Pick<PlaceDraft, 'en' | 'hk' | 'cn'> {
  return { en: en || hk, hk: hk || en, cn: hk === '' ? en : toSimplified(hk) };
}

function addTarget(
  index: PlaceIndex,
  { estate, block, building }: SourceAddress,
  district: string,
): PlaceDraft | null {
  const facts = {};
  if (estate) {
    const added = index.add({
      id: placeId('estate', district, estate.en || estate.hk),
      kind: 'estate',
      district,
      parent: null,
      target: null,
      ...fullNames(estate),
      facts,
    });
    return block ? index.findOrAddBlock(added, fullNames(block)) : added;
  }
  if (isUnnamed(building)) return null;
  const within = findSubDistrict(district)?.district ?? district;
  return index.add({
    id: placeId('building', within, building.en || building.hk),
    kind: 'building',
    district,
    parent: null,
    target: null,
    ...fullNames(building),
    facts,
  });
}

/** Adds the Chinese name to a place that only the sales data knew. */
function completeNames(draft: PlaceDraft, { estate, building }: SourceAddress): void {
  const names = estate && draft.kind === 'estate' ? estate : building;
  if (draft.hk !== draft.en || names.hk === '' || joinKey(names.en) !== joinKey(draft.en)) return;
  draft.hk = names.hk;
  draft.cn = toSimplified(names.hk);
}

function addStreetNumber(
  index: PlaceIndex,
  {
    address,
    district,
    target,
  }: { address: SourceAddress; district: string; target: PlaceDraft | null },
): void {
  if (isUnnamed(address.street)) return;
  const street = index.add({
    id: placeId('street', district, address.street.en || address.street.hk),
    kind: 'street',
    district,
    parent: null,
    target: null,
    ...fullNames(address.street),
    facts: {},
  });
  if (target?.kind === 'building') target.parent ??= street.id;
  const { number } = address;
  index.add({
    id: placeId('streetno', street.id, `${number || 'none'} ${target?.id ?? ''}`),
    kind: 'streetno',
    district,
    parent: street.id,
    target: target?.id ?? null,
    en: number,
    hk: number === '' ? '' : `${number}號`,
    cn: number === '' ? '' : `${number}号`,
    facts: {},
  });
}
