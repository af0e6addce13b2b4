'use client';

import { useState, type ChangeEvent, type DragEvent } from 'react';
import type { ChecklistItem, UploadedDocument } from '@/contracts/document/document';
import { documentsPerSlot } from '@/contracts/document/document-choices';
import type { RequestRecord } from '@/lib/saga/request-record';
import type { Sending } from '../upload-document.slice';
import { slotWords, stateOf, type Words } from '../upload-words';
import type { Uploads } from '../use-uploads';
import { PaperRow } from './paper-row';
import { SendingRow } from './sending-row';
import styles from './upload.module.css';

interface PaperSlotProps extends Words {
  item: ChecklistItem;
  documents: readonly UploadedDocument[];
  removing: readonly string[];
  downloads: Readonly<Record<string, RequestRecord>>;
  sendings: readonly (Sending & { index: number })[];
  uploads: Uploads;
}

/** One paper of the list: what it is and why, its files, and where to drop, choose or photograph more. */
export function PaperSlot({ item, documents, removing, downloads, sendings, uploads, t, locale }: PaperSlotProps) {
  const [isOver, setIsOver] = useState(false);
  const { slot, why, required, condition } = item;
  const name = slotWords(item, t);
  const isDone = documents.some((document) => stateOf(document) !== 'virus');
  const isFull = documents.length >= documentsPerSlot;
  const titleId = `paper-${slot}`;

  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    uploads.send(slot, [...(event.target.files ?? [])]);
    // The same file may be chosen again.
    event.target.value = '';
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    uploads.send(slot, [...event.dataTransfer.files]);
  };
  const over = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <li className={isOver ? `${styles.slot} ${styles.over}` : styles.slot} onDragOver={over} onDragLeave={() => setIsOver(false)} onDrop={drop}>
      <h3 id={titleId}>
        {name}
        {isDone ? <span className={styles.tick}> {t('list.received')}</span> : required ? null : <span className={styles.optional}> {t('list.optional')}</span>}
      </h3>
      <p className={styles.why}>{condition === null ? t(`why.${why}`) : t('whyIf', { condition: t(`condition.${condition}`), why: t(`why.${why}`) })}</p>
      {documents.length + sendings.length > 0 ? (
        <ul className={styles.files} aria-labelledby={titleId}>
          {documents.map((document) => <PaperRow key={document.id} document={document} isRemoving={removing.includes(document.id)} download={downloads[document.id]} t={t} locale={locale} />)}
          {sendings.map((sending) => <SendingRow key={sending.index} sending={sending} uploads={uploads} t={t} />)}
        </ul>
      ) : null}
      {isFull ? <p className={styles.limits}>{t('list.full')}</p> : (
        <p className={styles.add}>
          <label className={styles.pick}>
            <input type="file" multiple onChange={choose} aria-label={t('add.chooseFor', { name })} />
            {t('add.choose')}
          </label>
          <label className={`${styles.pick} ${styles.camera}`}>
            <input type="file" accept="image/*" capture="environment" onChange={choose} aria-label={t('add.photoFor', { name })} />
            {t('add.photo')}
          </label>
          <span className={styles.drop}>{t('add.drop')}</span>
        </p>
      )}
    </li>
  );
}
