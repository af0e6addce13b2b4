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

/**
 * Tells that the content could not be refreshed, and offers a retry; nothing before the first failure. Its texts and code are part of
 * the page, because the network may be down.
 */
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
