import { appendTo } from '@/lib/object/append-to';
import type { Catalogue, CataloguePlace } from '../facts/catalogue/catalogue';
import { areas, findSubDistrict, subDistricts, type SubDistrictId } from '../facts/districts';
import { medianOf } from '../numeric/quantile';
import { type LevelPlace, type LevelScheme, type NameKind, toKilometres } from './level-place';

type Point = Pick<LevelPlace, 'north' | 'east'>;

/** The catalogue's places in their order, then the sub-districts as places of which nothing but the middle is known. */
export function levelPlacesOf({
  places,
  streets,
}: Pick<Catalogue, 'places' | 'streets'>): LevelPlace[] {
  const points = places.map(({ position }) => (position ? toKilometres(...position) : null));
  const byStreet = new Map<number, Point>();
  for (const { numbers } of streets) {
    const middle = middleOf(numbers.flatMap(({ place }) => points[place] ?? []));
    if (middle) for (const { place } of numbers) byStreet.set(place, byStreet.get(place) ?? middle);
  }
  const inSubDistrict = new Map<SubDistrictId, Point[]>();
  places.forEach(({ subDistrict }, at) => {
    const point = points[at];
    if (point) appendTo(inSubDistrict, subDistrict, point);
  });
  const middles = new Map([...inSubDistrict].map(([id, known]) => [id, middleOf(known)]));
  const cityMiddle = { north: 0, east: 0 };
  const located = (id: SubDistrictId, known: Point | null | undefined) => {
    const fact = findSubDistrict(id);
    return {
      district: fact?.district,
      subDistrict: id,
      region: areas.find((area) => area.id === fact?.area)?.priceRegion ?? 'New Territories',
      ...(known ?? middles.get(id) ?? cityMiddle),
      isPositionKnown: known !== undefined && known !== null,
    } satisfies Partial<LevelPlace>;
  };
  return [
    ...places.map((place, at) => ({
      id: place.id,
      ...located(place.subDistrict, points[at] ?? byStreet.get(at)),
      completedYear: place.completedYear ?? null,
      scheme: schemeOf(place),
      nameKind: nameKindOf(place),
      topFloor: place.topFloor ?? null,
    })),
    ...subDistricts.map(({ id }) => ({
      id,
      ...located(id, null),
      completedYear: null,
      scheme: 'private' as const,
      nameKind: 'unlisted' as const,
      topFloor: null,
    })),
  ];
}

function schemeOf({ subsidised, hk }: CataloguePlace): LevelScheme {
  if (subsidised === 'home-ownership') return 'homeOwnership';
  if (subsidised === 'public-rental') return 'publicRental';
  if (/苑$/.test(hk)) return 'namedCourt';
  return /邨$/.test(hk) ? 'namedEstate' : 'private';
}

const kindsByEnding: readonly (readonly [NameKind, RegExp])[] = [
  ['streetNumber', /\d+號|號[A-Z]?$/],
  ['foreign', /[A-Za-z]{2,}|^\P{Script=Han}+$|[．·•‧.]/u],
  ['house', /(樓|大廈[A-Z]座)$/],
  ['building', /大廈$/],
  ['court', /(閣|苑|台|臺|居|廬|閣[A-Z]座)$/],
  ['garden', /(園|新邨|新村|中心|城|邨|村|花園第.*)$/],
  ['recent', /(軒|邸|峰|峯|匯|滙|灣|岸|海|寓|庭|薈|瓏|寶|尚|臻|山)$/],
];

/** Each time has its own words for homes; the first kind that fits counts. */
function nameKindOf({ subsidised, hk }: Pick<CataloguePlace, 'subsidised' | 'hk'>): NameKind {
  if (subsidised) return 'subsidised';
  return kindsByEnding.find(([, words]) => words.test(hk))?.[0] ?? 'other';
}

function middleOf(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined;
  return {
    north: medianOf(points.map(({ north }) => north)),
    east: medianOf(points.map(({ east }) => east)),
  };
}
