import type { PlaceFactRow } from '../model/encoded-sale';
import {
  missingDay,
  saleColumns,
  lineSeparator,
  snapshotVersion,
  type ModelSnapshot,
  type SaleColumn,
} from './model-snapshot';
import { unpackDoubles, unpackFloats, unpackInts } from '../numeric/packed-array';
import { PlaceTree } from '../model/place-tree';
import { runToCompletion, type IncrementalTask } from '../numeric/incremental-task';
import { defaultModelOptions, type ModelOptions, ValuationModel } from '../model/valuation-model';

/** Rows per step: a few milliseconds of work. */
const batchSizes = { places: 2_000, facts: 5_000, effects: 5_000, sales: 1_000 } as const;

/**
 * Restores a model that serves and observes but does not refit, one batch per step, so that the caller can yield to other work
 * between. Throws RangeError for a snapshot of another version.
 */
export function* restoreModel(
  snapshot: ModelSnapshot,
  options: Partial<ModelOptions> = {},
): IncrementalTask<ValuationModel> {
  if (snapshot.version !== snapshotVersion)
    throw new RangeError(`unknown model version ${snapshot.version}`);
  const tree = yield* restoreTree(snapshot);
  const model = new ValuationModel({ ...defaultModelOptions, ...options }, tree);
  model.isTrainable = false;
  yield* restoreFacts(model, snapshot);
  yield* processInBatches(unpackDoubles(snapshot.effects.codes), {
    atOnce: batchSizes.effects,
    take: (codes) => model.additive.space.restore(codes),
  });
  model.additive.coefficients = new Float64Array(unpackFloats(snapshot.effects.coefficients));
  model.additive.scale = snapshot.scale;
  yield;
  yield* processInBatches(snapshot.effects.chains, {
    atOnce: batchSizes.effects,
    take: (chains) => model.additive.builder.restoreChainRanges(chains),
  });
  yield* restoreSales(model, snapshot);
  model.calibration.restore(snapshot.calibration.fresh);
  model.staleCalibration.restore(snapshot.calibration.stale);
  if (Number.isFinite(snapshot.lastSaleDay))
    model.marketExtrapolation.recordSaleDay(snapshot.lastSaleDay);
  return model;
}

/** Restores a model in one go. */
export function deserialiseModel(
  snapshot: ModelSnapshot,
  options: Partial<ModelOptions> = {},
): ValuationModel {
  return runToCompletion(restoreModel(snapshot, options));
}

interface Sliceable<T> {
  readonly length: number;
  slice: (start: number, end: number) => T;
}

function* processInBatches<T extends Sliceable<T>>(
  rows: T,
  { atOnce: batchSize, take: process }: { atOnce: number; take: (rows: T) => void },
): IncrementalTask<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    process(rows.slice(start, start + batchSize));
    yield;
  }
}

function* restoreTree({ places }: ModelSnapshot): IncrementalTask<PlaceTree> {
  const parents = unpackInts(places.parents);
  const kinds = unpackInts(places.kinds);
  yield;
  const nextName = createLineReader(places.names);
  yield;
  const tree = new PlaceTree();
  for (let start = 0; start < parents.length; start += batchSizes.places) {
    const end = start + batchSizes.places;
    const part = parents.slice(start, end);
    tree.restore({ parents: part, kinds: kinds.slice(start, end), names: part.map(nextName) });
    yield;
  }
  return tree;
}

function* restoreFacts(
  { registry }: ValuationModel,
  { facts }: ModelSnapshot,
): IncrementalTask<void> {
  const places = unpackInts(facts.places);
  yield;
  const completed = unpackInts(facts.completedOnDays);
  yield;
  const firstSeen = unpackInts(facts.firstSeenDays);
  const positions = unpackFloats(facts.positions);
  yield;
  const toNullable = (value: number | undefined): number | null =>
    value === undefined || Number.isNaN(value) || value === missingDay ? null : value;
  const factAt = (row: number, place: number): PlaceFactRow => [
    place,
    toNullable(completed[row]),
    firstSeen[row] ?? 0,
    toNullable(positions[2 * row]),
    toNullable(positions[2 * row + 1]),
  ];
  for (let start = 0; start < places.length; start += batchSizes.facts) {
    registry.restoreFacts(
      places.slice(start, start + batchSizes.facts).map((place, at) => factAt(start + at, place)),
    );
    yield;
  }
}

/** Returns the lines of a text one after the other: splitting all of it would be one long step. */
function createLineReader(text: string): () => string {
  let start = 0;
  return () => {
    const found = text.indexOf(lineSeparator, start);
    const end = found < 0 ? text.length : found;
    const line = text.slice(start, end);
    start = end + 1;
    return line;
  };
}

function* restoreSales(model: ValuationModel, { sales }: ModelSnapshot): IncrementalTask<void> {
  const nextId = createLineReader(sales.ids);
  const column: Partial<Record<SaleColumn, number[]>> = {};
  for (const name of saleColumns) {
    column[name] = unpackInts(sales.columns[name]);
    yield;
  }
  const at = (name: SaleColumn, row: number): number => column[name]?.[row] ?? 0;
  const residuals = unpackFloats(sales.residuals);
  const weights = unpackFloats(sales.weights);
  yield;
  for (let row = 0; row < residuals.length; row += 1) {
    model.index.addRow({
      id: nextId(),
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
    if (row % batchSizes.sales === batchSizes.sales - 1) yield;
  }
}
