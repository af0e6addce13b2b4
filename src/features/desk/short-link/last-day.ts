import { dayMs, hongKongDay, plusDays, startOfDay } from '@/lib/hong-kong-day';

/** The instant at which a day of Hong Kong is over. */
export const endOfDay = (day: string): string => startOfDay(plusDays(day, 1)).toISOString();

/** The last day of Hong Kong that an end leaves; empty for no end. */
export const lastDayOf = (expiresAt: string | null): string =>
  expiresAt === null ? '' : hongKongDay(new Date(Date.parse(expiresAt) - dayMs / 2));
