'use client';

import { useState } from 'react';
import formStyles from '@/components/form/form.module.css';
import { useTranslate } from '@/i18n/use-translate';
import type { RequestRecord } from '@/lib/saga/request-record';
import styles from './refresh-note.module.css';

interface RefreshNoteProps {
  record: RequestRecord | null;
  onRetry: () => void;
}

/** Says that what the document showed could not be read again, and offers another attempt; nothing before the first failure. Its words and its code come with the page, as the network may be away. */
export function RefreshNote({ record, onRetry }: RefreshNoteProps) {
  const t = useTranslate('loading');
  const [isRetrying, setRetrying] = useState(false);
  const isLoading = record?.status === 'loading';
  if (isRetrying && record?.status === 'succeeded') setRetrying(false);
  if (!record?.failure && !(isLoading && isRetrying)) return null;
  const retry = (): void => {
    setRetrying(true);
    onRetry();
  };
  return (
    <div className={styles.note} role="status">
      <p>{t(isLoading ? 'refresh.loading' : 'refresh.failed')}</p>
      <button
        type="button"
        className={formStyles.plain}
        aria-disabled={isLoading || undefined}
        onClick={isLoading ? undefined : retry}
      >
        {t('refresh.retry')}
      </button>
    </div>
  );
}
