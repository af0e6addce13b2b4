'use client';

import { RequireNamespace } from '@/components/loading/require-namespace';
import type { DeskScreenProps } from '../frame/desk-screen-props';
import { DeskListView } from '../list/desk-list-view';
import { approvalList } from './approval-list';
import { ApprovalView } from './approval-view';

/** What waits for a second person; one request where the address names one. */
export function ApprovalScreen({ id, query, t, locale }: DeskScreenProps) {
  if (id !== null)
    return (
      <RequireNamespace namespace={['account-screen', 'document', 'content-form']}>
        <ApprovalView id={id} t={t} locale={locale} />
      </RequireNamespace>
    );
  return (
    <DeskListView
      list={approvalList}
      section="approvals"
      title={t('approval.title')}
      query={query}
      t={t}
      locale={locale}
    />
  );
}
