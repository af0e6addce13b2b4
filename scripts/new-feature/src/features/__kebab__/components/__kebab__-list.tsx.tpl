'use client';

import { useEffect } from 'react';
import type { Locale } from '@/contracts/locale';
import { useTranslate } from '@/i18n/use-translate';
import { localise } from '@/lib/localise';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { __camel__Requested, __camel__Slice } from '../__kebab__.slice';
import styles from './__kebab__-list.module.css';

const { selectItems, selectLoading, selectError } = __camel__Slice.selectors;

/** Requests and shows the list; requires a `StoreProvider` and a `FlowI18nProvider` with the namespace `__kebab__`. */
export function __Pascal__List({ locale }: { locale: Locale }) {
  const t = useTranslate('__kebab__');
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectItems);
  const loading = useAppSelector(selectLoading);
  const error = useAppSelector(selectError);

  useEffect(() => {
    dispatch(__camel__Requested({ locale }));
  }, [dispatch, locale]);

  return (
    <section className={styles.list} aria-labelledby="__kebab__-heading" aria-busy={loading}>
      <h2 id="__kebab__-heading">{t('heading')}</h2>
      {loading && items === null ? <p role="status">{t('loading')}</p> : null}
      {error === null ? null : <p role="alert">{error}</p>}
      {items?.length === 0 ? <p>{t('none')}</p> : null}
      {items !== null && items.length > 0 ? (
        <ul>
          {items.map((item) => (
            <li key={item._id}>{localise(item, 'title', { locale })}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
