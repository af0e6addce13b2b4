import type { Permission } from '@/contracts/staff/permissions';
import { figureWeeks, type TodayFigures } from '@/contracts/today/today-figures';
import { hongKongDay, minuteMs, plusDays, startOfDay } from '@/lib/hong-kong-day';
import { fromCents } from '@/lib/loan/money';
import type { TodayFiguresRepository } from './today-figures.repository';

export interface TodayFiguresOptions {
  figures: TodayFiguresRepository;
  now: () => Date;
}

export type TodayFiguresService = ReturnType<typeof createTodayFiguresService>;

/** What somebody needs to read each of the figures. */
export const figurePermissions = {
  applications: 'application.read',
  decisions: 'application.read',
  portfolio: 'loan.read',
  payouts: 'payout.read',
} as const satisfies Record<keyof TodayFigures, Permission>;

/** The Mondays of the weeks up to a day that figures are of, the one that goes on last. */
export function mondaysUntil(day: string): string[] {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return Array.from({ length: figureWeeks }, (_value, index) =>
    plusDays(day, -sinceMonday - 7 * (figureWeeks - 1 - index)),
  );
}

/** How business goes, for charts: each figure is worked out at most once a minute, whoever asks. */
export function createTodayFiguresService({ figures, now }: TodayFiguresOptions) {
  /** Every week has its row, those without anything, too. */
  function inWeeks<Row extends { week: string }>(
    rows: readonly Row[],
    nothing: (week: string) => Row,
  ): Row[] {
    const byWeek = new Map(rows.map((row) => [row.week, row]));
    return weeks().map((week) => byWeek.get(week) ?? nothing(week));
  }
  const weeks = (): string[] => mondaysUntil(hongKongDay(now()));
  const firstDay = (): string => weeks()[0] ?? hongKongDay(now());

  const work = {
    async applications() {
      const rows = await figures.listReceived(startOfDay(firstDay()));
      return inWeeks(rows, (week) => ({ week, received: 0 }));
    },
    async decisions() {
      const rows = await figures.listDecided(startOfDay(firstDay()));
      return inWeeks(rows, (week) => ({ week, decided: 0, inTime: 0 }));
    },
    async portfolio() {
      const { loans, cents, atRisk } = await figures.sumPortfolio(hongKongDay(now()));
      return {
        loans,
        balance: fromCents(cents),
        atRisk: atRisk.map((risk) => ({
          days: risk.days,
          loans: risk.loans,
          balance: fromCents(risk.cents),
        })),
      };
    },
    async payouts() {
      const rows = await figures.listPaidOut(firstDay());
      return inWeeks(
        rows.map(({ week, payments, cents }) => ({ week, payments, amount: fromCents(cents) })),
        (week) => ({ week, payments: 0, amount: 0 }),
      );
    },
  } satisfies Record<keyof TodayFigures, () => Promise<unknown>>;
  const recent = {
    applications: keptForAMinute(work.applications, now),
    decisions: keptForAMinute(work.decisions, now),
    portfolio: keptForAMinute(work.portfolio, now),
    payouts: keptForAMinute(work.payouts, now),
  };

  return {
    /** Of what these permissions read; null for the rest. */
    async show(permissions: readonly Permission[]): Promise<TodayFigures> {
      const read = <T>(name: keyof TodayFigures, ask: () => Promise<T>): Promise<T | null> =>
        permissions.includes(figurePermissions[name]) ? ask() : Promise.resolve(null);
      const [applications, decisions, portfolio, payouts] = await Promise.all([
        read('applications', recent.applications),
        read('decisions', recent.decisions),
        read('portfolio', recent.portfolio),
        read('payouts', recent.payouts),
      ]);
      return { applications, decisions, portfolio, payouts };
    },
  };
}

/** Does work once for all who ask within a minute; a failure is not kept. */
function keptForAMinute<T>(work: () => Promise<T>, now: () => Date): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | null = null;
  return () => {
    const time = now().getTime();
    if (kept && time < kept.until) return kept.value;
    const made = { value: work(), until: time + minuteMs };
    kept = made;
    made.value.catch(() => {
      if (kept === made) kept = null;
    });
    return made.value;
  };
}
