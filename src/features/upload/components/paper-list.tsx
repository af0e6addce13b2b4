'use client';

import { useEffect, useRef } from 'react';
import formStyles from '@/components/form/form.module.css';
import type { DocumentList } from '@/contracts/document/document';
import { LinkByText } from '@/features/otp/components/link-by-text';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { leaveRequested, type PapersState } from '../papers.slice';
import { uploadDocumentSlice } from '../upload-document.slice';
import { stateOf, type Words } from '../upload-words';
import { useUploads } from '../use-uploads';
import { PaperSlot } from './paper-slot';
import { UploadNews } from './upload-news';
import styles from './upload.module.css';

interface PaperListProps extends Words {
  papers: PapersState;
  application: DocumentList['application'];
}

/** The checklist of an application: each paper with why it is asked for, what is here, and where to add it. */
export function PaperList({ papers, application, t, locale }: PaperListProps) {
  const dispatch = useAppDispatch();
  const sendings = useAppSelector(uploadDocumentSlice.selectors.selectSendings);
  const uploads = useUploads(application.applNo, locale);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const good = papers.documents.filter((document) => stateOf(document) !== 'virus');
  const required = papers.checklist.filter((item) => item.required && item.condition === null);
  const done = required.filter(({ slot }) => good.some((document) => document.slot === slot)).length;
  const open = Object.values(sendings).length;
  const isLeaving = papers.leaving.status === 'loading';
  return (
    <div className={styles.list}>
      <h2 ref={heading} tabIndex={-1}>{t('list.title')}</h2>
      <p>{t('list.application', { product: t(`product.${application.product}`), number: application.applNo })}</p>
      <p className={styles.count}><progress value={done} max={Math.max(1, required.length)} aria-label={t('list.progress')} /> <span>{done === required.length ? t('list.complete') : t('list.count', { done, total: required.length })}</span></p>
      <p className={styles.limits}>{t('list.limits')}</p>
      <div className={styles.elsewhere}><LinkByText kind="upload-link" applicationNumber={application.applNo} locale={locale} /></div>
      <UploadNews documents={papers.documents} sendings={sendings} t={t} />
      {papers.removal ? <p role="alert" className={styles.failed}>{t('removalFailed')}</p> : null}
      <ul className={styles.slots}>
        {papers.checklist.map((item) => (
          <PaperSlot key={item.slot} item={item} documents={papers.documents.filter(({ slot }) => slot === item.slot)} removing={papers.removing} downloads={papers.downloads} sendings={Object.entries(sendings).filter(([, { slot }]) => slot === item.slot).map(([index, sending]) => ({ ...sending, index: Number(index) }))} uploads={uploads} t={t} locale={locale} />
        ))}
      </ul>
      <p className={formStyles.actions}>
        {open > 0 ? <button type="button" className={formStyles.secondary} onClick={uploads.reset}>{t('list.reset')}</button> : null}
        <button
          type="button"
          className={formStyles.plain}
          aria-disabled={isLeaving || undefined}
          onClick={() => (isLeaving ? undefined : dispatch(leaveRequested({ locale })))}
        >
          {t(isLeaving ? 'list.leaving' : 'list.leave')}
        </button>
      </p>
      {papers.leaving.failure ? <p role="alert" className={styles.failed}>{t('list.leaveFailed')}</p> : null}
    </div>
  );
}
