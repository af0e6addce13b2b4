'use client';

import { useState } from 'react';
import { savedViewLimits, type SavedViewList } from '@/contracts/staff/saved-view-choices';
import type { TranslationProps } from '@/i18n/translation-props';
import { useQuery } from '@/store/use-query';
import { useSubmission } from '@/store/use-submission';
import styles from '../../frame/desk-app.module.css';
import { DeskLink } from '../../frame/desk-link';
import { FailureNotice } from '../../frame/failure-notice';
import { listAddress } from '../desk-list';
import list from '../desk-list.module.css';
import { OpenView } from './open-view';
import { SavedNameForm } from './saved-name-form';
import { savedViews, viewSaving } from './saved-view-queries';

interface SavedViewsProps extends TranslationProps<'desk'> {
  list: SavedViewList;
  pathname: string;
  /** What the list is filtered by now, without the place in it. */
  fields: Record<string, string>;
}

/** The same for the same filters, in whatever order they were set. */
const keyOf = (fields: Record<string, string>): string =>
  JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The views of a list that have a name as links, what can be done with the one that is open, and a name for the one that has none. */
export function SavedViews({ list: listKey, pathname, fields, t, locale }: SavedViewsProps) {
  const query = useQuery(savedViews, { locale, request: { query: { list: listKey } } });
  const [isSaving, setSaving] = useState(false);
  const saving = useSubmission(viewSaving, {
    locale,
    onDone: () => {
      setSaving(false);
      query.reload();
    },
  });
  const views = query.data;
  const open = views?.find((view) => keyOf(view.fields) === keyOf(fields));
  const isFiltered = Object.keys(fields).length > 0;
  if (views?.length === 0 && !isFiltered) return null;
  return (
    <section aria-label={t('savedView.title')}>
      <div className={list.views}>
        <span>{t('savedView.title')}</span>
        {views?.map((view) => (
          <DeskLink
            key={view.id}
            href={listAddress(pathname, {}, view.fields)}
            aria-current={view.id === open?.id ? 'page' : undefined}
          >
            {view.name}
          </DeskLink>
        ))}
        {open || isSaving || !views || !isFiltered ? null : (
          <button type="button" className={styles.small} onClick={() => setSaving(true)}>
            {t('savedView.save')}
          </button>
        )}
      </div>
      {query.record.failure ? (
        <FailureNotice failure={query.record.failure} onRetry={query.reload} t={t} />
      ) : null}
      {open ? (
        <OpenView key={open.id} view={open} onChanged={query.reload} t={t} locale={locale} />
      ) : null}
      {isSaving && !open ? (
        <SavedNameForm
          title={t('savedView.save')}
          hint={t('savedView.hint')}
          saved={{ name: '', isShared: false }}
          maxLength={savedViewLimits.name}
          shareLabel={t('savedView.share')}
          isSending={saving.isSending}
          failure={saving.failure}
          onSubmit={(view) => saving.submit({ body: { ...view, list: listKey, fields } })}
          onClose={() => setSaving(false)}
          t={t}
        />
      ) : null}
    </section>
  );
}
