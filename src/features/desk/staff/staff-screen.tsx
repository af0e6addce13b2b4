'use client';

import { useState } from 'react';
import { useDeskSelector } from '@/store/desk-hooks';
import type { DeskScreenProps } from '../frame/desk-screen-props';
import styles from '../frame/desk-app.module.css';
import { DeskListView } from '../list/desk-list-view';
import { staffSessionSlice } from '../session/staff-session.slice';
import { InviteForm } from './invite-form';
import { staffList } from './staff-list';
import { StaffMemberView } from './staff-member';

/** Who works at the desk; one of them where the address names one. */
export function StaffScreen({ id, query, t, locale }: DeskScreenProps) {
  const mayManage = useDeskSelector(staffSessionSlice.selectors.selectPermissions).includes(
    'staff.manage',
  );
  const [isInviting, setInviting] = useState(false);
  if (id !== null) return <StaffMemberView id={id} mayManage={mayManage} t={t} locale={locale} />;
  return (
    <DeskListView
      list={staffList}
      section="staff"
      title={t('staff.title')}
      query={query}
      actions={(_fields, { reload }) =>
        mayManage ? (
          isInviting ? (
            <InviteForm
              onInvited={reload}
              onClose={() => setInviting(false)}
              t={t}
              locale={locale}
            />
          ) : (
            <button type="button" className={styles.button} onClick={() => setInviting(true)}>
              {t('staff.invite')}
            </button>
          )
        ) : null
      }
      t={t}
      locale={locale}
    />
  );
}
