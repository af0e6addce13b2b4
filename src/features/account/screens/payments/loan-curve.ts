import type { Instalment } from '@/contracts/account/account-loan';

export interface CurvePoint {
  date: string;
  balance: number;
  isPast: boolean;
}

const pastStates: readonly Instalment['state'][] = ['paid', 'part', 'overdue', 'shared', 'holiday'];

/** The outstanding balance over the life of a loan: at the start and after each instalment. */
export function balancePoints({
  startedOn,
  original,
  schedule,
}: {
  startedOn: string;
  original: number;
  schedule: readonly Instalment[];
}): CurvePoint[] {
  return [
    { date: startedOn, balance: original, isPast: true },
    ...schedule.map(({ date, balance, state }) => ({
      date,
      balance,
      isPast: pastStates.includes(state),
    })),
  ];
}

/** The points scaled to the time span and the highest balance, both from 0 to 1. */
export function normalisePoints(points: readonly CurvePoint[]): { x: number; y: number }[] {
  const times = points.map(({ date }) => Date.parse(date));
  const [first = 0] = times;
  const span = Math.max(1, (times.at(-1) ?? 0) - first);
  const top = Math.max(1, ...points.map(({ balance }) => balance));
  return points.map(({ balance }, index) => ({
    x: ((times[index] ?? first) - first) / span,
    y: balance / top,
  }));
}
