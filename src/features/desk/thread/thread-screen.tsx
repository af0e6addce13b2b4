'use client';

import type { DeskScreenProps } from '../frame/desk-screen-props';
import { DeskListView } from '../list/desk-list-view';
import { ListViews } from '../list/list-views';
import { StartThreadForm } from './start-thread-form';
import { threadList } from './thread-list';
import { ThreadView } from './thread-view';

/** What stands in place of a number where a thread is started. */
export const newThreadId = 'new';

const views = [
  { label: 'thread.viewDue', fields: { sort: 'due' } },
  { label: 'thread.viewMine', fields: { state: 'open', assignee: 'me' } },
  { label: 'thread.viewUnassigned', fields: { state: 'open', assignee: 'nobody' } },
  { label: 'thread.viewComplaints', fields: { topic: 'complaint', sort: 'due' } },
  { label: 'thread.viewClosed', fields: { state: 'closed' } },
] as const;

/** Message threads of customers; one of them, or a new one, where the address names it. */
export function ThreadScreen({ id, query, t, locale }: DeskScreenProps) {
  if (id === newThreadId)
    return <StartThreadForm customerId={query.get('customer') ?? ''} t={t} locale={locale} />;
  if (id !== null) return <ThreadView reference={id} t={t} locale={locale} />;
  return (
    <DeskListView
      list={threadList}
      section="messages"
      title={t('thread.title')}
      query={query}
      actions={() => (
        <ListViews section="messages" views={views} query={query} t={t} locale={locale} />
      )}
      t={t}
      locale={locale}
    />
  );
}
