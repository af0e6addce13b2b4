'use client';

import formStyles from '@/components/form/form.module.css';
import type { UploadedDocument } from '@/contracts/document';
import { useAppDispatch } from '@/store/hooks';
import { removalRequested } from '../papers.slice';
import { sizeWords, stateOf, type Words } from '../upload-words';
import styles from './upload.module.css';

interface PaperRowProps extends Words {
  document: UploadedDocument;
  isRemoving: boolean;
}

/** A file that is here. */
export function PaperRow({ document: { id, name, size, ...rest }, isRemoving, t, locale }: PaperRowProps) {
  const dispatch = useAppDispatch();
  const state = stateOf({ id, name, size, ...rest });
  return (
    <li className={state === 'virus' ? `${styles.file} ${styles.bad}` : styles.file}>
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>{sizeWords(size)} · {t(`state.${state}`)}</span>
      {state === 'virus' || state === 'locked' ? <p className={styles.problem}>{t(`problem.${state}`)}</p> : null}
      <button type="button" className={formStyles.plain} aria-label={t('file.removeOf', { name })} aria-disabled={isRemoving || undefined} onClick={() => (isRemoving ? undefined : dispatch(removalRequested({ id, locale })))}>
        {t(isRemoving ? 'file.removing' : 'file.remove')}
      </button>
    </li>
  );
}
