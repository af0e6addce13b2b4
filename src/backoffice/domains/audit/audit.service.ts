import type { AuditQuery, AuditRow } from '@/contracts/staff/audit';
import { dayMs, startOfDay } from '@/lib/hong-kong-day';
import type { AuditFilter, AuditRepository } from './audit.repository';

/** `from` and `to`: whole days of Hong Kong. */
const filterOf = ({ from, to, ...filter }: Omit<AuditQuery, 'sort'>): AuditFilter => ({
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
    /** One page. Throws `validation_failed` for the cursor of another list. */
    async list({
      cursor,
      limit,
      sort,
      ...query
    }: AuditQuery & { cursor?: string | undefined; limit: number }): Promise<{
      data: AuditRow[];
      next: string | null;
      total: number;
    }> {
      const filter = filterOf(query);
      const { rows, next } = await audit.list(filter, { sort, cursor, limit });
      return { data: rows, next, total: await audit.count(filter) };
    },

    /** Writes down that somebody takes a list along; `after` is what they chose. */
    recordExport: (taken: { staff: string; target: string; after: unknown }): Promise<void> =>
      audit.create({ ...taken, at: now(), action: 'export', before: null }),
  };
}
