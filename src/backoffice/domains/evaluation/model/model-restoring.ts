import type { PlaceFactRow } from './encoded-sale';
import { missing, saleColumns, separator, snapshotVersion, type ModelSnapshot, type SaleColumn } from './model-snapshot';
import { unpackDoubles, unpackFloats, unpackInts } from './packed-array';
import { PlaceTree } from './place-tree';
import { defaultModelOptions, type ModelOptions, ValuationModel } from './valuation-model';

/** Rows between two pauses: a few milliseconds of work. */
const rowsAtOnce = { places: 4_000, facts: 10_000, effects: 10_000, sales: 1_000 } as const;

type Steps<T> = Generator<undefined, T, undefined>;

/**
 * Restores a model that serves and observes but does not refit, a little with each step, so that whoever drives it can let others in
 * between. Throws RangeError for a snapshot of another version.
 */
export function* restoreModel(snapshot: ModelSnapshot, options: Partial<ModelOptions> = {}): Steps<ValuationModel> {
  if (snapshot.version !== snapshotVersion) throw new RangeError(`unknown model version ${snapshot.version}`);
  const tree = yield* restoreTree(snapshot);
  const model = new ValuationModel({ ...defaultModelOptions, ...options }, tree);
  model.isTrainable = false;
  yield* inSteps(factsOf(snapshot), { atOnce: rowsAtOnce.facts, take: (rows) => model.registry.restoreFacts(rows) });
  yield* inSteps(unpackDoubles(snapshot.effects.codes), { atOnce: rowsAtOnce.effects, take: (codes) => model.additive.space.restore(codes) });
  model.additive.coefficients = Float64Array.from(unpackFloats(snapshot.effects.coefficients));
  model.additive.scale = snapshot.scale;
  model.additive.builder.restoreChainRanges(snapshot.effects.chains);
  yield* restoreSales(model, snapshot);
  model.calibration.restore(snapshot.calibration.fresh);
  model.staleCalibration.restore(snapshot.calibration.stale);
  if (Number.isFinite(snapshot.lastSaleDay)) model.clock.noteSale(snapshot.lastSaleDay);
  return model;
}

/** Restores a model in one go. */
export function deserialiseModel(snapshot: ModelSnapshot, options: Partial<ModelOptions> = {}): ValuationModel {
  const steps = restoreModel(snapshot, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Restores a model with a pause after each step, for a thread that has others to serve. */
export async function deserialiseModelInSteps(snapshot: ModelSnapshot, { pause, ...options }: Partial<ModelOptions> & { pause: () => Promise<unknown> }): Promise<ValuationModel> {
  const steps = restoreModel(snapshot, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}

interface Sliceable<T> {
  readonly length: number;
  slice(start: number, end: number): T;
}

function* inSteps<T extends Sliceable<T>>(rows: T, { atOnce, take }: { atOnce: number; take: (rows: T) => void }): Steps<void> {
  for (let start = 0; start < rows.length; start += atOnce) {
    take(rows.slice(start, start + atOnce));
    yield;
  }
}

function* restoreTree({ places }: ModelSnapshot): Steps<PlaceTree> {
  const parents = unpackInts(places.parents);
  const kinds = unpackInts(places.kinds);
  const names = places.names.split(separator);
  yield;
  const tree = new PlaceTree();
  for (let start = 0; start < names.length; start += rowsAtOnce.places) {
    const end = start + rowsAtOnce.places;
    tree.restore({ parents: parents.slice(start, end), kinds: kinds.slice(start, end), names: names.slice(start, end) });
    yield;
  }
  return tree;
}

function factsOf({ facts }: ModelSnapshot): PlaceFactRow[] {
  const completed = unpackInts(facts.completedOnDays);
  const firstSeen = unpackInts(facts.firstSeenDays);
  const positions = unpackFloats(facts.positions);
  const known = (value: number | undefined): number | null => (value === undefined || Number.isNaN(value) || value === missing ? null : value);
  return unpackInts(facts.places).map((place, row) => [place, known(completed[row]), firstSeen[row] ?? 0, known(positions[2 * row]), known(positions[2 * row + 1])]);
}

function* restoreSales(model: ValuationModel, { sales }: ModelSnapshot): Steps<void> {
  const ids = sales.ids === '' ? [] : sales.ids.split(separator);
  const column: Partial<Record<SaleColumn, number[]>> = {};
  for (const name of saleColumns) {
    column[name] = unpackInts(sales.columns[name]);
    yield;
  }
  const at = (name: SaleColumn, row: number): number => column[name]?.[row] ?? 0;
  const residuals = unpackFloats(sales.residuals);
  const weights = unpackFloats(sales.weights);
  for (let row = 0; row < ids.length; row += 1) {
    model.index.addRow({
      id: ids[row] ?? '',
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
    if (row % rowsAtOnce.sales === rowsAtOnce.sales - 1) yield;
  }
}
