import type { AdditiveModel } from '../model/additive-model';
import { ageKnots, floorKnots, logAreaKnots } from '../numeric/basis';
import type {
  BuiltInEstate,
  BuiltInLevels,
  BuiltInPlace,
  BuiltInSubDistrict,
  ErrorQuantiles,
} from './built-in-levels';
import { BuiltInValuer } from './built-in-valuer';
import { type EncodedProperty, PlaceRegistry } from '../model/encoded-sale';
import type { OfficialIndex } from '../market/official-index';
import type { PlacePath } from '../model/place-tree';
import { looksLikeSubsidised } from '../model/property-flags';
import { medianOf, quantileOfSorted } from '../numeric/quantile';
import type { Sale } from '../model/sale.types';
import type { ValuationModel } from '../model/valuation-model';

export interface BuiltInFitSettings {
  source: string;
  referenceQuarter: number;
  /** First and last day of the reference quarter. */
  quarter: { firstDay: number; lastDay: number };
  minimumEstateResales: number;
}

const reference = { areaSqft: 500, floor: 15, ageYears: 20 } as const;
const noPlace: PlacePath = {
  district: -1,
  subDistrict: -1,
  estate: -1,
  building: -1,
  stack: -1,
  flatLine: -1,
};
const scaleOfMedianDeviation = 1.4826;
const recentDays = 730;
const quarterSamples = 5;

interface PlaceSales {
  path: PlacePath;
  sample: Sale;
  residuals: number[];
  completedOnDays: number[];
}

/** Condenses a trained model into levels by place and common curves, at the mean of the reference quarter. */
export function fitBuiltInLevels(
  model: ValuationModel,
  sales: readonly Sale[],
  settings: BuiltInFitSettings,
): BuiltInLevels {
  const at = createRegionalLevel(model.additive, settings.quarter);
  const overall = at(noPlace, {});
  const resales = resalesByPlace(model, sales, settings.quarter.lastDay);
  const subDistricts = [...resales.bySubDistrict.values()].map((place) => subDistrictOf(place, at));
  const subDistrictPositions = new Map(
    [...resales.bySubDistrict.keys()].map((node, position) => [node, position]),
  );
  const estates = [...resales.byEstate.values()]
    .filter(({ residuals }) => residuals.length >= settings.minimumEstateResales)
    .map((place) =>
      estateOf(place, { at, subDistrict: subDistrictPositions.get(place.path.subDistrict) ?? -1 }),
    );
  const { source, referenceQuarter } = settings;
  return {
    source,
    referenceQuarter,
    reference,
    logLevel: round(overall),
    floor: {
      knots: [...floorKnots],
      values: floorKnots.map((floor) => round(at(noPlace, { floor }) - overall)),
    },
    logArea: {
      knots: logAreaKnots.map(round),
      values: logAreaKnots.map((logArea) => round(at(noPlace, { logArea }) - overall)),
    },
    ageKnots: [...ageKnots],
    ageValues: ageKnots.map((ageYears) => round(at(noPlace, { ageYears }) - overall)),
    districts: [...resales.byDistrict.values()].map((place) => ({
      ...placeOf(place, place.sample.district),
      logLevel: round(at(place.path, {})),
    })),
    subDistricts,
    estates,
    errors: { estate: normalErrors, subDistrict: normalErrors, district: normalErrors },
  };
}

const normalErrors: ErrorQuantiles = { lower: -0.2, upper: 0.2 };

/** Error quantiles of levels on later resales, each level as if the finer ones were unknown. */
export function measureBuiltInErrors(
  levels: BuiltInLevels,
  resales: readonly Sale[],
  officialIndex: OfficialIndex,
): BuiltInLevels['errors'] {
  const quantiles = (
    known: BuiltInLevels,
    level: keyof BuiltInLevels['errors'],
  ): ErrorQuantiles => {
    const valuer = new BuiltInValuer(known, officialIndex);
    const errors: number[] = [];
    for (const sale of resales) {
      const valuation = valuer.value(sale, sale.soldOnDay);
      if (valuation.level === level) errors.push(Math.log(sale.priceHkd / valuation.value));
    }
    const sorted = Float64Array.from(errors).sort();
    return {
      lower: round(quantileOfSorted(sorted, 0.1)),
      upper: round(quantileOfSorted(sorted, 0.9)),
    };
  };
  return {
    estate: quantiles(levels, 'estate'),
    subDistrict: quantiles({ ...levels, estates: [] }, 'subDistrict'),
    district: quantiles({ ...levels, estates: [], subDistricts: [] }, 'district'),
  };
}

type RegionalLevel = (
  path: PlacePath,
  flat: Partial<Pick<EncodedProperty, 'floor' | 'logArea' | 'ageYears' | 'isSubsidised'>>,
) => number;

function createRegionalLevel(
  additive: AdditiveModel,
  quarter: BuiltInFitSettings['quarter'],
): RegionalLevel {
  return (path, flat) => {
    let sum = 0;
    for (let sample = 0; sample < quarterSamples; sample += 1) {
      const day =
        quarter.firstDay + ((sample + 0.5) / quarterSamples) * (quarter.lastDay - quarter.firstDay);
      const common = {
        path,
        day,
        floor: reference.floor,
        logArea: Math.log(reference.areaSqft),
        ageYears: reference.ageYears,
      };
      sum += additive.predict({
        ...common,
        isLaunch: false,
        isSubsidised: false,
        latitude: null,
        longitude: null,
        ...flat,
      }).regional;
    }
    return sum / quarterSamples;
  };
}

function resalesByPlace(
  model: ValuationModel,
  sales: readonly Sale[],
  lastDay: number,
): Record<'byDistrict' | 'bySubDistrict' | 'byEstate', Map<number, PlaceSales>> {
  const registry = new PlaceRegistry(model.tree);
  const byDistrict = new Map<number, PlaceSales>();
  const bySubDistrict = new Map<number, PlaceSales>();
  const byEstate = new Map<number, PlaceSales>();
  for (const sale of sales) {
    const encoded = registry.encodeSale(sale, sale.soldOnDay);
    if (encoded.isLaunch || sale.soldOnDay < lastDay - recentDays) continue;
    const { district, subDistrict, estate } = encoded.path;
    const residual =
      Math.log(sale.priceHkd / sale.areaSqft) - model.additive.predict(encoded).regional;
    const nodes = [
      { places: byDistrict, node: district, path: { ...noPlace, district } },
      { places: bySubDistrict, node: subDistrict, path: { ...noPlace, district, subDistrict } },
      { places: byEstate, node: estate, path: { ...noPlace, district, subDistrict, estate } },
    ];
    for (const { places, node, path } of nodes) {
      if (node < 0) continue;
      const place = places.get(node) ?? { path, sample: sale, residuals: [], completedOnDays: [] };
      places.set(node, place);
      place.residuals.push(residual);
      if (sale.completedOnDay !== null) place.completedOnDays.push(sale.completedOnDay);
    }
  }
  return { byDistrict, bySubDistrict, byEstate };
}

function placeOf(place: PlaceSales, name: string): Omit<BuiltInPlace, 'logLevel'> {
  const median = medianOf(place.residuals);
  const deviation =
    medianOf(place.residuals.map((residual) => Math.abs(residual - median))) *
    scaleOfMedianDeviation;
  return { name, deviation: round(deviation), sales: place.residuals.length };
}

function subDistrictOf(place: PlaceSales, at: RegionalLevel): BuiltInSubDistrict {
  const level = at(place.path, {});
  const large = { logArea: Math.log(2 * reference.areaSqft) };
  const sizeSlope = at(place.path, large) - level - (at(noPlace, large) - at(noPlace, {}));
  return {
    ...placeOf(place, place.sample.subDistrict),
    logLevel: round(level),
    district: place.sample.district,
    sizeSlope: round(sizeSlope),
    ageValues: ageKnots.map((ageYears) => round(at(place.path, { ageYears }) - level)),
  };
}

function estateOf(
  place: PlaceSales,
  context: { at: RegionalLevel; subDistrict: number },
): BuiltInEstate {
  const { at, subDistrict } = context;
  const isSubsidised = looksLikeSubsidised(place.sample);
  const level = at(place.path, { isSubsidised });
  const high = { floor: reference.floor + 30, isSubsidised };
  const floorSlope =
    at(place.path, high) - level - (at(noPlace, { floor: high.floor }) - at(noPlace, {}));
  const completedYear =
    place.completedOnDays.length === 0
      ? null
      : 1970 + Math.floor(medianOf(place.completedOnDays) / 365.25);
  const meanResidual = medianOf(place.residuals);
  return {
    ...placeOf(place, place.sample.estate),
    logLevel: round(level + meanResidual),
    subDistrict,
    floorSlope: round(floorSlope),
    completedYear,
  };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
