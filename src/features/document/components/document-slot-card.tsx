'use client';

import { useState, type ChangeEvent, type DragEvent } from 'react';
import { documentsPerSlot } from '@/contracts/limits/limits';
import type { ChecklistItem } from '@/contracts/document/checklist-item';
import type { UploadedDocument } from '@/contracts/document/document';
import type { TranslationProps } from '@/i18n/translation-props';
import type { RequestRecord } from '@/lib/saga/request-record';
import { documentSlotLabel } from '@/i18n/document-slot-label';
import type { PendingUpload } from '../upload-document.slice';
import { isReceived } from '../upload-messages';
import type { Uploads } from '../use-uploads';
import { DocumentRow } from './document-row';
import { PendingUploadRow } from './pending-upload-row';
import styles from './upload.module.css';

interface DocumentSlotCardProps extends TranslationProps<'document'> {
  item: ChecklistItem;
  documents: readonly UploadedDocument[];
  removing: readonly string[];
  downloads: Readonly<Record<string, RequestRecord>>;
  pendingUploads: readonly (PendingUpload & { index: number })[];
  uploads: Uploads;
}

/** One slot of the checklist: its label and reason, its files, and drop zone, file picker and camera input. */
export function DocumentSlotCard({
  item,
  documents,
  removing,
  downloads,
  pendingUploads,
  uploads,
  t,
  locale,
}: DocumentSlotCardProps) {
  const [isDragOver, setIsOver] = useState(false);
  const { slot, why, required, condition } = item;
  const name = documentSlotLabel(item, t);
  const isDone = documents.filter(isReceived).length >= item.copies;
  const isLookedAt = documents.some(({ review }) => review === 'waiting');
  const isFull = documents.length >= documentsPerSlot;
  const titleId = `document-${slot}`;

  const handleFileChange = (event: ChangeEvent<HTMLInputElement>): void => {
    uploads.send(slot, [...(event.target.files ?? [])]);
    // Allows the same file to be selected again.
    event.target.value = '';
  };
  const handleDrop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    uploads.send(slot, [...event.dataTransfer.files]);
  };
  const handleDragOver = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <li
      className={isDragOver ? `${styles.slot} ${styles.over}` : styles.slot}
      onDragOver={handleDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <h3 id={titleId}>
        {name}
        {isDone ? (
          <span className={styles.tick}> {t('list.received')}</span>
        ) : isLookedAt ? (
          <span className={styles.optional}> {t('list.review')}</span>
        ) : required ? null : (
          <span className={styles.optional}> {t('list.optional')}</span>
        )}
      </h3>
      <p className={styles.why}>
        {condition === null
          ? t(`why.${why}`)
          : t('whyIf', { condition: t(`condition.${condition}`), why: t(`why.${why}`) })}
      </p>
      {documents.length + pendingUploads.length > 0 ? (
        <ul className={styles.files} aria-labelledby={titleId}>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              isRemoving={removing.includes(document.id)}
              download={downloads[document.id]}
              t={t}
              locale={locale}
            />
          ))}
          {pendingUploads.map((sending) => (
            <PendingUploadRow key={sending.index} upload={sending} uploads={uploads} t={t} />
          ))}
        </ul>
      ) : null}
      {isFull ? (
        <p className={styles.limits}>{t('list.full')}</p>
      ) : (
        <p className={styles.add}>
          <label className={styles.pick}>
            <input
              type="file"
              multiple
              onChange={handleFileChange}
              aria-label={t('add.chooseFor', { name })}
            />
            {t('add.choose')}
          </label>
          <label className={`${styles.pick} ${styles.camera}`}>
            <input
              type="file"
              accept="image/*"
              capture="environment"
              onChange={handleFileChange}
              aria-label={t('add.photoFor', { name })}
            />
            {t('add.photo')}
          </label>
          <span className={styles.drop}>{t('add.drop')}</span>
        </p>
      )}
    </li>
  );
}
