'use client';

import { useEffect, useRef } from 'react';
import type { DeskApplication } from '@/contracts/application/application-desk';
import type { UploadedDocument } from '@/contracts/document/document';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import styles from '@/features/desk/frame/desk-app.module.css';
import { ApplicationAnswers } from '../application-answers';
import { DocumentPage } from './document-page';
import own from './document-viewer.module.css';
import { slotName } from './slot-name';
import { ReviewForm } from './review-form';

interface DocumentViewerProps extends TranslationProps<'desk'> {
  application: DeskApplication;
  documents: readonly UploadedDocument[];
  /** The id of the document that is shown. */
  shown: string;
  mayReview: boolean;
  onShow: (id: string | null) => void;
  onReviewed: () => void;
}

/** One document beside the answers, with what staff say of it. */
export function DocumentViewer({
  application,
  documents,
  shown,
  mayReview,
  onShow,
  onReviewed,
  t,
  locale,
}: DocumentViewerProps) {
  const tDocument = useTranslate('document');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const index = documents.findIndex(({ id }) => id === shown);
  const document = documents[index];
  if (!document) return null;
  const { id, slot, name, hasPages, status } = document;
  const step = (label: 'document.fileBefore' | 'document.fileAfter', next: number) => (
    <button
      type="button"
      className={styles.button}
      disabled={documents[next] === undefined}
      onClick={() => onShow(documents[next]?.id ?? null)}
    >
      {t(label)}
    </button>
  );
  return (
    <section aria-labelledby="viewer">
      <h3 id="viewer" ref={heading} tabIndex={-1}>
        {slotName(slot, application, tDocument)}: {name}
      </h3>
      <p className={styles.actions}>
        {step('document.fileBefore', index - 1)}
        {step('document.fileAfter', index + 1)}
        <button type="button" className={styles.button} onClick={() => onShow(null)}>
          {t('document.close')}
        </button>
      </p>
      <div className={own.beside}>
        <div className={own.picturePart}>
          {hasPages ? (
            <DocumentPage key={id} document={document} t={t} locale={locale} />
          ) : (
            <p>{t('document.noView')}</p>
          )}
        </div>
        <div>
          {mayReview && (status === 'clean' || status === 'stored') ? (
            <ReviewForm
              key={id}
              id={id}
              name={name}
              language={application.language}
              onDone={onReviewed}
              t={t}
              locale={locale}
            />
          ) : null}
          <div className={own.answers}>
            <ApplicationAnswers
              id="answers-beside"
              application={application}
              t={t}
              locale={locale}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
