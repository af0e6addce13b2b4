'use client';

import { contentKindSchema } from '@/contracts/content/content-desk';
import { RequireNamespace } from '@/components/loading/require-namespace';
import { useDeskSelector } from '@/store/desk-hooks';
import type { DeskScreenProps } from '../frame/desk-screen-props';
import { DeskListView } from '../list/desk-list-view';
import { ListViews } from '../list/list-views';
import { staffSessionSlice } from '../session/staff-session.slice';
import { BeginEntry } from './begin-entry';
import { contentList } from './content-list';
import { ContentView } from './content-view';

const views = [
  { label: 'content.viewPages', fields: { kind: 'page' } },
  { label: 'content.viewLanding', fields: { kind: 'landing-pages' } },
  { label: 'content.viewQuestions', fields: { kind: 'faqs' } },
  { label: 'content.viewChanged', fields: { state: 'changed' } },
  { label: 'content.viewScheduled', fields: { state: 'scheduled' } },
] as const;

/** Pages and entries of lists; one of them, as its form, where the address names it. */
export function ContentScreen({ id, query, t, locale }: DeskScreenProps) {
  const permissions = useDeskSelector(staffSessionSlice.selectors.selectPermissions);
  const mayEdit = permissions.includes('content.edit');
  if (id !== null) {
    const at = id.indexOf('.');
    const kind = contentKindSchema.safeParse(id.slice(0, Math.max(at, 0)));
    if (!kind.success) return <p>{t('notFound.text')}</p>;
    return (
      <RequireNamespace namespace="content-form">
        <ContentView
          key={`${id} ${query.has('new')}`}
          kind={kind.data}
          id={id.slice(at + 1)}
          isNew={query.has('new')}
          mayEdit={mayEdit}
          t={t}
          locale={locale}
        />
      </RequireNamespace>
    );
  }
  return (
    <DeskListView
      list={contentList}
      section="content"
      title={t('content.title')}
      query={query}
      actions={() => (
        <>
          <ListViews section="content" views={views} query={query} t={t} locale={locale} />
          {mayEdit ? (
            <BeginEntry
              key={query.get('kind')}
              kind={query.get('kind') ?? 'landing-pages'}
              t={t}
              locale={locale}
            />
          ) : null}
        </>
      )}
      t={t}
      locale={locale}
    />
  );
}
