import { auditActions, auditEndpoints } from '@/contracts/staff/audit';
import { formatInstant } from '@/lib/dates';
import { createDeskList } from '../list/desk-list';
import { AuditChange } from './audit-change';

/** Who did what. */
export const auditList = createDeskList({
  name: 'auditList',
  endpoint: 'deskAudit',
  querySchema: auditEndpoints.deskAudit.query,
  csv: auditEndpoints.deskAuditExport,
  toRequest: (fields) => ({ query: auditEndpoints.deskAudit.query.parse(fields) }),
  toPage: (response) => response,
  columns: [
    { heading: 'audit.at', cell: ({ at }, { locale }) => formatInstant(at, locale) },
    { heading: 'audit.staff', cell: ({ staff }) => staff },
    { heading: 'audit.action', cell: ({ action }, { t }) => t(`auditAction.${action}`) },
    { heading: 'audit.target', cell: ({ target }) => <code>{target}</code> },
    {
      heading: 'audit.change',
      cell: ({ before, after }, { t }) => <AuditChange before={before} after={after} t={t} />,
    },
  ],
  sorts: {
    newest: 'contact.sortNewest',
    oldest: 'contact.sortOldest',
  },
  filters: [
    { name: 'staff', label: 'audit.staff', kind: 'text' },
    {
      name: 'action',
      label: 'audit.action',
      kind: 'choice',
      options: auditActions.map((action) => ({
        value: action,
        label: `auditAction.${action}` as const,
      })),
    },
    { name: 'target', label: 'audit.target', kind: 'text' },
    { name: 'from', label: 'audit.from', kind: 'day' },
    { name: 'to', label: 'audit.to', kind: 'day' },
  ],
  keyOf: ({ id }) => String(id),
});
