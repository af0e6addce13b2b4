import type { Catalogue } from '../facts/catalogue/catalogue';
import { districtIdOf } from '../facts/district-names';
import { areas, subDistricts } from '../facts/districts';
import { sizeClassOf } from '../numeric/basis';
import { medianOf } from '../numeric/quantile';
import type { IndexQuarter } from '../market/official-index';
import type { Sale } from '../model/sale.types';
import { isoDayOf } from '../model/transaction-row';
import { levelPlacesOf } from './catalogue-places';
import type { PublishedLevel } from './level-row';
import {
  type LevelObservation,
  type LevelPlace,
  type MonthNumber,
  parseMonth,
  toKilometres,
} from './level-place';
import { PlaceNames, type Position } from './place-names';
import { type HistorySale, poolHistory } from './pooled-history';
import { MonthlyIndex } from './monthly-index';

export interface FitSources {
  catalogue: Catalogue;
  sales: readonly Sale[];
  levels: readonly PublishedLevel[];
  indexQuarters: readonly IndexQuarter[];
}

export interface CollectedSources {
  places: LevelPlace[];
  observations: LevelObservation[];
  historyMonth: MonthNumber;
  /** Log (1 + floor) of a place's typical sale, by the place's position. */
  typicalFloors: Map<number, number>;
  /** Positions of places that are not in the catalogue. */
  added: number;
}

const launchYears = 5;
const daysPerYear = 365.25;
const defaultFloor = 12;

/** Places with what was observed of them: older sales pooled, later medians as they are. */
export function collectSources({
  catalogue,
  sales,
  levels,
  indexQuarters,
}: FitSources): CollectedSources {
  const places = levelPlacesOf(catalogue);
  const names = new PlaceNames(catalogue.places);
  const unknown = new Map<string, number>();
  const placeAt = (
    spellings: readonly string[],
    {
      district,
      position,
      create,
    }: { district: string; position?: Position; create: () => LevelPlace },
  ) => {
    const known = names.find(spellings, district, position);
    if (known !== undefined) return known;
    const key = `${district}|${spellings[0] ?? ''}`;
    const at = unknown.get(key) ?? places.push(create()) - 1;
    unknown.set(key, at);
    return at;
  };
  const index = new MonthlyIndex(indexQuarters);
  const lastDay = sales.reduce((last, { soldOnDay }) => Math.max(last, soldOnDay), 0);
  const historyMonth = parseMonth(isoDayOf(lastDay)) - 1;
  const resales: HistorySale[] = [];
  const launches = new Map<number, HistorySale[]>();
  for (const sale of sales) {
    const name = sale.estate.trim() || sale.building.trim();
    const place = placeAt([name], {
      district: sale.district,
      ...(sale.latitude !== null && sale.longitude !== null
        ? { position: [sale.latitude, sale.longitude] as const }
        : {}),
      create: () => unknownPlace(sale, places),
    });
    const month = parseMonth(isoDayOf(sale.soldOnDay));
    const sizeClass = sizeClassOf(sale.areaSqft);
    const pooled: HistorySale = {
      place,
      month,
      logPrice:
        Math.log(sale.priceHkd / sale.areaSqft) + index.logChange(sizeClass, month, historyMonth),
      logArea: Math.log(sale.areaSqft),
      floor: sale.floor ?? defaultFloor,
    };
    completePlace(places[place], sale);
    const age =
      sale.completedOnDay === null ? null : (sale.soldOnDay - sale.completedOnDay) / daysPerYear;
    if (!sale.isFirstHand || (age !== null && age >= launchYears)) resales.push(pooled);
    else launches.set(place, [...(launches.get(place) ?? []), pooled]);
  }
  const pooledPlaces = poolHistory(resales, historyMonth);
  const observations: LevelObservation[] = [
    ...pooledPlaces.map(({ place, logPrice, logArea, count }) => ({
      place,
      kind: 'history' as const,
      month: historyMonth,
      logPrice,
      logArea,
      count,
    })),
    ...[...launches].map(([place, sold]) => ({
      place,
      kind: 'launch' as const,
      month: historyMonth,
      logPrice: medianOf(sold.map(({ logPrice }) => logPrice)),
      logArea: medianOf(sold.map(({ logArea }) => logArea)),
      count: sold.length,
    })),
    ...levels.map((level) => {
      const place = placeAt(level.names, {
        district: level.district,
        create: () => unknownPlace(level, places),
      });
      const known = places[place];
      if (known && known.completedYear === null) known.completedYear = level.completedYear;
      return {
        place,
        kind: level.kind,
        month: level.month,
        logPrice: Math.log(level.pricePerSqft),
        logArea: Math.log(level.areaSqft),
        count: level.count,
      };
    }),
  ];
  return {
    places,
    observations,
    historyMonth,
    typicalFloors: new Map(pooledPlaces.map(({ place, logFloor }) => [place, logFloor])),
    added: unknown.size,
  };
}

/** Facts of the sales where the catalogue has none. */
function completePlace(place: LevelPlace | undefined, sale: Sale): void {
  if (!place) return;
  if (!place.isPositionKnown && sale.latitude !== null && sale.longitude !== null)
    Object.assign(place, toKilometres(sale.latitude, sale.longitude), { isPositionKnown: true });
  if (place.completedYear === null && sale.completedOnDay !== null)
    place.completedYear = Math.floor(1970 + sale.completedOnDay / daysPerYear);
}

/** A place that is not in the catalogue, in the middle of its district. */
function unknownPlace(
  { district }: { district: string },
  places: readonly LevelPlace[],
): LevelPlace {
  const id = districtIdOf(district.replace(/\s*\(.*\)/, ''));
  const area = subDistricts.find((fact) => fact.district === id)?.area;
  const neighbours = places.filter((place) => place.district === id && place.isPositionKnown);
  return {
    id: '',
    district: id,
    subDistrict: undefined,
    region: areas.find((fact) => fact.id === area)?.priceRegion ?? 'New Territories',
    north: neighbours.length > 0 ? medianOf(neighbours.map(({ north }) => north)) : 0,
    east: neighbours.length > 0 ? medianOf(neighbours.map(({ east }) => east)) : 0,
    isPositionKnown: false,
    completedYear: null,
    scheme: 'private',
    nameKind: 'unlisted',
    topFloor: null,
  };
}
