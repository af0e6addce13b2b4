import { toCents } from '../money';
import { stampDutyTables, type StampDutyTable } from './stamp-duty-tables';

export interface StampDutyRequest {
  readonly price: number;
  readonly isResidential?: boolean;
  readonly on?: string;
}

/** `duty` in whole HK$, `effectiveRate` in percent of the price, `asOf` the first day of the table used. */
export interface StampDuty {
  readonly duty: number;
  readonly effectiveRate: number;
  readonly asOf: string;
  readonly status: StampDutyTable['status'];
}

function tableOn(on: string | undefined): StampDutyTable {
  const inForce = stampDutyTables.filter(
    ({ effectiveFrom }) => on === undefined || effectiveFrom <= on,
  );
  return inForce[inForce.length - 1] ?? stampDutyTables[0];
}

/**
 * Hong Kong ad valorem stamp duty (Scale 2) on a price in HK$, rounded up to the next dollar, by the table in force on the YYYY-MM-DD
 * date `on` (default: the newest; before the oldest: the oldest). Nothing is due on a price of 0.
 */
export function stampDuty({ price, isResidential = true, on }: StampDutyRequest): StampDuty {
  const table = tableOn(on);
  const { effectiveFrom: asOf, status, residentialAbove, bands } = table;
  const band = bands.find(({ upTo }) => price <= upTo);
  if (!band || !(price > 0)) return { duty: 0, effectiveRate: 0, asOf, status };
  const isAbove = isResidential && residentialAbove !== null && price > residentialAbove.threshold;
  const { base, rate, over } = isAbove ? { base: 0, rate: residentialAbove.rate, over: 0 } : band;
  const basisPoints = Math.round(rate * 100);
  const duty = base + Math.ceil((basisPoints * (toCents(price) - toCents(over))) / 1_000_000);
  return { duty, effectiveRate: (duty / price) * 100, asOf, status };
}
