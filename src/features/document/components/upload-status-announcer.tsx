'use client';

import type { UploadedDocument } from '@/contracts/document/document';
import type { Translate } from '@/i18n/text-keys';
import { useSiteLimits } from '@/features/site/site-limits';
import type { PendingUpload } from '../upload-document.slice';
import { uploadProblemMessage, documentDisplayState } from '../upload-messages';
import styles from './upload.module.css';

interface UploadStatusAnnouncerProps {
  documents: readonly UploadedDocument[];
  pendingUploads: Readonly<Record<number, PendingUpload>>;
  t: Translate<'document'>;
}

/** Live region that announces upload results to screen readers. */
export function UploadStatusAnnouncer({
  documents,
  pendingUploads,
  t,
}: UploadStatusAnnouncerProps) {
  const { uploadMaxMegabytes: maxMegabytes } = useSiteLimits();
  const uploads = Object.values(pendingUploads);
  const sendingCount = uploads.filter(({ status }) => status === 'sending').length;
  const failures = uploads.flatMap(({ name, problem }) =>
    problem
      ? [
          t('announcement.failed', {
            name,
            problem: uploadProblemMessage(problem, { t, maxMegabytes }),
          }),
        ]
      : [],
  );
  const viruses = documents
    .filter((document) => documentDisplayState(document) === 'virus')
    .map(({ name }) => t('announcement.failed', { name, problem: t('problem.virus') }));
  const uploadedCount = documents.length - viruses.length;
  const text = [
    sendingCount > 0 ? t('announcement.sending', { number: sendingCount }) : '',
    uploadedCount > 0 ? t('announcement.received', { number: uploadedCount }) : '',
    ...failures,
    ...viruses,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <p role="status" className={styles.hidden}>
      {text}
    </p>
  );
}
