'use client';

import { RequireNamespace } from '@/components/loading/require-namespace';
import { PictureTile } from '@/components/picture-tile/picture-tile';
import type { ChecklistItem } from '@/contracts/document/checklist-item';
import type { UploadedDocument } from '@/contracts/document/document';
import { documentSlotLabel } from '@/i18n/document-slot-label';
import { useTranslate } from '@/i18n/use-translate';
import { filePaths } from '@/contracts/file-paths';
import { fillPath } from '@/lib/api/fill-path';
import { formatInstant } from '@/lib/dates';
import { sentenceGap } from '@/lib/texts/sentence-gap';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { downloadRequested, downloadSlice } from '@/features/account/download.slice';
import { useQuery } from '@/store/use-query';
import type { TranslationProps } from '@/i18n/translation-props';
import panel from '@/features/account/components/panel.module.css';
import { UploadLink } from '@/features/account/components/upload-link';
import { failureMessage } from '@/features/account/components/query-states';
import { accountChecklists, accountDocuments, checklistKey } from './application-queries';

interface ApplicationDocumentsProps extends TranslationProps<'account' | 'account-screen'> {
  applicationNumber: string;
  /** Whether documents may still be uploaded. */
  canAdd: boolean;
}

/** Required documents that have not been uploaded yet. */
function missingDocuments(
  checklist: readonly ChecklistItem[],
  documents: readonly UploadedDocument[],
): ChecklistItem[] {
  return checklist.filter(
    ({ slot, required, condition, copies }) =>
      required &&
      condition === null &&
      documents.filter(
        (document) =>
          document.slot === slot && document.status !== 'infected' && document.review !== 'refused',
      ).length < copies,
  );
}

/** Documents of an application: those that are missing, and those uploaded, which the uploader may download again. */
export function ApplicationDocuments({
  applicationNumber,
  canAdd,
  t,
  locale,
}: ApplicationDocumentsProps) {
  const { data, record, reload } = useQuery(accountDocuments, {
    locale,
    request: { query: { applicationNumber } },
    key: applicationNumber,
  });
  const { data: documents = [], application, checklist } = data[applicationNumber] ?? {};
  const query =
    application && !checklist
      ? { product: application.product, applicantType: application.applicantType }
      : null;
  const checklistId = query ? checklistKey(query) : '';
  const checklists = useQuery(accountChecklists, {
    locale,
    request: query && canAdd ? { query } : null,
    key: checklistId,
  });
  const missing = canAdd
    ? missingDocuments(checklist ?? checklists.data[checklistId] ?? [], documents)
    : [];
  return (
    <section aria-label={t('documents.title')}>
      <h3>{t('documents.title')}</h3>
      {record.failure ? (
        <p role="alert">
          {failureMessage(record.failure, t)}
          {sentenceGap(locale)}
          <button type="button" className={panel.link} onClick={reload}>
            {t('state.retry')}
          </button>
        </p>
      ) : null}
      {missing.length > 0 ? (
        <RequireNamespace namespace="document">
          <MissingDocuments items={missing} t={t} />
        </RequireNamespace>
      ) : null}
      {record.status === 'succeeded' && documents.length === 0 ? (
        <p className={panel.empty}>{t('documents.none')}</p>
      ) : null}
      {documents.length > 0 ? (
        <ul className={panel.list}>
          {documents.map((document) => (
            <DocumentItem key={document.id} document={document} t={t} locale={locale} />
          ))}
        </ul>
      ) : null}
      {canAdd ? (
        <p>
          <UploadLink applicationNumber={applicationNumber} locale={locale}>
            {t('documents.add')}
          </UploadLink>
        </p>
      ) : null}
    </section>
  );
}

function MissingDocuments({
  items,
  t,
}: Pick<TranslationProps<'account' | 'account-screen'>, 't'> & {
  items: readonly ChecklistItem[];
}) {
  const tDocument = useTranslate('document');
  return (
    <>
      <p className={panel.empty}>{t('documents.missing')}</p>
      <ul>
        {items.map((item) => (
          <li key={item.slot}>{documentSlotLabel(item, tDocument)}</li>
        ))}
      </ul>
    </>
  );
}

/** The status to show: the result of the manual review if there was one and the scan found nothing, otherwise that of the scan. */
const statusOf = ({ status, review }: UploadedDocument) =>
  status === 'infected' || status === 'waiting' || review === null || review === 'accepted'
    ? status
    : review === 'refused'
      ? 'refused'
      : 'review';

function DocumentItem({
  document,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & { document: UploadedDocument }) {
  const dispatch = useAppDispatch();
  const { status, failure } = useAppSelector((state) =>
    downloadSlice.selectors.selectDownload(state, document.id),
  );
  const canDownload = document.status === 'clean' || document.status === 'stored';
  return (
    <li>
      <div className={panel.row}>
        <span className={panel.file}>
          <PictureTile
            picture={
              document.hasThumbnail
                ? fillPath(filePaths.documentThumbnail, { id: document.id })
                : null
            }
            fileName={document.name}
          />
          <span>
            <b>{document.name}</b>
            <span className={panel.detail}>
              {' '}
              {t(`documents.status.${statusOf(document)}`)} ·{' '}
              {formatInstant(document.uploadedAt, locale)}
              {document.cameBy ? ` · ${t('documents.added')}` : ''}
            </span>
          </span>
        </span>
        {canDownload ? (
          <button
            type="button"
            className={panel.link}
            aria-disabled={status === 'loading' || undefined}
            onClick={() =>
              dispatch(
                downloadRequested({
                  id: document.id,
                  locale,
                  documentId: document.id,
                  name: document.name,
                }),
              )
            }
          >
            {t('documents.download')}
            <span className="visually-hidden"> {document.name}</span>
          </button>
        ) : null}
      </div>
      {failure ? (
        <p role="alert" className={panel.problem}>
          {failureMessage(failure, t)}
        </p>
      ) : null}
    </li>
  );
}
