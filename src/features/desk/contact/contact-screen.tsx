'use client';

import type { DeskScreenProps } from '../frame/desk-screen-props';
import { DeskListView } from '../list/desk-list-view';
import { ListViews } from '../list/list-views';
import { contactList } from './contact-list';
import { ContactView } from './contact-view';

const views = [
  { label: 'thread.viewDue', fields: { sort: 'due' } },
  { label: 'thread.viewMine', fields: { state: 'open', assignee: 'me' } },
  { label: 'thread.viewUnassigned', fields: { state: 'open', assignee: 'nobody' } },
  { label: 'thread.viewComplaints', fields: { topic: 'complaint', sort: 'due' } },
  { label: 'contact.viewValuations', fields: { topic: 'valuation', sort: 'due' } },
  { label: 'thread.viewClosed', fields: { state: 'closed' } },
] as const;

/** What visitors wrote; one of them where the address names it. */
export function ContactScreen({ id, query, t, locale }: DeskScreenProps) {
  if (id !== null) return <ContactView reference={id} t={t} locale={locale} />;
  return (
    <DeskListView
      list={contactList}
      section="enquiries"
      title={t('contact.title')}
      query={query}
      actions={() => (
        <ListViews section="enquiries" views={views} query={query} t={t} locale={locale} />
      )}
      t={t}
      locale={locale}
    />
  );
}
