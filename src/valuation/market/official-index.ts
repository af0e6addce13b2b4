import { dayMs } from '@/lib/hong-kong-day';
import type { EpochDay } from '../model/sale.types';

/** Days between a quarter's end and the publication of its index by the Rating and Valuation Department. */
export const publicationLagDays = 31;

const classNames = [
  'Less than 40 m2',
  '40 m2 to 69.9 m2',
  '70 m2 to 99.9 m2',
  '100 m2 to 159.9 m2',
  '160 m2 or above',
] as const;

/** One quarter of the official price index (1999 = 100) for the size classes A to E. */
export interface IndexQuarter {
  /** Year and last month of the quarter, such as 202003. */
  yearMonth: number;
  values: readonly number[];
  /** The day of its publication, as `YYYY-MM-DD`, where the source names it. */
  publishedOn?: string | undefined;
}

/** The day from which a quarter may be used. */
export function publicationDay({
  yearMonth,
  publishedOn,
}: Pick<IndexQuarter, 'yearMonth' | 'publishedOn'>): EpochDay {
  const known = publishedOn === undefined ? Number.NaN : Date.parse(publishedOn) / dayMs;
  return Number.isNaN(known) ? quarterLastDay(yearMonth) + publicationLagDays : known;
}

/** First day of the quarter whose last month is given, such as 202003. */
export function quarterFirstDay(yearMonth: number): EpochDay {
  return Date.UTC(Math.floor(yearMonth / 100), (yearMonth % 100) - 3, 1) / dayMs;
}

/** Last day of the quarter whose last month is given. */
export function quarterLastDay(yearMonth: number): EpochDay {
  return Date.UTC(Math.floor(yearMonth / 100), yearMonth % 100, 1) / dayMs - 1;
}

/** The middle of a month counted since year 0. */
export const monthMiddle = (month: number): EpochDay =>
  Date.UTC(Math.floor(month / 12), month % 12, 15) / dayMs;

/** The official price index by size class, with the day from which each quarter may be used. */
export class OfficialIndex {
  private readonly quarters: {
    firstDay: EpochDay;
    lastDay: EpochDay;
    publishedOnDay: EpochDay;
    logValues: number[];
  }[];

  constructor(quarters: readonly IndexQuarter[]) {
    this.quarters = [...quarters]
      .sort((a, b) => a.yearMonth - b.yearMonth)
      .map((quarter) => ({
        firstDay: quarterFirstDay(quarter.yearMonth),
        lastDay: quarterLastDay(quarter.yearMonth),
        publishedOnDay: publicationDay(quarter),
        logValues: quarter.values.map(Math.log),
      }));
  }

  /** The latest quarter published by a day, or null. */
  latestPublished(day: EpochDay): { firstDay: EpochDay; lastDay: EpochDay } | null {
    return this.quarters.findLast((quarter) => quarter.publishedOnDay <= day) ?? null;
  }

  /** The latest quarter that ended by a day, or null. */
  latestEnded(day: EpochDay): { firstDay: EpochDay; lastDay: EpochDay } | null {
    return this.quarters.findLast((quarter) => quarter.lastDay <= day) ?? null;
  }

  /** Change of the log index of a size class (0 to 4) from the quarter holding one day to the quarter holding another; a missing quarter lies between its neighbours, and beyond the ends there is no change. */
  logChange(sizeClass: number, fromDay: EpochDay, toDay: EpochDay): number {
    const from = this.logValueAt(sizeClass, fromDay);
    const to = this.logValueAt(sizeClass, toDay);
    return from === null || to === null ? 0 : to - from;
  }

  private logValueAt(sizeClass: number, day: EpochDay): number | null {
    const quarter = this.quarters.find(
      ({ firstDay, lastDay }) => firstDay <= day && day <= lastDay,
    );
    if (quarter) return quarter.logValues[sizeClass] ?? null;
    const before = this.quarters.findLast(({ lastDay }) => lastDay < day);
    const after = this.quarters.find(({ firstDay }) => firstDay > day);
    if (!before || !after) return null;
    const share = (day - before.lastDay) / (after.firstDay - before.lastDay);
    const [low, high] = [before.logValues[sizeClass] ?? 0, after.logValues[sizeClass] ?? 0];
    return low + share * (high - low);
  }
}

/** Quarters of the index from records of the published shape (`Time`, `Class`, `Value`); quarters without all five classes are left out. */
export function indexQuartersFromRecords(
  records: readonly Record<string, string>[],
): IndexQuarter[] {
  const byQuarter = new Map<number, number[]>();
  for (const record of records) {
    const yearMonth = Number(record['Time']);
    const sizeClass = classNames.findIndex((name) => name === record['Class']?.trim());
    const value = Number(record['Value']);
    if (!Number.isInteger(yearMonth) || sizeClass < 0 || !(value > 0)) continue;
    const values = byQuarter.get(yearMonth) ?? [];
    values[sizeClass] = value;
    byQuarter.set(yearMonth, values);
  }
  return [...byQuarter]
    .filter(([, values]) => classNames.every((_, sizeClass) => (values[sizeClass] ?? 0) > 0))
    .map(([yearMonth, values]) => ({ yearMonth, values }));
}
