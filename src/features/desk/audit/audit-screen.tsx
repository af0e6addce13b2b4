'use client';

import type { DeskScreenProps } from '../frame/desk-screen-props';
import { DeskListView } from '../list/desk-list-view';
import { auditList } from './audit-list';

/** The audit trail. */
export function AuditScreen({ query, t, locale }: DeskScreenProps) {
  return (
    <DeskListView
      list={auditList}
      section="audit"
      title={t('audit.title')}
      query={query}
      t={t}
      locale={locale}
    />
  );
}
