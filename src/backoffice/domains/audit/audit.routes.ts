import type { Registrar } from '@/backoffice/http/registrar';
import type { AuditService } from './audit.service';

export function registerAuditRoutes(
  { desk, deskDownload }: Registrar,
  audit: Pick<AuditService, 'list' | 'exportCsv'>,
): void {
  desk('deskAudit', ({ query }) => audit.list(query));
  deskDownload('deskAuditExport', async ({ query }, { staff }) => ({
    disposition: 'attachment; filename="audit.csv"',
    contentType: 'text/csv; charset=utf-8; header=present',
    bytes: await audit.exportCsv(staff, query),
  }));
}
