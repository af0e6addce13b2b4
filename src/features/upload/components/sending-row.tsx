'use client';

import formStyles from '@/components/form/form.module.css';
import type { Translate } from '@/i18n/server';
import type { Sending } from '../upload-document.slice';
import { isWorthRetrying } from '../upload-problem';
import { problemWords, sizeWords } from '../upload-words';
import type { Uploads } from '../use-uploads';
import styles from './upload.module.css';

interface SendingRowProps {
  sending: Sending & { index: number };
  uploads: Uploads;
  t: Translate;
}

/** A file on its way, or one that did not arrive. */
export function SendingRow({ sending: { index, name, size, share, problem }, uploads, t }: SendingRowProps) {
  const percent = Math.floor(share * 100);
  return (
    <li className={problem ? `${styles.file} ${styles.bad}` : styles.file}>
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>{sizeWords(size)}{problem ? '' : ` · ${share < 1 ? t('file.sending', { percent }) : t('file.storing')}`}</span>
      {problem ? <p className={styles.problem}>{problemWords(problem, t)}</p> : <progress value={share} max={1} aria-label={t('file.progressOf', { name })} />}
      {problem && isWorthRetrying(problem) ? <button type="button" className={formStyles.plain} aria-label={t('file.retryOf', { name })} onClick={() => uploads.retry(index)}>{t('file.retry')}</button> : null}
      <button type="button" className={formStyles.plain} aria-label={t(problem ? 'file.dismissOf' : 'file.cancelOf', { name })} onClick={() => uploads.cancel(index)}>{t(problem ? 'file.dismiss' : 'file.cancel')}</button>
    </li>
  );
}
