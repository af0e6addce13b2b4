'use client';

import type { Translate } from '@/i18n/text-keys';
import { useAppSelector } from '@/store/hooks';
import { uploadDocumentSlice } from '../upload-document.slice';
import styles from './upload.module.css';

/** How far several uploads are together; nothing for a single one, which shows its own. */
export function AllUploadsProgress({ t }: { t: Translate<'document'> }) {
  const { sentFiles, files, share } = useAppSelector(
    uploadDocumentSlice.selectors.selectBatchProgress,
  );
  if (files < 2) return null;
  return (
    <p className={styles.all}>
      <progress value={share} max={1} aria-label={t('list.allProgress')} />{' '}
      <span>
        {t('list.allSent', { done: sentFiles, total: files, percent: Math.floor(share * 100) })}
      </span>
    </p>
  );
}
