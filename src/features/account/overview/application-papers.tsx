'use client';

import { SmartLink } from '@/components/smart-link';
import { contentPaths } from '@/config/paths';
import type { ChecklistItem, UploadedDocument } from '@/contracts/document/document';
import { slotWords } from '@/features/upload/upload-words';
import { useTranslate } from '@/i18n/use-translate';
import { formatInstant } from '@/lib/dates';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { accountChecklists, accountDocuments, checklistKey } from '../account-reads';
import { downloadRequested, downloadSlice } from '../statement/download.slice';
import { useRead } from '../use-read';
import type { Words } from '../components/account-words';
import panel from '../components/panel.module.css';
import { failureWords } from '../components/read-states';

interface ApplicationPapersProps extends Words {
  applNo: string;
  /** Papers may still be sent. */
  canAdd: boolean;
}

/** What every applicant has to send and has not sent yet. */
function missingOf(checklist: readonly ChecklistItem[], papers: readonly UploadedDocument[]): ChecklistItem[] {
  return checklist.filter(({ slot, required, condition }) => required && condition === null && !papers.some((paper) => paper.slot === slot && paper.status !== 'infected'));
}

/** The papers of an application: what is missing, and what is here, to be downloaded again by who sent it. */
export function ApplicationPapers({ applNo, canAdd, t, locale }: ApplicationPapersProps) {
  const { data, record, reload } = useRead(accountDocuments, { locale, request: { query: { applNo } }, key: applNo });
  const upload = useTranslate('upload');
  const { data: papers = [], application } = data[applNo] ?? {};
  const query = application ? { product: application.product, applicantType: application.applicantType } : null;
  const checklistId = query ? checklistKey(query) : '';
  const checklists = useRead(accountChecklists, { locale, request: query && canAdd ? { query } : null, key: checklistId });
  const missing = canAdd ? missingOf(checklists.data[checklistId] ?? [], papers) : [];
  return (
    <section aria-label={t('papers.title')}>
      <h3>{t('papers.title')}</h3>
      {record.failure ? <p role="alert">{failureWords(record.failure, t)} <button type="button" className={panel.link} onClick={reload}>{t('state.retry')}</button></p> : null}
      {missing.length > 0 ? (
        <>
          <p className={panel.empty}>{t('papers.missing')}</p>
          <ul>{missing.map((item) => <li key={item.slot}>{slotWords(item, upload)}</li>)}</ul>
        </>
      ) : null}
      {record.status === 'succeeded' && papers.length === 0 ? <p className={panel.empty}>{t('papers.none')}</p> : null}
      {papers.length > 0 ? <ul className={panel.list}>{papers.map((paper) => <Paper key={paper.id} paper={paper} t={t} locale={locale} />)}</ul> : null}
      {canAdd ? <p><SmartLink href={contentPaths.uploadDocument} locale={locale}>{t('papers.add')}</SmartLink></p> : null}
    </section>
  );
}

function Paper({ paper, t, locale }: Words & { paper: UploadedDocument }) {
  const dispatch = useAppDispatch();
  const { status, failure } = useAppSelector((state) => downloadSlice.selectors.selectDownload(state, paper.id));
  const canDownload = paper.status === 'clean' || paper.status === 'stored';
  return (
    <li>
      <div className={panel.row}>
        <span><b>{paper.name}</b><span className={panel.detail}> {t(`papers.status.${paper.status}`)} · {formatInstant(paper.uploadedAt, locale)}</span></span>
        {canDownload ? <button type="button" className={panel.link} aria-disabled={status === 'loading' || undefined} onClick={() => dispatch(downloadRequested({ id: paper.id, locale, documentId: paper.id, name: paper.name }))}>{t('papers.download')}<span className="visually-hidden"> {paper.name}</span></button> : null}
      </div>
      {failure ? <p role="alert" className={panel.problem}>{failureWords(failure, t)}</p> : null}
    </li>
  );
}
