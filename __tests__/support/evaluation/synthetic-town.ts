import type { LevelObservation, LevelPlace, MonthNumber } from '@/valuation/levels/level-place';
import { monthNumber } from '@/valuation/levels/level-place';

export const historyMonth: MonthNumber = monthNumber(2020, 5);
export const recentMonth: MonthNumber = monthNumber(2026, 7);

/** A town on a line: prices fall to the east, and since the history all fell by 20 %, the east by 30 %. */
export function townPlaces(count = 60): LevelPlace[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `e:town-${at}`,
    district: 'd:eastern',
    subDistrict: 's:taikoo-shing',
    region: 'Hong Kong' as const,
    north: 0,
    east: at / 5,
    isPositionKnown: true,
    completedYear: 1990,
    scheme: 'private' as const,
    nameKind: 'garden' as const,
    topFloor: 25,
  }));
}

/** What is paid for a square foot of the place in the history's month and in the recent one. */
export const trueLogPrice = (at: number, month: MonthNumber): number =>
  Math.log(15_000) - 0.01 * at - (month === recentMonth ? (at < 30 ? 0.2 : 0.3) : 0);

/** Older sales of all places but every fifth, and a month's median of every second. */
export function townObservations(places: readonly LevelPlace[]): LevelObservation[] {
  const logArea = Math.log(500);
  return places.flatMap((_, place): LevelObservation[] => [
    ...(place % 5 === 4
      ? []
      : [
          {
            place,
            kind: 'history' as const,
            month: historyMonth,
            logPrice: trueLogPrice(place, historyMonth),
            logArea,
            count: 60,
          },
        ]),
    ...(place % 2 === 0
      ? [
          {
            place,
            kind: 'sold' as const,
            month: recentMonth,
            logPrice: trueLogPrice(place, recentMonth),
            logArea,
            count: 4,
          },
        ]
      : []),
  ]);
}
