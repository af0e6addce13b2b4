import { quantileOfSorted } from '../numeric/quantile';
import type { HeldBackAccuracy } from './level-book';
import type { LevelObservation, LevelPlace } from './level-place';
import type { LevelValuer } from './level-valuer';

/** Errors of the levels predicted for a day, measured on levels sold later. */
export function checkLevels(
  valuer: LevelValuer,
  {
    places,
    observations,
    day,
  }: { places: readonly LevelPlace[]; observations: readonly LevelObservation[]; day: number },
): HeldBackAccuracy {
  const outcomes = observations.flatMap(({ place, kind, logArea, logPrice }) => {
    const id = places[place]?.id ?? '';
    if (kind !== 'sold' || id === '' || !valuer.hasLevel(id)) return [];
    const areaSqft = Math.exp(logArea);
    const price = areaSqft * Math.exp(logPrice);
    const { low, value, high } = valuer.value({ ...unknownFlat, areaSqft, places: [id] }, day);
    return [{ ratio: value / price - 1, isCovered: low <= price && price <= high }];
  });
  const absolute = Float64Array.from(outcomes, ({ ratio }) => Math.abs(ratio)).sort();
  const share = (count: number) => count / Math.max(outcomes.length, 1);
  const finite = (figure: number) =>
    Number.isFinite(figure) ? Math.round(figure * 10_000) / 10_000 : 0;
  return {
    levels: outcomes.length,
    medianError: finite(quantileOfSorted(absolute, 0.5)),
    within10: finite(share(absolute.filter((error) => error <= 0.1).length)),
    bias: finite(quantileOfSorted(Float64Array.from(outcomes, ({ ratio }) => ratio).sort(), 0.5)),
    coverage: finite(share(outcomes.filter(({ isCovered }) => isCovered).length)),
  };
}

const unknownFlat = {
  district: '',
  subDistrict: '',
  estate: '',
  building: '',
  flat: '',
  floor: null,
  completedOnDay: null,
  latitude: null,
  longitude: null,
  isFirstHand: false,
  isCompletionBlank: false,
} as const;
