'use client';

import { useEffect, useRef } from 'react';
import { Fold } from '@/components/fold/fold';
import { openFold } from '@/lib/document/folds';
import formStyles from '@/components/form/form.module.css';
import type { DocumentList, UploadedDocument } from '@/contracts/document/document';
import { SendLinkBySms } from '@/features/otp/components/send-link-by-sms';
import type { TranslationProps } from '@/i18n/translation-props';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useSiteLimits } from '@/features/site/site-limits';
import { accessEndRequested, type DocumentsState } from '../documents.slice';
import { uploadDocumentSlice, type PendingUpload } from '../upload-document.slice';
import { isHere, isReceived } from '../upload-messages';
import { useUploads, type Uploads } from '../use-uploads';
import { AllUploadsProgress } from './all-uploads-progress';
import { DocumentSlotCard } from './document-slot-card';
import { UploadStatusAnnouncer } from './upload-status-announcer';
import styles from './upload.module.css';

interface DocumentChecklistProps extends TranslationProps<'document'> {
  documentsState: DocumentsState;
  application: DocumentList['application'];
}

/** The document checklist of an application: each slot with its reason, its files, and an upload control. */
export function DocumentChecklist({
  documentsState,
  application,
  t,
  locale,
}: DocumentChecklistProps) {
  const dispatch = useAppDispatch();
  const pendingUploads = useAppSelector(uploadDocumentSlice.selectors.selectPendingUploads);
  const { uploadMaxMegabytes } = useSiteLimits();
  const uploads = useUploads(application.applicationNumber, locale);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const required = documentsState.checklist.filter(
    (item) => item.required && item.condition === null,
  );
  const filledBy = (counts: (document: UploadedDocument) => boolean): number =>
    required.filter(
      ({ slot, copies }) =>
        documentsState.documents.filter((document) => document.slot === slot && counts(document))
          .length >= copies,
    ).length;
  const done = filledBy(isReceived);
  const waiting = filledBy(isHere) - done;
  const others = documentsState.checklist.filter((item) => !required.includes(item));
  const hasOtherFiles = others.some(
    ({ slot }) =>
      documentsState.documents.some((document) => document.slot === slot) ||
      Object.values(pendingUploads).some((pending) => pending.slot === slot),
  );
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => openFold(fold.current, hasOtherFiles), [hasOtherFiles]);
  const slots = { documentsState, pendingUploads, uploads, t, locale };
  const pendingCount = Object.values(pendingUploads).length;
  const isEndingAccess = documentsState.accessEndRequest.status === 'loading';
  return (
    <div className={styles.list}>
      <h2 ref={heading} tabIndex={-1}>
        {t('list.title')}
      </h2>
      <p>
        {t('list.application', {
          product: t(`product.${application.product}`),
          number: application.applicationNumber,
        })}
      </p>
      <p className={styles.count}>
        <progress value={done} max={Math.max(1, required.length)} aria-label={t('list.progress')} />{' '}
        <span>
          {done === required.length
            ? t('list.complete')
            : t(waiting > 0 ? 'list.countWaiting' : 'list.count', {
                done,
                total: required.length,
                waiting,
              })}
        </span>
      </p>
      <p className={styles.limits}>{t('list.limits', { max: uploadMaxMegabytes })}</p>
      <div className={styles.elsewhere}>
        <SendLinkBySms
          kind="upload-link"
          applicationNumber={application.applicationNumber}
          locale={locale}
        />
      </div>
      <UploadStatusAnnouncer
        documents={documentsState.documents}
        pendingUploads={pendingUploads}
        t={t}
      />
      {documentsState.removalFailure ? (
        <p role="alert" className={styles.failed}>
          {t('removalFailed')}
        </p>
      ) : null}
      <SlotList items={required} {...slots} />
      {others.length > 0 ? (
        <Fold heading={t('list.ifItApplies')} level={3} ref={fold}>
          <SlotList items={others} {...slots} />
        </Fold>
      ) : null}
      <p className={formStyles.actions}>
        {pendingCount > 0 ? (
          <button type="button" className={formStyles.secondary} onClick={uploads.reset}>
            {t('list.reset')}
          </button>
        ) : null}
        <button
          type="button"
          className={formStyles.plain}
          aria-disabled={isEndingAccess || undefined}
          onClick={() => (isEndingAccess ? undefined : dispatch(accessEndRequested({ locale })))}
        >
          {t(isEndingAccess ? 'list.endingAccess' : 'list.endAccess')}
        </button>
      </p>
      {documentsState.accessEndRequest.failure ? (
        <p role="alert" className={styles.failed}>
          {t('list.endAccessFailed')}
        </p>
      ) : null}
      <AllUploadsProgress t={t} />
    </div>
  );
}

interface SlotListProps extends TranslationProps<'document'> {
  items: DocumentsState['checklist'];
  documentsState: DocumentsState;
  pendingUploads: Readonly<Record<string, PendingUpload>>;
  uploads: Uploads;
}

function SlotList({ items, documentsState, pendingUploads, uploads, t, locale }: SlotListProps) {
  return (
    <ul className={styles.slots}>
      {items.map((item) => (
        <DocumentSlotCard
          key={item.slot}
          item={item}
          documents={documentsState.documents.filter(({ slot }) => slot === item.slot)}
          removing={documentsState.removingIds}
          downloads={documentsState.downloads}
          pendingUploads={Object.entries(pendingUploads)
            .filter(([, { slot }]) => slot === item.slot)
            .map(([index, sending]) => ({ ...sending, index: Number(index) }))}
          uploads={uploads}
          t={t}
          locale={locale}
        />
      ))}
    </ul>
  );
}
