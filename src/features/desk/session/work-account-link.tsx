'use client';

import { useEffect } from 'react';
import { deskHref } from '@/config/desk/desk-paths';
import type { TranslationProps } from '@/i18n/translation-props';
import { useDeskDispatch } from '@/store/desk-hooks';
import { useQuery } from '@/store/use-query';
import styles from '../frame/desk-app.module.css';
import { sessionRequested } from './staff-session.slice';
import { onSignedInElsewhere, returnNote } from './work-account-notes';
import { waysIn } from './work-account-queries';

interface WorkAccountLinkProps extends TranslationProps<'desk'> {
  /** The provider opens in another tab, because what is open here would be lost. */
  isLocked: boolean;
}

/** Leads to the sign-in by work account, where there is one. */
export function WorkAccountLink({ isLocked, t, locale }: WorkAccountLinkProps) {
  const dispatch = useDeskDispatch();
  const { data } = useQuery(waysIn, { locale, request: {} });
  const isOffered = data?.workAccount ?? false;
  useEffect(() => {
    if (!isLocked) return;
    return onSignedInElsewhere(() => dispatch(sessionRequested({ locale })));
  }, [dispatch, isLocked, locale]);
  if (!isOffered) return null;
  return (
    <>
      <p className={styles.actions}>
        <a
          className={styles.button}
          href={deskHref(locale, 'work-account')}
          {...(isLocked ? { target: '_blank', rel: 'noopener' } : {})}
          onClick={() => {
            if (!isLocked) returnNote.write(`${location.pathname}${location.search}`);
          }}
        >
          {t('signIn.workAccount')}
        </a>
      </p>
      {isLocked ? <p className={styles.help}>{t('signIn.workAccountTab')}</p> : null}
      <p className={styles.or}>{t('signIn.or')}</p>
    </>
  );
}
