'use client';

import { useState, type ReactNode } from 'react';
import { TextField } from '@/components/form/text-field';
import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import type { Medium } from '@/contracts/media/media-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { localise } from '@/lib/localise';
import { isLoading } from '@/lib/saga/request-record';
import { useQuery } from '@/store/use-query';
import styles from '@/features/desk/frame/desk-app.module.css';
import { QueryView } from '@/features/desk/frame/query-view';
import { mediaPages } from './media-queries';
import { MediumThumb } from './medium-thumb';
import { MediumUpload } from './medium-upload';
import own from './media.module.css';

interface MediaLibraryProps extends TranslationProps<'desk'> {
  id: string;
  mayEdit: boolean;
  /** What stands above, and can have the library read again, for the same words. */
  children?: (readAgain: () => void) => ReactNode;
  /** The image that is chosen or looked at. */
  chosen: string | null;
  onChoose: (medium: Medium) => void;
}

const pageSize = 24;

/** The images that there are, found by their words, and a way to add one, which is chosen at once. */
export function MediaLibrary({
  id,
  mayEdit,
  chosen,
  onChoose,
  children,
  t,
  locale,
}: MediaLibraryProps) {
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const [cursor, setCursor] = useState<string>();
  const query = useQuery(mediaPages, {
    locale,
    request: {
      query: { limit: pageSize, ...(text ? { text } : {}), ...(cursor ? { cursor } : {}) },
    },
  });
  const readAgain = (): void => {
    if (cursor === undefined) query.reload();
    // From its first page on.
    else setCursor(undefined);
  };
  const look = (): void => {
    setCursor(undefined);
    setText(typed.trim());
  };
  const data = query.data?.text === text ? query.data : null;
  return (
    <section aria-label={t('media.library')}>
      {children?.(readAgain)}
      {mayEdit ? (
        <MediumUpload
          id={id}
          onAdded={(medium) => {
            // It is there if no other words are looked for.
            setTyped('');
            setText('');
            readAgain();
            onChoose(medium);
          }}
          t={t}
          locale={locale}
        />
      ) : null}
      <div className={own.search} role="search">
        <TextField
          id={`${id}-text`}
          type="search"
          label={t('media.search')}
          maxLength={staffTextLimits.search}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form around it would be sent.
            event.preventDefault();
            look();
          }}
        />
        <button type="button" className={styles.button} onClick={look}>
          {t('media.look')}
        </button>
      </div>
      <QueryView query={{ ...query, data }} t={t}>
        {({ media, next, total }) => (
          <>
            <p role="status">{t('media.count', { count: total })}</p>
            <ul className={own.grid}>
              {media.map((medium) => (
                <li key={medium.id}>
                  <button
                    type="button"
                    className={own.choice}
                    aria-pressed={medium.id === chosen}
                    onClick={() => onChoose(medium)}
                  >
                    <MediumThumb
                      image={{ ...medium, altEn: '', altHk: '', altCn: '' }}
                      locale={locale}
                      className={own.thumb}
                    />
                    <span>{localise(medium, 'alt', { locale })}</span>
                  </button>
                </li>
              ))}
            </ul>
            {next === null ? null : (
              <p className={styles.actions}>
                <button
                  type="button"
                  className={styles.button}
                  aria-disabled={isLoading(query.record) || undefined}
                  onClick={() => setCursor(next)}
                >
                  {t('media.more')}
                </button>
              </p>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}
