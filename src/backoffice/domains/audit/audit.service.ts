import type { AuditRow } from '@/contracts/staff/audit';
import { dayMs, startOfDay } from '@/lib/hong-kong-day';
import type { AuditFilter, AuditRepository } from './audit.repository';

/** `from` and `to`: whole days of Hong Kong. */
export interface AuditQuery extends Pick<AuditFilter, 'staff' | 'action' | 'target'> {
  from?: string | undefined;
  to?: string | undefined;
}

const filterOf = ({ from, to, ...filter }: AuditQuery): AuditFilter => ({
  ...filter,
  ...(from === undefined ? {} : { since: startOfDay(from) }),
  ...(to === undefined ? {} : { before: new Date(startOfDay(to).getTime() + dayMs) }),
});

export type AuditService = ReturnType<typeof createAuditService>;

/** The trail of what staff did and read, for those who check it. */
export function createAuditService({
  audit,
  now,
}: {
  audit: Pick<AuditRepository, 'create' | 'list' | 'count'>;
  now: () => Date;
}) {
  return {
    /** One page, newest first. */
    async list({
      cursor,
      limit,
      ...query
    }: AuditQuery & { cursor?: string | undefined; limit: number }): Promise<{
      data: AuditRow[];
      next: string | null;
      total: number;
    }> {
      const filter = filterOf(query);
      const rows = await audit.list(filter, {
        limit: limit + 1,
        beforeId: cursor === undefined ? undefined : Number(cursor),
      });
      const data = rows.slice(0, limit);
      return {
        data,
        next: rows.length > limit ? String(data.at(-1)?.id) : null,
        total: await audit.count(filter),
      };
    },

    /** Writes down that somebody takes a list along; `after` is what they chose. */
    recordExport: (taken: { staff: string; target: string; after: unknown }): Promise<void> =>
      audit.create({ ...taken, at: now(), action: 'export', before: null }),
  };
}
