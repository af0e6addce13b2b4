import { type LevelBookData, packLevels, packSupports } from '@/valuation/levels/level-book';

const band = { lower: -1.3, middle: 0, upper: 1.2 };
const bands = { old: band, middle: band, new: band };
const curves = { 'Hong Kong': [0, 0], Kowloon: [0, 0], 'New Territories': [0, 0] };
const accuracy = { levels: 0, medianError: 0, within10: 0, bias: 0, coverage: 0 };
const level = {
  logPrice: Math.log(12_000),
  deviation: 0.09,
  logArea: Math.log(500),
  logFloor: Math.log1p(15),
  knowledge: 'history' as const,
  period: 'middle' as const,
};
/** A book of two places: an estate with older sales, and its sub-district. */
export const testLevelBook: LevelBookData = {
  method: 'test',
  month: '2026-07',
  dataUntil: '2026-07',
  fittedOn: '2026-08-01',
  ...packLevels([
    { id: 'e:garden', ...level },
    { id: 's:taikoo-shing', ...level, knowledge: 'neighbours', logArea: null, deviation: 0.2 },
  ]),
  ...packSupports(
    ['e:garden', 's:taikoo-shing'],
    [
      { ownShare: 0.61, others: [{ id: 's:taikoo-shing', share: 0.39 }] },
      { ownShare: 0, others: [{ id: 'e:garden', share: 0.4 }] },
    ],
  ),
  areaKnots: [Math.log(200), Math.log(2000)],
  areaCurves: { ...curves, 'Hong Kong': [0.2, -0.2] },
  ageKnots: [0, 60],
  ageCurves: { ...curves, 'Hong Kong': [0.3, -0.3] },
  errors: { known: bands, neighbours: bands },
  saleDeviation: 0.12,
  accuracy: { withHistory: accuracy, withoutHistory: accuracy },
};
