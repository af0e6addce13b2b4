import type { SubDistrictId } from '../districts';

/** Why a place counts as residential: flats in it were sold or offered, or only the government names it, in words that mean homes. */
export type ResidentialEvidence = 'traded' | 'named';

/** Subsidised flats, told by rule and not verified: sold by the Housing Authority or Society, or public rental blocks sold to tenants. */
export type SubsidisedScheme = 'home-ownership' | 'public-rental';

/** When lists of homes for sale last named a place: in the summer of 2026, or earlier since 2024. */
export type OnMarket = 'now' | 'lately';

export interface CatalogueBlock {
  readonly en: string;
  readonly hk: string;
  readonly topFloor?: number;
}

/** An estate or a building that stands alone; English names are empty where no source has one. */
export interface CataloguePlace {
  readonly id: string;
  readonly kind: 'estate' | 'building';
  readonly en: string;
  readonly hk: string;
  /** Other spellings, phases and former names. */
  readonly aliases: readonly string[];
  readonly subDistrict: SubDistrictId;
  readonly evidence: ResidentialEvidence;
  readonly subsidised?: SubsidisedScheme;
  readonly completedYear?: number;
  readonly blockCount?: number;
  /** Highest floor seen in use. */
  readonly topFloor?: number;
  readonly position?: readonly [latitude: number, longitude: number];
  /** Whether the position is that of the building, and not only of its street. */
  readonly isPositionExact: boolean;
  /** How many of our sources name it: of two namesakes the one better known comes first. */
  readonly sourceCount: number;
  readonly onMarket?: OnMarket;
  readonly blocks: readonly CatalogueBlock[];
}

/** A number of a street, such as `12`, `12A` or `12-18`, with the place there and, in an estate, its block. */
export interface CatalogueNumber {
  readonly number: string;
  /** Position in `places`. */
  readonly place: number;
  /** Position in the place's `blocks`. */
  readonly block?: number;
}

/** The part of a street that lies in one sub-district. */
export interface CatalogueStreet {
  readonly en: string;
  readonly hk: string;
  readonly subDistrict: SubDistrictId;
  readonly numbers: readonly CatalogueNumber[];
}

/** A street with all districts through which it runs, whether or not homes are known there. */
export interface StreetDistricts {
  readonly en: string;
  readonly hk: string;
  readonly districts: readonly string[];
}

/** Names, addresses and plain facts of the residential estates and buildings of Hong Kong; holds no sale and no price. */
export interface Catalogue {
  readonly compiledOn: string;
  readonly places: readonly CataloguePlace[];
  readonly streets: readonly CatalogueStreet[];
  readonly streetDistricts: readonly StreetDistricts[];
}

const variants: Readonly<Record<string, string>> = {
  滙: '匯',
  臺: '台',
  恒: '恆',
  栢: '柏',
  峯: '峰',
  羣: '群',
  釆: '采',
  囍: '喜',
  銹: '繡',
  裡: '里',
};

/** Key under which the sources' Chinese or English spellings of one name meet: letters, digits and Han characters, in capitals. */
export function catalogueKey(name: string): string {
  return name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[滙臺恒栢峯羣釆囍銹裡]/gu, (character) => variants[character] ?? character);
}
