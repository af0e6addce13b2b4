import { LevelFit } from '@/valuation/levels/fit-levels';
import { tryHeldBack } from '@/valuation/levels/held-back-trial';
import {
  historyMonth,
  recentMonth,
  townObservations,
  townPlaces,
  trueLogPrice,
} from '@test/support/evaluation/synthetic-town';

const places = townPlaces();
const observations = townObservations(places);
const month = recentMonth;
const logArea = Math.log(500);

describe('levels of places', () => {
  const fit = new LevelFit({ places, observations, historyMonth, month });

  it('follow what the neighbourhood has lost since the older sales', () => {
    const unseen = [3, 13, 23, 33, 43, 53];
    for (const at of unseen)
      expect(Math.abs(fit.level(at).logPrice - trueLogPrice(at, month))).toBeLessThan(0.05);
  });

  it('are less certain without older sales, and least certain far away from all', () => {
    const far = { ...townPlaces(1)[0], id: 'e:far', east: 40, subDistrict: undefined };
    const withFar = new LevelFit({
      places: [...places, { ...places[0], ...far } as (typeof places)[number]],
      observations,
      historyMonth,
      month,
    });
    const deviations = [3, 9, places.length].map((at) => withFar.level(at).deviation);
    expect(deviations).toEqual([...deviations].sort((one, other) => one - other));
    expect(fit.level(9)).toMatchObject({ resales: 0, recent: 0, logArea: null });
  });

  it('take over only a part of a published median, and less of it the fewer sales it has', () => {
    const raised = (count: number) => {
      const changed = observations.map((observation) =>
        observation.place === 20 && observation.kind === 'sold'
          ? { ...observation, logPrice: observation.logPrice + 0.1, count }
          : observation,
      );
      return (
        new LevelFit({ places, observations: changed, historyMonth, month }).level(20).logPrice -
        trueLogPrice(20, month)
      );
    };
    const [one, many] = [raised(1), raised(12)];
    expect(one).toBeGreaterThan(0);
    expect(many).toBeGreaterThan(one);
    expect(many).toBeLessThan(0.09);
  });

  it('rest on their own figures before those of others, and on the nearest where there are none', () => {
    const { shares } = fit.level(20);
    expect(shares[0]?.place).toBe(20);
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    const { shares: without } = fit.level(9);
    expect(without.map(({ place }) => place)).not.toContain(9);
    const distance = (at: number) =>
      Math.hypot(
        (places[at]?.north ?? 0) - (places[9]?.north ?? 0),
        (places[at]?.east ?? 0) - (places[9]?.east ?? 0),
      );
    const median = places.map((_, at) => distance(at)).sort((one, other) => one - other)[
      Math.floor(places.length / 2)
    ];
    expect(distance(without[0]?.place ?? 0)).toBeLessThan(median ?? 0);
  });

  it('are hardly moved by a single figure that everything around contradicts', () => {
    const changed = observations.map((observation) =>
      observation.place === 20 && observation.kind === 'sold'
        ? { ...observation, logPrice: observation.logPrice - 1.2 }
        : observation,
    );
    const moved = new LevelFit({ places, observations: changed, historyMonth, month });
    expect(Math.abs(moved.level(21).logPrice - trueLogPrice(21, month))).toBeLessThan(0.05);
  });
});

describe('a trial with levels held back', () => {
  const collected = { places, observations, historyMonth, typicalFloors: new Map(), added: 0 };

  it('predicts each place once, by a fit that has seen none of its recent figures', () => {
    const heldBack = tryHeldBack(collected, { month, folds: 3, seed: 1 });
    const sold = observations.filter(
      ({ kind, month: observed }) => kind === 'sold' && observed === month,
    );
    const placesOf = (levels: readonly { place: number }[]) =>
      levels.map(({ place }) => place).sort((one, other) => one - other);
    expect(placesOf(heldBack)).toEqual(placesOf(sold));
    for (const { place, predicted, observed, resales } of heldBack) {
      expect(observed).toBe(trueLogPrice(place, month));
      expect(Math.abs(predicted - observed)).toBeLessThan(resales > 0 ? 0.07 : 0.35);
    }
  });

  it('does not learn from the figures that it predicts', () => {
    const raised = observations.map((observation) =>
      observation.place === 20 && observation.kind !== 'history'
        ? { ...observation, logPrice: observation.logPrice + 0.5 }
        : observation,
    );
    const predictedOf = (known: typeof observations) =>
      tryHeldBack({ ...collected, observations: known }, { month, folds: 3, seed: 1 }).find(
        ({ place }) => place === 20,
      )?.predicted;
    expect(predictedOf(raised)).toBe(predictedOf(observations));
  });

  it('divides the places alike each time, and otherwise for another seed', () => {
    const run = (seed: number) =>
      tryHeldBack(collected, { month, folds: 2, seed }).map(({ place }) => place);
    expect(run(7)).toEqual(run(7));
    expect(run(7)).not.toEqual(run(8));
  });

  it('uses the size of the flats sold only where none is known', () => {
    const fit = new LevelFit({ places, observations, historyMonth, month });
    expect(fit.level(3).logArea).toBeCloseTo(logArea, 10);
    expect(fit.level(9).logArea).toBeNull();
  });
});
