import { reportDays } from '@/backoffice/common/report-days';
import type {
  BrowserError,
  BrowserErrorDetails,
  BrowserErrorFilter,
  SourcePlace,
  StackFrame,
  VitalFigures,
  VitalQuery,
  VitalReport,
} from '@/contracts/site-health/site-health';
import { vitalReportLimits } from '@/contracts/site-health/site-health';
import type { WebVital } from '@/contracts/site-health/site-health-choices';
import { requireFound } from '@/backoffice/common/require-found';
import { dayMs, hongKongDay } from '@/lib/hong-kong-day';
import { toBrowserError } from './browser-error.model';
import type { BrowserErrorMark, BrowserErrorRepository } from './browser-error.repository';
import { noCounts, p75Of } from './vital.model';
import type { VitalSum, WebVitalRepository } from './web-vital.repository';

export interface SiteHealthServiceOptions {
  vitals: Pick<WebVitalRepository, 'listSums' | 'removeBefore'>;
  errors: Pick<BrowserErrorRepository, 'list' | 'count' | 'findById' | 'removeUnseenSince'>;
  /** Where a place of a built script stands in the sources; null where that is not known. */
  findSource: (frame: StackFrame) => Promise<SourcePlace | null>;
  now: () => Date;
}

export type SiteHealthService = ReturnType<typeof createSiteHealthService>;

const errorsKeptDays = 30;

type Counts = Record<WebVital, number[]>;

/** How fast pages are in the browsers of visitors, and which errors their scripts have; no personal data. */
export function createSiteHealthService({
  vitals,
  errors,
  findSource,
  now,
}: SiteHealthServiceOptions) {
  const figure = (vital: WebVital, counts: readonly number[]) => ({
    p75: p75Of(vital, counts),
    count: counts.reduce((sum, count) => sum + count, 0),
  });
  const figures = (counts: Counts): VitalFigures => ({
    lcp: figure('lcp', counts.lcp),
    inp: figure('inp', counts.inp),
    cls: figure('cls', counts.cls),
    ttfb: figure('ttfb', counts.ttfb),
  });
  const noneCounted = (): Counts => ({
    lcp: noCounts(),
    inp: noCounts(),
    cls: noCounts(),
    ttfb: noCounts(),
  });

  function addTo(counts: Counts, { vital, step, count }: VitalSum): void {
    counts[vital][step] = (counts[vital][step] ?? 0) + count;
  }

  return {
    /** The p75 of each vital by one dimension, over at most 90 days of Hong Kong. */
    async vitals({ by, from, to, ...filter }: VitalQuery): Promise<VitalReport> {
      const days = reportDays({ from, to }, { ...vitalReportLimits, now: now() });
      const total = noneCounted();
      const rows = new Map<string, Counts>();
      for (const sum of await vitals.listSums({ from: days.from, to: days.to, ...filter }, by)) {
        const counts = rows.get(sum.value) ?? noneCounted();
        addTo(counts, sum);
        addTo(total, sum);
        rows.set(sum.value, counts);
      }
      const data = [...rows].map(([value, counts]) => ({ value, ...figures(counts) }));
      data.sort((a, b) =>
        by === 'day' ? a.value.localeCompare(b.value) : b.ttfb.count - a.ttfb.count,
      );
      return { from: days.from, to: days.to, data, total: figures(total) };
    },

    /** One page, the last seen first. */
    async listErrors({
      cursor,
      limit,
      ...filter
    }: BrowserErrorFilter & { cursor?: string | undefined; limit: number }): Promise<{
      data: BrowserError[];
      next: string | null;
      total: number;
    }> {
      const after = cursor === undefined ? null : parseCursor(cursor);
      const rows = await errors.list(filter, { limit: limit + 1, after });
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        data: page.map(toBrowserError),
        next: rows.length > limit && last ? `${last.lastSeenAt.getTime()}.${last.id}` : null,
        total: await errors.count(filter),
      };
    },

    /** One error with its places in the sources. Throws `not_found`. */
    async findError(id: string): Promise<BrowserErrorDetails> {
      const row = requireFound(await errors.findById(id));
      const frames = [];
      // One after another: maps are large, and neighbouring places mostly stand in the same.
      for (const frame of row.frames) frames.push({ ...frame, source: await findSource(frame) });
      return { ...toBrowserError(row), frames };
    },

    /** Removes figures of more than 90 days ago, and errors that were not seen for 30. */
    async removeExpired(): Promise<void> {
      const today = now().getTime();
      await vitals.removeBefore(hongKongDay(new Date(today - vitalReportLimits.days * dayMs)));
      await errors.removeUnseenSince(new Date(today - errorsKeptDays * dayMs));
    },
  };
}

function parseCursor(cursor: string): BrowserErrorMark {
  const [time = '', id = ''] = cursor.split('.');
  return { at: new Date(Number(time)), id };
}
