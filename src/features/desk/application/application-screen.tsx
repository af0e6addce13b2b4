'use client';

import { RequireNamespace } from '@/components/loading/require-namespace';
import { applicationDeskEndpoints } from '@/contracts/application/application-desk';
import { useDeskSelector } from '@/store/desk-hooks';
import styles from '../frame/desk-app.module.css';
import type { DeskScreenProps } from '../frame/desk-screen-props';
import { DeskListView } from '../list/desk-list-view';
import { staffSessionSlice } from '../session/staff-session.slice';
import { applicationList } from './application-list';
import { ApplicationView } from './application-view';

/** What applicants sent; one of them where the address names one. */
export function ApplicationScreen({ id, query, t, locale }: DeskScreenProps) {
  const mayExport = useDeskSelector(staffSessionSlice.selectors.selectPermissions).includes(
    'application.export',
  );
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
      actions={({ cursor: _cursor, limit: _limit, ...fields }) =>
        mayExport ? (
          <a
            className={styles.button}
            download
            href={`${applicationDeskEndpoints.deskApplicationsExport.path}?${new URLSearchParams(fields).toString()}`}
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
