'use client';

import formStyles from '@/components/form/form.module.css';
import { PictureTile } from '@/components/picture-tile/picture-tile';
import type { UploadedDocument } from '@/contracts/document/document';
import type { TranslationProps } from '@/i18n/translation-props';
import { filePaths } from '@/contracts/file-paths';
import { fillPath } from '@/lib/api/fill-path';
import type { RequestRecord } from '@/lib/saga/request-record';
import { useAppDispatch } from '@/store/hooks';
import { downloadRequested, removalRequested } from '../documents.slice';
import { downloadErrorMessage, formatFileSize, documentDisplayState } from '../upload-messages';
import styles from './upload.module.css';

interface DocumentRowProps extends TranslationProps<'document'> {
  document: UploadedDocument;
  isRemoving: boolean;
  download: RequestRecord | undefined;
}

/** An uploaded file; its owner may download or remove it. */
export function DocumentRow({ document, isRemoving, download, t, locale }: DocumentRowProps) {
  const dispatch = useAppDispatch();
  const { id, name, size, status, refusal, cameBy, hasThumbnail = false } = document;
  const state = documentDisplayState(document);
  const isDownloading = download?.status === 'loading';
  const canDownload = status === 'clean' || status === 'stored';
  return (
    <li
      className={
        state === 'virus' || state === 'refused' ? `${styles.file} ${styles.bad}` : styles.file
      }
    >
      <PictureTile
        picture={hasThumbnail ? fillPath(filePaths.documentThumbnail, { id }) : null}
        fileName={name}
      />
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>
        {formatFileSize(size)} · {t(`state.${state}`)}
      </span>
      {state === 'virus' || state === 'locked' || state === 'review' || state === 'refused' ? (
        <p className={state === 'review' ? styles.note : styles.problem}>
          {t(state === 'refused' && refusal ? `refusal.${refusal}` : `problem.${state}`)}
        </p>
      ) : null}
      {cameBy ? <p className={styles.note}>{t(`added.${cameBy}`)}</p> : null}
      {download?.failure ? (
        <p role="alert" className={styles.problem}>
          {downloadErrorMessage(download.failure, t)}
        </p>
      ) : null}
      {canDownload ? (
        <button
          type="button"
          className={formStyles.plain}
          aria-label={t('file.downloadOf', { name })}
          aria-disabled={isDownloading || undefined}
          onClick={() =>
            isDownloading ? undefined : dispatch(downloadRequested({ id, name, locale }))
          }
        >
          {t(isDownloading ? 'file.downloading' : 'file.download')}
        </button>
      ) : null}
      {cameBy ? null : (
        <button
          type="button"
          className={formStyles.plain}
          aria-label={t('file.removeOf', { name })}
          aria-disabled={isRemoving || undefined}
          onClick={() => (isRemoving ? undefined : dispatch(removalRequested({ id, locale })))}
        >
          {t(isRemoving ? 'file.removing' : 'file.remove')}
        </button>
      )}
    </li>
  );
}
