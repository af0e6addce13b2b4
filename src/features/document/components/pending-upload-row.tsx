'use client';

import formStyles from '@/components/form/form.module.css';
import type { Translate } from '@/i18n/text-keys';
import { useSiteLimits } from '@/features/site/site-limits';
import type { PendingUpload } from '../upload-document.slice';
import { isRetryable } from '../upload-problem';
import { uploadProblemMessage, formatFileSize } from '../upload-messages';
import type { Uploads } from '../use-uploads';
import styles from './upload.module.css';

interface PendingUploadRowProps {
  upload: PendingUpload & { index: number };
  uploads: Uploads;
  t: Translate<'document'>;
}

/** A pending or failed upload. */
export function PendingUploadRow({
  upload: { index, name, size, progress, problem },
  uploads,
  t,
}: PendingUploadRowProps) {
  const { uploadMaxMegabytes: maxMegabytes } = useSiteLimits();
  const percent = Math.floor(progress * 100);
  return (
    <li className={problem ? `${styles.file} ${styles.bad}` : styles.file}>
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>
        {formatFileSize(size)}
        {problem ? '' : ` · ${progress < 1 ? t('file.sending', { percent }) : t('file.storing')}`}
      </span>
      {problem ? (
        <p className={styles.problem}>{uploadProblemMessage(problem, { t, maxMegabytes })}</p>
      ) : (
        <progress value={progress} max={1} aria-label={t('file.progressOf', { name })} />
      )}
      {problem && isRetryable(problem) ? (
        <button
          type="button"
          className={formStyles.plain}
          aria-label={t('file.retryOf', { name })}
          onClick={() => uploads.retry(index)}
        >
          {t('file.retry')}
        </button>
      ) : null}
      <button
        type="button"
        className={formStyles.plain}
        aria-label={t(problem ? 'file.dismissOf' : 'file.cancelOf', { name })}
        onClick={() => uploads.cancel(index)}
      >
        {t(problem ? 'file.dismiss' : 'file.cancel')}
      </button>
    </li>
  );
}
