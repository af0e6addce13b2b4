import { Readable } from 'node:stream';
import type { AuditRow } from '@/contracts/staff/audit';
import { csvLines, toCsv, withoutFormula } from '@/lib/csv/csv';
import { dayMs, startOfDay } from '@/lib/hong-kong-day';
import type { AuditFilter, AuditRepository } from './audit.repository';

/** `from` and `to`: whole days of Hong Kong. */
export interface AuditQuery extends Pick<AuditFilter, 'staff' | 'action' | 'target'> {
  from?: string | undefined;
  to?: string | undefined;
}

const exportedAtOnce = 1_000;
const columns = ['id', 'at', 'staff', 'roles', 'action', 'target', 'before', 'after'];

const filterOf = ({ from, to, ...filter }: AuditQuery): AuditFilter => ({
  ...filter,
  ...(from === undefined ? {} : { since: startOfDay(from) }),
  ...(to === undefined ? {} : { before: new Date(startOfDay(to).getTime() + dayMs) }),
});

const cellsOf = ({ id, at, staff, roles, action, target, before, after }: AuditRow) => [
  id,
  at,
  withoutFormula(staff),
  roles.join(' '),
  action,
  withoutFormula(target),
  JSON.stringify(before),
  JSON.stringify(after),
];

export type AuditService = ReturnType<typeof createAuditService>;

/** The trail of what staff did and read, for those who check it. */
export function createAuditService({
  audit,
  now,
}: {
  audit: Pick<AuditRepository, 'create' | 'list' | 'count'>;
  now: () => Date;
}) {
  async function* lines(filter: AuditFilter): AsyncGenerator<Buffer> {
    yield Buffer.from(toCsv([columns]));
    let beforeId: number | undefined;
    for (;;) {
      const rows = await audit.list(filter, { limit: exportedAtOnce, beforeId });
      if (rows.length === 0) return;
      yield Buffer.from(csvLines(rows.map(cellsOf)));
      beforeId = rows.at(-1)?.id;
    }
  }

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

    /** The chosen rows as CSV, read in pages while they are sent. The export stands in the trail before its first byte is sent. */
    async exportCsv(staff: string, query: AuditQuery): Promise<Readable> {
      await audit.create({
        at: now(),
        staff,
        action: 'export',
        target: 'audit',
        before: null,
        after: query,
      });
      return Readable.from(lines(filterOf(query)));
    },
  };
}
