'use client';

import { useRef, useState, type DragEvent } from 'react';
import { documentsPerSlot } from '@/contracts/limits/limits';
import type { ChecklistItem } from '@/contracts/document/checklist-item';
import type { UploadedDocument } from '@/contracts/document/document';
import type { TranslationProps } from '@/i18n/translation-props';
import type { RequestRecord } from '@/lib/saga/request-record';
import { documentSlotLabel } from '@/i18n/document-slot-label';
import { areWorthAsking, isPhoto } from '../photos/photo';
import { PhotoPanel } from '../photos/photo-panel';
import type { PendingUpload } from '../upload-document.slice';
import { isReceived } from '../upload-messages';
import type { Uploads } from '../use-uploads';
import { AddFiles } from './add-files';
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
  const [photos, setPhotos] = useState<File[]>([]);
  const picker = useRef<HTMLInputElement>(null);
  const { slot, why, required, condition, asked } = item;
  const name = documentSlotLabel(item, t);
  const isDone = documents.filter(isReceived).length >= item.copies;
  const isLookedAt = documents.some(({ review }) => review === 'waiting');
  const isFull = documents.length >= documentsPerSlot;
  const titleId = `document-${slot}`;

  /** Photos open the photo panel if there is a choice to offer; all other files are uploaded at once. */
  const takeFiles = (files: File[]): void => {
    const chosen = [...photos, ...files.filter(isPhoto)];
    const asks = photos.length > 0 || areWorthAsking(chosen);
    uploads.send(slot, asks ? files.filter((file) => !isPhoto(file)) : files);
    if (asks) setPhotos(chosen);
  };
  const closePanel = (): void => {
    setPhotos([]);
    picker.current?.focus();
  };
  const handleDrop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    takeFiles([...event.dataTransfer.files]);
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
        {asked
          ? t('whyAsked', { reason: asked.reason })
          : condition === null
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
      {photos.length > 0 ? (
        <PhotoPanel
          slotName={name}
          photos={photos}
          onChange={setPhotos}
          onSend={(files) => {
            uploads.send(slot, files);
            closePanel();
          }}
          onCancel={closePanel}
          t={t}
        />
      ) : null}
      {isFull ? (
        <p className={styles.limits}>{t('list.full')}</p>
      ) : (
        <AddFiles name={name} picker={picker} onFiles={takeFiles} t={t} />
      )}
    </li>
  );
}
