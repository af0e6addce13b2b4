'use client';

import Link from 'next/link';
import formStyles from '@/components/form/form.module.css';
import { localisedPath } from '@/config/paths';
import { useAppDispatch } from '@/store/hooks';
import { applyPath } from '../apply-steps';
import { anotherBegun } from '../application.slice';
import type { Application } from '../use-application';
import styles from './step.module.css';

/** In place of a step of an application that was sent: it can't be sent again, and another one may begin. */
export function SentNote({ application: { facts, state, t, go } }: { application: Application }) {
  const dispatch = useAppDispatch();
  const { product, locale } = facts;
  const another = (): void => {
    dispatch(anotherBegun());
    go();
  };
  return (
    <>
      <div className={styles.reference}>
        <p>{t('done.reference')}</p>
        <p className={styles.number}>{state.receipt?.appl_no}</p>
      </div>
      <p className={styles.facts}>{t('sent.body')}</p>
      <p className={formStyles.actions}>
        <Link href={localisedPath(locale, applyPath(product, 'done'))} prefetch={false} className={formStyles.primary}>{t('sent.next')}</Link>
        <button type="button" className={formStyles.plain} onClick={another}>{t('sent.another')}</button>
      </p>
    </>
  );
}
