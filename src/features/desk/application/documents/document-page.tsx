'use client';

import { useState } from 'react';
import type { UploadedDocument } from '@/contracts/document/document';
import type { TranslationProps } from '@/i18n/translation-props';
import { useQuery } from '@/store/use-query';
import styles from '@/features/desk/frame/desk-app.module.css';
import { QueryView } from '@/features/desk/frame/query-view';
import { documentPages } from '../application-queries';
import own from './document-viewer.module.css';

interface DocumentPageProps extends TranslationProps<'desk'> {
  document: UploadedDocument;
}

/** The pages of a document as pictures that the server drew, one at a time. */
export function DocumentPage({ document: { id, name }, t, locale }: DocumentPageProps) {
  const [page, setPage] = useState(1);
  const [isLarge, setLarge] = useState(false);
  const key = `${id}/${page}`;
  const { data, ...query } = useQuery(documentPages, {
    locale,
    request: { params: { id, page: String(page) } },
    key,
  });
  const [last] = Object.entries(data);
  const pages = last?.[0].startsWith(id) ? last[1].pages : 1;
  return (
    <>
      <p className={styles.actions}>
        <button
          type="button"
          className={styles.small}
          disabled={page === 1}
          onClick={() => setPage(page - 1)}
        >
          {t('document.before')}
        </button>
        <span role="status">{t('document.page', { page, pages })}</span>
        <button
          type="button"
          className={styles.small}
          disabled={page >= pages}
          onClick={() => setPage(page + 1)}
        >
          {t('document.after')}
        </button>
        <button type="button" className={styles.small} onClick={() => setLarge(!isLarge)}>
          {t(isLarge ? 'document.smaller' : 'document.larger')}
        </button>
      </p>
      <QueryView query={{ ...query, data: data[key] }} t={t}>
        {({ picture, width, height }) => (
          <div
            className={own.page}
            role="region"
            aria-label={name}
            // Scrolled by keyboard, too.
            tabIndex={0}
          >
            <img
              className={isLarge ? `${own.picture} ${own.large}` : own.picture}
              src={picture}
              width={width}
              height={height}
              alt={t('document.page', { page, pages })}
            />
          </div>
        )}
      </QueryView>
    </>
  );
}
