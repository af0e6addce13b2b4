import type { CalibrationCurve } from './calibration';
import type { PlaceFactRow } from './encoded-sale';
import { packDoubles, packFloats, packInts, unpackDoubles, unpackFloats, unpackInts } from './packed-array';
import { PlaceTree } from './place-tree';
import { defaultModelOptions, type ModelOptions, ValuationModel } from './valuation-model';

const snapshotVersion = 1;
const separator = '\n';
const missing = -2_000_000_000;

/** A trained model as plain JSON: long columns are base64 text, names and ids newline-separated. About 80 bytes a sale before compression. */
export interface ModelSnapshot {
  version: number;
  lastSaleDay: number;
  scale: number;
  places: { parents: string; kinds: string; names: string };
  facts: { places: string; completedOnDays: string; firstSeenDays: string; positions: string };
  effects: { codes: string; coefficients: string; chains: [key: number, first: number, last: number][] };
  sales: { ids: string; columns: Record<SaleColumn, string>; residuals: string; weights: string };
  calibration: { fresh: CalibrationCurve[]; stale: CalibrationCurve[] };
}

const saleColumns = ['place', 'day', 'floor', 'areaStep', 'ageStep', 'east', 'north', 'isLaunch'] as const;
type SaleColumn = (typeof saleColumns)[number];

/** Everything needed to serve valuations and take in new sales; the design of the fit stays out. */
export function serialiseModel(model: ValuationModel): ModelSnapshot {
  model.settle();
  const places = model.tree.snapshot();
  const facts = model.registry.rowsOfFacts();
  const rows = model.index.ids.map((_, row) => model.index.rowAt(row));
  const pack = (column: SaleColumn): string => packInts(rows.map((row) => row[column]));
  return {
    version: snapshotVersion,
    lastSaleDay: model.lastSaleDay,
    scale: model.additive.scale,
    places: { parents: packInts(places.parents), kinds: packInts(places.kinds), names: places.names.join(separator) },
    facts: {
      places: packInts(facts.map(([place]) => place)),
      completedOnDays: packInts(facts.map((fact) => fact[1] ?? missing)),
      firstSeenDays: packInts(facts.map((fact) => fact[2])),
      positions: packFloats(facts.flatMap((fact) => [fact[3] ?? Number.NaN, fact[4] ?? Number.NaN])),
    },
    effects: {
      codes: packDoubles(model.additive.space.codes.slice(0, model.additive.coefficients.length)),
      coefficients: packFloats(model.additive.coefficients),
      chains: model.additive.builder.chainRanges(),
    },
    sales: {
      ids: model.index.ids.join(separator),
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

/** Restores a model that serves and observes but does not refit. Throws RangeError for a snapshot of another version. */
export function deserialiseModel(snapshot: ModelSnapshot, options: Partial<ModelOptions> = {}): ValuationModel {
  if (snapshot.version !== snapshotVersion) throw new RangeError(`unknown model version ${snapshot.version}`);
  const tree = PlaceTree.restore({
    parents: unpackInts(snapshot.places.parents),
    kinds: unpackInts(snapshot.places.kinds),
    names: snapshot.places.names.split(separator),
  });
  const model = new ValuationModel({ ...defaultModelOptions, ...options }, tree);
  model.isTrainable = false;
  model.registry.restoreFacts(factsOf(snapshot));
  model.additive.space.restore(unpackDoubles(snapshot.effects.codes));
  model.additive.coefficients = Float64Array.from(unpackFloats(snapshot.effects.coefficients));
  model.additive.scale = snapshot.scale;
  model.additive.builder.restoreChainRanges(snapshot.effects.chains);
  restoreSales(model, snapshot);
  model.calibration.restore(snapshot.calibration.fresh);
  model.staleCalibration.restore(snapshot.calibration.stale);
  if (Number.isFinite(snapshot.lastSaleDay)) model.clock.noteSale(snapshot.lastSaleDay);
  return model;
}

function factsOf({ facts }: ModelSnapshot): PlaceFactRow[] {
  const completed = unpackInts(facts.completedOnDays);
  const firstSeen = unpackInts(facts.firstSeenDays);
  const positions = unpackFloats(facts.positions);
  const known = (value: number | undefined): number | null => (value === undefined || Number.isNaN(value) || value === missing ? null : value);
  return unpackInts(facts.places).map((place, row) => [place, known(completed[row]), firstSeen[row] ?? 0, known(positions[2 * row]), known(positions[2 * row + 1])]);
}

function restoreSales(model: ValuationModel, { sales }: ModelSnapshot): void {
  const ids = sales.ids === '' ? [] : sales.ids.split(separator);
  const column = Object.fromEntries(saleColumns.map((name) => [name, unpackInts(sales.columns[name])]));
  const at = (name: SaleColumn, row: number): number => column[name]?.[row] ?? 0;
  const residuals = unpackFloats(sales.residuals);
  const weights = unpackFloats(sales.weights);
  ids.forEach((id, row) => {
    model.index.addRow({
      id,
      path: model.tree.pathOf(at('place', row)),
      day: at('day', row),
      floor: at('floor', row),
      areaStep: at('areaStep', row),
      ageStep: at('ageStep', row),
      east: at('east', row),
      north: at('north', row),
      isLaunch: at('isLaunch', row),
    });
    model.residuals.push(residuals[row] ?? 0);
    model.weights.push(weights[row] ?? 0);
  });
}
