'use client';

import { useState, type ReactNode } from 'react';
import { documentEndpoints } from '@/contracts/document/document';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { formatDayAndTime } from '@/lib/dates';
import { useDeskSelector } from '@/store/desk-hooks';
import { useQuery } from '@/store/use-query';
import styles from '../frame/desk-app.module.css';
import { QueryView } from '../frame/query-view';
import { DataTable } from '../list/data-table';
import { staffSessionSlice } from '../session/staff-session.slice';
import { applicationDocuments } from './application-queries';
import { ReviewForm } from './review-form';

interface DocumentsPanelProps extends TranslationProps<'desk'> {
  number: string;
  onReviewed: () => void;
  /** What is said before the list. */
  children: ReactNode;
}

const addressOf = (id: string): string =>
  documentEndpoints.deskDocument.path.replace('{id}', encodeURIComponent(id));

/** The documents of an application; files that a person has to look at are accepted or refused here. */
export function DocumentsPanel({ number, onReviewed, children, t, locale }: DocumentsPanelProps) {
  const tDocument = useTranslate('document');
  const { data, ...query } = useQuery(applicationDocuments, {
    locale,
    request: { params: { applicationNumber: number } },
    key: number,
  });
  const mayReview = useDeskSelector(staffSessionSlice.selectors.selectPermissions).includes(
    'document.review',
  );
  const [reviewed, setReviewed] = useState<string | null>(null);
  return (
    <section className={styles.panel} aria-labelledby="documents">
      <h2 id="documents">{t('application.documents')}</h2>
      {children}
      <QueryView query={{ ...query, data: data[number] }} t={t}>
        {(documents) =>
          documents.length === 0 ? (
            <p>{t('document.none')}</p>
          ) : (
            <>
              <DataTable
                label={t('application.documents')}
                rows={documents}
                keyOf={({ id }) => id}
                columns={[
                  { heading: t('document.slot'), cell: ({ slot }) => tDocument(`slot.${slot}`) },
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
                    heading: t('document.sent'),
                    cell: ({ uploadedAt }) => formatDayAndTime(new Date(uploadedAt), locale),
                  },
                  {
                    heading: t('list.action'),
                    cell: ({ id, name, status }) =>
                      mayReview && (status === 'clean' || status === 'stored') ? (
                        <button
                          type="button"
                          className={styles.small}
                          aria-label={t('document.decideOn', { name })}
                          onClick={() => setReviewed(id)}
                        >
                          {t('document.decide')}
                        </button>
                      ) : null,
                  },
                ]}
              />
              {reviewed === null ? null : (
                <ReviewForm
                  key={reviewed}
                  id={reviewed}
                  name={documents.find(({ id }) => id === reviewed)?.name ?? ''}
                  onDone={() => {
                    setReviewed(null);
                    query.reload();
                    onReviewed();
                  }}
                  onClose={() => setReviewed(null)}
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
