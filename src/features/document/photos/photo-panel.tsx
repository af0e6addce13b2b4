'use client';

import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import { CheckField } from '@/components/form/check-field';
import formStyles from '@/components/form/form.module.css';
import type { Translate } from '@/i18n/text-keys';
import { formatFileSize } from '../upload-messages';
import upload from '../components/upload.module.css';
import { isLargePhoto, isPhoto } from './photo';
import { PhotoList } from './photo-list';
import { makeSmaller, putTogether } from './prepare-photos';
import styles from './photo-panel.module.css';

interface PhotoPanelProps {
  /** What the photos show; names the PDF. */
  slotName: string;
  photos: readonly File[];
  onChange: (photos: File[]) => void;
  /** Called with the files to send; the panel is done then. */
  onSend: (files: File[]) => void;
  onCancel: () => void;
  t: Translate<'document'>;
}

/** Asks, before photos are sent, whether they are made smaller or put together as one PDF. Nothing is changed without a yes. */
export function PhotoPanel({ slotName, photos, onChange, onSend, onCancel, t }: PhotoPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isCancelled = useRef(false);
  const [isJoined, setIsJoined] = useState(false);
  const [doneCount, setDoneCount] = useState<number | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const isBusy = doneCount !== null;
  const joins = isJoined && photos.length > 1;
  const isLarge = photos.some(isLargePhoto);
  const titleId = useId();
  const joinId = useId();

  const prepare = async (work: () => Promise<File[]>): Promise<void> => {
    if (isBusy) return;
    setIsUnreadable(false);
    setDoneCount(0);
    try {
      const files = await work();
      // Whoever cancels while photos are being prepared sends none of them.
      if (!isCancelled.current) onSend(files);
    } catch {
      setIsUnreadable(true);
    } finally {
      setDoneCount(null);
    }
  };
  const handleAdd = (event: ChangeEvent<HTMLInputElement>): void => {
    onChange([...photos, ...[...(event.target.files ?? [])].filter(isPhoto)]);
    event.target.value = '';
  };
  const sendSmaller = (): void =>
    void prepare(() => makeSmaller(photos, { onProgress: setDoneCount }));
  const sendPdf = (): void =>
    void prepare(async () => [
      await putTogether(photos, { name: slotName, onProgress: setDoneCount }),
    ]);
  const cancel = (): void => {
    isCancelled.current = true;
    onCancel();
  };
  const disabled = isBusy || undefined;

  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h4 id={titleId} ref={heading} tabIndex={-1}>
        {t('photos.title')}
      </h4>
      <p>
        {t('photos.summary', {
          number: photos.length,
          size: formatFileSize(photos.reduce((sum, { size }) => sum + size, 0)),
        })}
      </p>
      {isLarge && !joins ? <p>{t('photos.offer')}</p> : null}
      {photos.length > 1 ? (
        <CheckField
          id={joinId}
          label={t('photos.join')}
          hint={t('photos.joinHint')}
          checked={isJoined}
          disabled={isBusy}
          onChange={(event) => setIsJoined(event.target.checked)}
        />
      ) : null}
      <PhotoList photos={photos} isBusy={isBusy} onChange={onChange} t={t} />
      <label className={styles.add}>
        <input
          type="file"
          accept="image/*"
          multiple
          disabled={isBusy}
          onChange={handleAdd}
          aria-label={t('photos.addFor', { name: slotName })}
        />
        {t('photos.add')}
      </label>
      <p role="status" className={styles.status}>
        {isBusy ? t('photos.preparing', { number: doneCount + 1, total: photos.length }) : ''}
      </p>
      {isUnreadable ? (
        <p role="alert" className={upload.failed}>
          {t('photos.unreadable')}
        </p>
      ) : null}
      <p className={formStyles.actions}>
        {joins || isLarge ? (
          <button
            type="button"
            className={formStyles.primary}
            aria-disabled={disabled}
            onClick={joins ? sendPdf : sendSmaller}
          >
            {t(joins ? 'photos.sendPdf' : 'photos.smaller')}
          </button>
        ) : null}
        {joins ? null : (
          <button
            type="button"
            className={isLarge ? formStyles.secondary : formStyles.primary}
            aria-disabled={disabled}
            onClick={() => (isBusy ? undefined : onSend([...photos]))}
          >
            {t(isLarge ? 'photos.asTheyAre' : 'photos.send')}
          </button>
        )}
        <button type="button" className={formStyles.plain} onClick={cancel}>
          {t('photos.cancel')}
        </button>
      </p>
    </section>
  );
}
