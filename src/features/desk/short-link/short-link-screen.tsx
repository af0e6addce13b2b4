'use client';

import { useState } from 'react';
import { deskHref } from '@/config/desk/desk-paths';
import { useDeskSelector } from '@/store/desk-hooks';
import styles from '../frame/desk-app.module.css';
import { openAddress } from '../frame/desk-location';
import type { DeskScreenProps } from '../frame/desk-screen-props';
import { DeskListView } from '../list/desk-list-view';
import { staffSessionSlice } from '../session/staff-session.slice';
import { LinkForm } from './link-form';
import { shortLinkList } from './short-link-list';
import { ShortLinkView } from './short-link-view';

/** Short links with their clicks; one of them where the address names it. `path` in the address begins a link to that page. */
export function ShortLinkScreen({ id, query, t, locale }: DeskScreenProps) {
  const permissions = useDeskSelector(staffSessionSlice.selectors.selectPermissions);
  const mayEdit = permissions.includes('campaign.edit');
  const path = query.get('path') ?? '';
  const [isMaking, setMaking] = useState(path !== '');
  if (id !== null)
    return <ShortLinkView key={id} code={id} mayEdit={mayEdit} t={t} locale={locale} />;
  return (
    <>
      {mayEdit && isMaking ? (
        <LinkForm
          path={path}
          onMade={({ code }) => openAddress(deskHref(locale, 'links', code))}
          onClose={() => setMaking(false)}
          t={t}
          locale={locale}
        />
      ) : null}
      <DeskListView
        list={shortLinkList}
        section="links"
        title={t('shortLink.title')}
        query={query}
        actions={() =>
          mayEdit && !isMaking ? (
            <button type="button" className={styles.button} onClick={() => setMaking(true)}>
              {t('shortLink.make')}
            </button>
          ) : null
        }
        t={t}
        locale={locale}
      />
    </>
  );
}
