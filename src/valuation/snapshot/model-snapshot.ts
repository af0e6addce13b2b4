import type { CalibrationCurve } from '../model/calibration';
import { packDoubles, packFloats, packInts } from '../numeric/packed-array';
import type { ValuationModel } from '../model/valuation-model';

export const snapshotVersion = 1;
export const lineSeparator = '\n';
/** Encodes an unknown day. */
export const missingDay = -2_000_000_000;

/** A trained model as plain JSON: long columns are base64 text, names and ids newline-separated. About 80 bytes a sale before compression. */
export interface ModelSnapshot {
  version: number;
  lastSaleDay: number;
  scale: number;
  places: { parents: string; kinds: string; names: string };
  facts: { places: string; completedOnDays: string; firstSeenDays: string; positions: string };
  effects: {
    codes: string;
    coefficients: string;
    chains: [key: number, first: number, last: number][];
  };
  sales: { ids: string; columns: Record<SaleColumn, string>; residuals: string; weights: string };
  calibration: { fresh: CalibrationCurve[]; stale: CalibrationCurve[] };
}

export const saleColumns = [
  'place',
  'day',
  'floor',
  'areaStep',
  'ageStep',
  'east',
  'north',
  'isLaunch',
] as const;
export type SaleColumn = (typeof saleColumns)[number];

/** Everything needed to serve valuations and to observe new sales; the design matrix of the fit is left out. */
export function serialiseModel(model: ValuationModel): ModelSnapshot {
  model.flushPending();
  const places = model.tree.snapshot();
  const facts = model.registry.exportFacts();
  const rows = model.index.ids.map((_, row) => model.index.rowAt(row));
  const pack = (column: SaleColumn): string => packInts(rows.map((row) => row[column]));
  return {
    version: snapshotVersion,
    lastSaleDay: model.lastSaleDay,
    scale: model.additive.scale,
    places: {
      parents: packInts(places.parents),
      kinds: packInts(places.kinds),
      names: places.names.join(lineSeparator),
    },
    facts: {
      places: packInts(facts.map(([place]) => place)),
      completedOnDays: packInts(facts.map((fact) => fact[1] ?? missingDay)),
      firstSeenDays: packInts(facts.map((fact) => fact[2])),
      positions: packFloats(
        facts.flatMap((fact) => [fact[3] ?? Number.NaN, fact[4] ?? Number.NaN]),
      ),
    },
    effects: {
      codes: packDoubles(model.additive.space.codes.slice(0, model.additive.coefficients.length)),
      coefficients: packFloats(model.additive.coefficients),
      chains: model.additive.builder.chainRanges(),
    },
    sales: {
      ids: model.index.ids.join(lineSeparator),
      columns: {
        place: pack('place'),
        day: pack('day'),
        floor: pack('floor'),
        areaStep: pack('areaStep'),
        ageStep: pack('ageStep'),
        east: pack('east'),
        north: pack('north'),
        isLaunch: pack('isLaunch'),
      },
      residuals: packFloats(model.residuals.view()),
      weights: packFloats(model.weights.view()),
    },
    calibration: { fresh: model.calibration.snapshot(), stale: model.staleCalibration.snapshot() },
  };
}
