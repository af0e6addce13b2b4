'use client';

import { auditEndpoints } from '@/contracts/staff/audit';
import { useDeskSelector } from '@/store/desk-hooks';
import styles from '../frame/desk-app.module.css';
import type { DeskScreenProps } from '../frame/desk-screen-props';
import { DeskListView } from '../list/desk-list-view';
import { staffSessionSlice } from '../session/staff-session.slice';
import { auditList } from './audit-list';

/** The audit trail, and its export as it is filtered. */
export function AuditScreen({ query, t, locale }: DeskScreenProps) {
  const mayExport = useDeskSelector(staffSessionSlice.selectors.selectPermissions).includes(
    'audit.export',
  );
  return (
    <DeskListView
      list={auditList}
      section="audit"
      title={t('audit.title')}
      query={query}
      actions={({ cursor: _cursor, ...fields }) =>
        mayExport ? (
          <a
            className={styles.button}
            download
            href={`${auditEndpoints.deskAuditExport.path}?${new URLSearchParams(fields).toString()}`}
          >
            {t('audit.export')}
          </a>
        ) : null
      }
      t={t}
      locale={locale}
    />
  );
}
