'use client';

import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import type { ApplicationState } from '@/contracts/application/application-choices';
import type { DeskApplication } from '@/contracts/application/application-desk';
import { documentEndpoints } from '@/contracts/document/document';
import { documentSlots } from '@/contracts/document/document-choices';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { formatDayAndTime } from '@/lib/dates';
import { useDeskSelector } from '@/store/desk-hooks';
import { useQuery } from '@/store/use-query';
import styles from '@/features/desk/frame/desk-app.module.css';
import { QueryView } from '@/features/desk/frame/query-view';
import { DataTable } from '@/features/desk/list/data-table';
import { staffSessionSlice } from '@/features/desk/session/staff-session.slice';
import { AddDocument } from './add-document';
import { applicationDocuments } from '../application-queries';
import { slotName } from './slot-name';

const DocumentViewer = dynamic(
  () => import('./document-viewer').then((loaded) => loaded.DocumentViewer),
  { ssr: false },
);

interface DocumentsPanelProps extends TranslationProps<'desk'> {
  application: DeskApplication;
  onReviewed: () => void;
  /** What is said before the list. */
  children: ReactNode;
}

/** They accept no more documents. */
const closedStates: readonly ApplicationState[] = ['declined', 'withdrawn', 'completed'];

const addressOf = (id: string): string =>
  documentEndpoints.deskDocument.path.replace('{id}', encodeURIComponent(id));

/** The documents of an application, slot by slot; one of them is looked at beside the answers, and accepted or refused. */
export function DocumentsPanel({
  application,
  onReviewed,
  children,
  t,
  locale,
}: DocumentsPanelProps) {
  const tDocument = useTranslate('document');
  const { applicationNumber: number } = application;
  const { data, ...query } = useQuery(applicationDocuments, {
    locale,
    request: { params: { applicationNumber: number } },
    key: number,
  });
  const mayReview = useDeskSelector(staffSessionSlice.selectors.selectPermissions).includes(
    'document.review',
  );
  const [shown, setShown] = useState<string | null>(null);
  const documents = data[number]?.toSorted(
    (one, other) => documentSlots.indexOf(one.slot) - documentSlots.indexOf(other.slot),
  );
  return (
    <section className={styles.panel} aria-labelledby="documents">
      <h2 id="documents">{t('application.documents')}</h2>
      {children}
      {mayReview && !closedStates.includes(application.state) ? (
        <AddDocument
          application={application}
          onAdded={() => {
            query.reload();
            onReviewed();
          }}
          t={t}
          locale={locale}
        />
      ) : null}
      <QueryView query={{ ...query, data: documents }} t={t}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{t('document.none')}</p>
          ) : (
            <>
              <DataTable
                label={t('application.documents')}
                rows={rows}
                keyOf={({ id }) => id}
                columns={[
                  {
                    heading: t('document.slot'),
                    cell: ({ slot }) => slotName(slot, application, tDocument),
                  },
                  {
                    heading: t('document.file'),
                    cell: ({ id, name, status }) =>
                      status === 'infected' ? (
                        name
                      ) : (
                        <a href={addressOf(id)} download>
                          {name}
                        </a>
                      ),
                  },
                  {
                    heading: t('document.scan'),
                    cell: ({ status, isLocked }) =>
                      t(isLocked ? 'document.locked' : `documentStatus.${status}`),
                  },
                  {
                    heading: t('document.review'),
                    cell: ({ review }) =>
                      review === null ? t('document.noReview') : t(`documentReview.${review}`),
                  },
                  {
                    heading: t('document.by'),
                    cell: ({ cameBy, addedBy = '' }) =>
                      cameBy
                        ? t('document.addedBy', {
                            channel: t(`documentChannel.${cameBy}`),
                            staff: addedBy,
                          })
                        : t('document.byApplicant'),
                  },
                  {
                    heading: t('document.sent'),
                    cell: ({ uploadedAt }) => formatDayAndTime(new Date(uploadedAt), locale),
                  },
                  {
                    heading: t('list.action'),
                    cell: ({ id, name, status }) =>
                      status === 'infected' ? null : (
                        <button
                          type="button"
                          className={styles.small}
                          aria-label={t('document.viewOf', { name })}
                          onClick={() => setShown(id)}
                        >
                          {t('document.view')}
                        </button>
                      ),
                  },
                ]}
              />
              {shown === null ? null : (
                <DocumentViewer
                  application={application}
                  documents={rows}
                  shown={shown}
                  mayReview={mayReview}
                  onShow={setShown}
                  onReviewed={() => {
                    query.reload();
                    onReviewed();
                  }}
                  t={t}
                  locale={locale}
                />
              )}
            </>
          )
        }
      </QueryView>
    </section>
  );
}
