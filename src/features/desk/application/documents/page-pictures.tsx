import { useState } from 'react';
import type { DocumentPage } from '@/contracts/document/document-page';
import type { TranslationProps } from '@/i18n/translation-props';
import type { QueryResult } from '@/store/use-query';
import styles from '@/features/desk/frame/desk-app.module.css';
import { QueryView } from '@/features/desk/frame/query-view';
import own from './document-viewer.module.css';

interface PagePicturesProps extends Pick<TranslationProps<'desk'>, 't'> {
  /** What the pages are of, as its keys begin. */
  id: string;
  name: string;
  page: number;
  onPage: (page: number) => void;
  query: QueryResult<Readonly<Record<string, DocumentPage>>>;
}

/** Pages as pictures that the server drew, one at a time. */
export function PagePictures({
  id,
  name,
  page,
  onPage,
  query: { data, ...query },
  t,
}: PagePicturesProps) {
  const [isLarge, setLarge] = useState(false);
  const [last] = Object.entries(data);
  const pages = last?.[0].startsWith(id) ? last[1].pages : undefined;
  return (
    <>
      <p className={styles.actions}>
        {pages === undefined ? null : (
          // Not `disabled`: who leafs by key would lose the focus on the last page.
          <>
            <button
              type="button"
              className={styles.small}
              aria-disabled={page === 1 || undefined}
              onClick={() => onPage(Math.max(1, page - 1))}
            >
              {t('document.before')}
            </button>
            <span role="status">{t('document.page', { page, pages })}</span>
            <button
              type="button"
              className={styles.small}
              aria-disabled={page >= pages || undefined}
              onClick={() => onPage(Math.min(pages, page + 1))}
            >
              {t('document.after')}
            </button>
          </>
        )}
        <button type="button" className={styles.small} onClick={() => setLarge(!isLarge)}>
          {t(isLarge ? 'document.smaller' : 'document.larger')}
        </button>
      </p>
      <QueryView query={{ ...query, data: data[`${id}/${page}`] }} t={t}>
        {({ picture, width, height, pages: count }) => (
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
              alt={t('document.page', { page, pages: count })}
            />
          </div>
        )}
      </QueryView>
    </>
  );
}
