'use client';

import { useState } from 'react';
import { deskHref } from '@/config/desk/desk-paths';
import { useDeskSelector } from '@/store/desk-hooks';
import styles from '../frame/desk-app.module.css';
import { openAddress } from '../frame/desk-location';
import type { DeskScreenProps } from '../frame/desk-screen-props';
import { DeskListView } from '../list/desk-list-view';
import { staffSessionSlice } from '../session/staff-session.slice';
import { pageTestList } from './page-test-list';
import { PageTestView } from './page-test-view';
import { TestForm } from './test-form';

/** Tests of pages; one of them where the address names it. */
export function PageTestScreen({ id, query, t, locale }: DeskScreenProps) {
  const permissions = useDeskSelector(staffSessionSlice.selectors.selectPermissions);
  const mayEdit = permissions.includes('content.edit');
  const [isStarting, setStarting] = useState(false);
  if (id !== null) return <PageTestView key={id} id={id} mayEdit={mayEdit} t={t} locale={locale} />;
  return (
    <>
      {mayEdit && isStarting ? (
        <TestForm
          onStarted={(test) => openAddress(deskHref(locale, 'tests', test.id))}
          onClose={() => setStarting(false)}
          t={t}
          locale={locale}
        />
      ) : null}
      <DeskListView
        list={pageTestList}
        section="tests"
        title={t('pageTest.title')}
        query={query}
        actions={() =>
          mayEdit && !isStarting ? (
            <button type="button" className={styles.button} onClick={() => setStarting(true)}>
              {t('pageTest.make')}
            </button>
          ) : null
        }
        t={t}
        locale={locale}
      />
    </>
  );
}
