'use client';

import { RequireNamespace } from '@/components/loading/require-namespace';
import type { DeskScreenProps } from '../frame/desk-screen-props';
import { DeskListView } from '../list/desk-list-view';
import { applicationList } from './application-list';
import { ApplicationView } from './application-view';

/** What applicants sent; one of them where the address names one. */
export function ApplicationScreen({ id, query, t, locale }: DeskScreenProps) {
  if (id !== null)
    return (
      <RequireNamespace
        namespace={['application', 'application-form', 'account-screen', 'document', 'decline']}
      >
        <ApplicationView number={id} t={t} locale={locale} />
      </RequireNamespace>
    );
  return (
    <DeskListView
      list={applicationList}
      section="applications"
      title={t('application.title')}
      query={query}
      t={t}
      locale={locale}
    />
  );
}
