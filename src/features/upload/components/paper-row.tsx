'use client';

import formStyles from '@/components/form/form.module.css';
import type { UploadedDocument } from '@/contracts/document/document';
import type { RequestRecord } from '@/lib/saga/request-record';
import { useAppDispatch } from '@/store/hooks';
import { downloadRequested, removalRequested } from '../papers.slice';
import { downloadProblemWords, sizeWords, stateOf, type Words } from '../upload-words';
import styles from './upload.module.css';

interface PaperRowProps extends Words {
  document: UploadedDocument;
  isRemoving: boolean;
  download: RequestRecord | undefined;
}

/** A file that is here: its owner may have it again, or take it back. */
export function PaperRow({ document, isRemoving, download, t, locale }: PaperRowProps) {
  const dispatch = useAppDispatch();
  const { id, name, size, status } = document;
  const state = stateOf(document);
  const isComing = download?.status === 'loading';
  const isHere = status === 'clean' || status === 'stored';
  return (
    <li className={state === 'virus' ? `${styles.file} ${styles.bad}` : styles.file}>
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>{sizeWords(size)} · {t(`state.${state}`)}</span>
      {state === 'virus' || state === 'locked' ? <p className={styles.problem}>{t(`problem.${state}`)}</p> : null}
      {download?.failure ? <p role="alert" className={styles.problem}>{downloadProblemWords(download.failure, t)}</p> : null}
      {isHere ? (
        <button type="button" className={formStyles.plain} aria-label={t('file.downloadOf', { name })} aria-disabled={isComing || undefined} onClick={() => (isComing ? undefined : dispatch(downloadRequested({ id, name, locale })))}>
          {t(isComing ? 'file.downloading' : 'file.download')}
        </button>
      ) : null}
      <button type="button" className={formStyles.plain} aria-label={t('file.removeOf', { name })} aria-disabled={isRemoving || undefined} onClick={() => (isRemoving ? undefined : dispatch(removalRequested({ id, locale })))}>
        {t(isRemoving ? 'file.removing' : 'file.remove')}
      </button>
    </li>
  );
}
