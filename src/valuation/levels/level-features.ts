import { hatWeights } from '../numeric/basis';
import { type LevelPlace, levelSchemes, nameKinds } from './level-place';
import { subDistricts } from '../facts/districts';

const ageKnots = [-4, 0, 4, 8, 14, 22, 30, 42, 55] as const;
export const levelAreaKnots = [200, 300, 400, 550, 750, 1100, 2000].map(Math.log);
/** Knots of the age effect, in years. */
export const levelAgeKnots = [0, 4, 8, 14, 20, 28, 36, 48, 60] as const;
const resaleKnots = [0, 3, 10, 40, 200].map(Math.log1p);
/** The year as of which ages are computed; changes over time are modelled by the drift instead. */
const referenceYear = 2020;
const unknownAge = 35;
const oldAge = 45;
const middleLogArea = 6.2;
const middleTopFloor = 25;
const regions = ['Hong Kong', 'Kowloon', 'New Territories'] as const;
const districts = [...new Set(subDistricts.map(({ district }) => district))].sort();

/** Non-zero entries of one row of a design. */
export interface SparseRow {
  columns: number[];
  values: number[];
}

const blocks = [
  ['age', ageKnots.length],
  ['unknownAge', 1],
  ['area', levelAreaKnots.length],
  ['region', regions.length],
  ['scheme', levelSchemes.length],
  ['district', districts.length],
  ['areaOfRegion', regions.length],
  ['ageOfRegion', regions.length],
  ['unknownPosition', 1],
  ['resales', resaleKnots.length],
  ['topFloor', 2],
  ['oldUntraded', 1],
  ['nameKind', nameKinds.length],
  ['nameKindOfUnknownAge', nameKinds.length],
] as const;
type Block = (typeof blocks)[number][0];
const offsets = new Map<Block, number>();
let total = 0;
for (const [name, size] of blocks) {
  offsets.set(name, total);
  total += size;
}
/** Columns whose effects are held to zero more firmly, because few places have them. */
export const firmColumns = {
  from: offsets.get('nameKind') ?? total,
  to: total,
};
/** Columns of `levelFeatures`. */
export const featureCount = total;

/** What explains the level of a place on average: age, kind of name, size, region, district, subsidy, how often it trades and how tall it is. */
export function levelFeatures(
  place: LevelPlace,
  { logArea, resales }: { logArea: number; resales: number },
): SparseRow {
  const row: SparseRow = { columns: [], values: [] };
  const add = (block: Block, entry: number, value = 1) => {
    if (value === 0 || entry < 0) return;
    row.columns.push((offsets.get(block) ?? 0) + entry);
    row.values.push(value);
  };
  const addHat = (block: Block, point: number, knots: readonly number[]) => {
    const { lower, upper, upperWeight } = hatWeights(point, knots);
    add(block, lower, 1 - upperWeight);
    if (upper !== lower) add(block, upper, upperWeight);
  };
  const age = place.completedYear === null ? unknownAge : referenceYear - place.completedYear;
  if (place.completedYear === null) add('unknownAge', 0);
  else addHat('age', age, ageKnots);
  addHat('area', logArea, levelAreaKnots);
  const region = regions.indexOf(place.region);
  if (region > 0) {
    add('region', region);
    add('areaOfRegion', region, logArea - middleLogArea);
    add('ageOfRegion', region, Math.min(age, 50) / 30);
  }
  const scheme = levelSchemes.indexOf(place.scheme);
  if (scheme > 0) add('scheme', scheme);
  add(
    'district',
    districts.findIndex((id) => id === place.district),
  );
  if (!place.isPositionKnown) add('unknownPosition', 0);
  addHat('resales', Math.log1p(resales), resaleKnots);
  if (place.topFloor === null) add('topFloor', 1);
  else add('topFloor', 0, Math.log(place.topFloor / middleTopFloor));
  if (resales === 0 && age > oldAge) add('oldUntraded', 0);
  const nameKind = nameKinds.indexOf(place.nameKind);
  add('nameKind', nameKind);
  if (place.completedYear === null) add('nameKindOfUnknownAge', nameKind);
  return row;
}
