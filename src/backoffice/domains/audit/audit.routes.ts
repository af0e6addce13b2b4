import type { ExportRegistrar } from '@/backoffice/http/desk-export';
import type { AuditService } from './audit.service';

const textOf = (stored: unknown): string | null =>
  stored === null ? null : JSON.stringify(stored);

export function registerAuditRoutes(
  { desk, deskExport }: ExportRegistrar,
  audit: Pick<AuditService, 'list'>,
): void {
  desk('deskAudit', ({ query }) => audit.list(query));
  deskExport('deskAuditExport', {
    target: 'audit',
    columns: [
      'id',
      'at',
      'staff',
      ['roles', ({ roles }) => roles.join(' ')],
      'action',
      'target',
      ['before', ({ before }) => textOf(before)],
      ['after', ({ after }) => textOf(after)],
    ],
    read: ({ query }, page) => audit.list({ ...query, ...page }),
  });
}
