'use client';

import { RequireNamespace } from '@/components/loading/require-namespace';
import type { DeskScreenProps } from '../frame/desk-screen-props';
import { DeskListView } from '../list/desk-list-view';
import { ListViews } from '../list/list-views';
import { requestList } from './request-list';
import { RequestView } from './request-view';

const views = [
  { label: 'ask.viewOpen', fields: { state: 'open', sort: 'oldest' } },
  { label: 'ask.viewMine', fields: { state: 'open', sort: 'oldest', assignee: 'me' } },
  { label: 'ask.viewNew', fields: { state: 'received', sort: 'oldest' } },
  { label: 'ask.viewToFinish', fields: { state: 'approved', sort: 'oldest' } },
] as const;

/** What customers ask for; one request where the address names it. */
export function RequestScreen({ id, query, t, locale }: DeskScreenProps) {
  if (id !== null)
    return (
      <RequireNamespace namespace={['account-screen']}>
        <RequestView key={id} reference={id} t={t} locale={locale} />
      </RequireNamespace>
    );
  return (
    <DeskListView
      list={requestList}
      section="requests"
      title={t('ask.title')}
      query={query}
      actions={() => (
        <ListViews section="requests" views={views} query={query} t={t} locale={locale} />
      )}
      t={t}
      locale={locale}
    />
  );
}
