import { choleskyInPlace, solveCholesky } from '../model/kriging';
import { medianOf } from '../numeric/quantile';
import { areaSlope, floorSlope, type MonthNumber } from './level-place';

/** A sale as far as the pooling of a history needs it; the price is carried to the history's month by the official index. */
export interface HistorySale {
  /** Position of the place in the list of places. */
  place: number;
  month: MonthNumber;
  logPrice: number;
  logArea: number;
  floor: number;
}

export interface PooledPlace {
  place: number;
  logPrice: number;
  logArea: number;
  /** Log (1 + floor) of the sales' mean. */
  logFloor: number;
  count: number;
}

const iterations = 6;
const studentFreedom = 4;

/** Pools sales to one level a place at its mean size and floor, freed of what the months differ from the official index. */
export function poolHistory(
  sales: readonly HistorySale[],
  historyMonth: MonthNumber,
): PooledPlace[] {
  if (sales.length === 0) return [];
  const months = [...new Set(sales.map(({ month }) => month))]
    .filter((month) => month !== historyMonth)
    .sort((one, other) => one - other);
  const positions = new Map(months.map((month, at) => [month, at]));
  const weights = new Float64Array(sales.length).fill(1);
  let effects: Float64Array = new Float64Array(months.length);
  const adjusted = sales.map(
    ({ logPrice, logArea, floor }) =>
      logPrice - areaSlope * logArea - floorSlope * Math.log1p(Math.max(floor, 0)),
  );
  for (let round = 0; round < iterations; round += 1) {
    effects = fitMonths({ sales, adjusted, weights, positions, size: months.length });
    const centres = meansByPlace(sales, {
      weights,
      values: adjusted.map((value, at) => value - effectOf(effects, positions, sales[at]?.month)),
    });
    const residuals = adjusted.map(
      (value, at) =>
        value -
        effectOf(effects, positions, sales[at]?.month) -
        (centres.get(sales[at]?.place ?? -1) ?? value),
    );
    const scale = Math.max(1.4826 * medianOf(residuals.map(Math.abs)), 1e-6);
    residuals.forEach((residual, at) => {
      weights[at] = (studentFreedom + 1) / (studentFreedom + (residual / scale) ** 2);
    });
  }
  const mean = (values: readonly number[]) => meansByPlace(sales, { weights, values });
  const prices = mean(
    sales.map(({ logPrice, month }) => logPrice - effectOf(effects, positions, month)),
  );
  const areas = mean(sales.map(({ logArea }) => logArea));
  const floors = mean(sales.map(({ floor }) => Math.log1p(Math.max(floor, 0))));
  const counts = new Map<number, number>();
  sales.forEach(({ place }, at) =>
    counts.set(place, (counts.get(place) ?? 0) + (weights[at] ?? 0)),
  );
  return [...prices].map(([place, logPrice]) => ({
    place,
    logPrice,
    logArea: areas.get(place) ?? 0,
    logFloor: floors.get(place) ?? 0,
    count: counts.get(place) ?? 0,
  }));
}

function effectOf(
  effects: Float64Array,
  positions: ReadonlyMap<MonthNumber, number>,
  month: MonthNumber | undefined,
): number {
  return effects[positions.get(month ?? -1) ?? -1] ?? 0;
}

function meansByPlace(
  sales: readonly HistorySale[],
  { weights, values }: { weights: Float64Array; values: readonly number[] },
): Map<number, number> {
  const sums = new Map<number, { sum: number; weight: number }>();
  sales.forEach(({ place }, at) => {
    const entry = sums.get(place) ?? { sum: 0, weight: 0 };
    sums.set(place, entry);
    entry.sum += (weights[at] ?? 0) * (values[at] ?? 0);
    entry.weight += weights[at] ?? 0;
  });
  return new Map([...sums].map(([place, { sum, weight }]) => [place, sum / weight]));
}

/** Effects of the months within places: the places' own levels are taken out exactly (Frisch & Waugh 1933). */
function fitMonths({
  sales,
  adjusted,
  weights,
  positions,
  size,
}: {
  sales: readonly HistorySale[];
  adjusted: readonly number[];
  weights: Float64Array;
  positions: ReadonlyMap<MonthNumber, number>;
  size: number;
}): Float64Array {
  const matrix = new Float64Array(size * size);
  const vector = new Float64Array(size);
  const byPlace = new Map<number, number[]>();
  sales.forEach(({ place }, at) => {
    const rows = byPlace.get(place);
    if (rows) rows.push(at);
    else byPlace.set(place, [at]);
  });
  for (const rows of byPlace.values()) {
    const shares = new Map<number, number>();
    let total = 0;
    let sum = 0;
    for (const at of rows) {
      const weight = weights[at] ?? 0;
      const month = positions.get(sales[at]?.month ?? -1) ?? -1;
      total += weight;
      sum += weight * (adjusted[at] ?? 0);
      if (month >= 0) shares.set(month, (shares.get(month) ?? 0) + weight);
    }
    for (const at of rows) {
      const month = positions.get(sales[at]?.month ?? -1) ?? -1;
      if (month < 0) continue;
      vector[month] =
        (vector[month] ?? 0) + (weights[at] ?? 0) * ((adjusted[at] ?? 0) - sum / total);
    }
    for (const [month, weight] of shares) {
      matrix[month * size + month] = (matrix[month * size + month] ?? 0) + weight;
      for (const [other, otherWeight] of shares) {
        if (other > month) continue;
        const cell = month * size + other;
        matrix[cell] = (matrix[cell] ?? 0) - (weight * otherWeight) / total;
      }
    }
  }
  for (let month = 0; month < size; month += 1)
    matrix[month * size + month] = (matrix[month * size + month] ?? 0) + 1e-3;
  choleskyInPlace(matrix, size);
  solveCholesky(matrix, size, vector);
  return vector;
}
