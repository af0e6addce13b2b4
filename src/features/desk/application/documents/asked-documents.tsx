'use client';

import { localeMetadata } from '@/config/locales';
import type { DeskApplication } from '@/contracts/application/application-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { formatDayAndTime } from '@/lib/dates';
import { useSubmission } from '@/store/use-submission';
import styles from '@/features/desk/frame/desk-app.module.css';
import { FailureNotice } from '@/features/desk/frame/failure-notice';
import { DataTable } from '@/features/desk/list/data-table';
import { documentRequestWithdrawal } from '../application-queries';

interface AskedDocumentsProps extends TranslationProps<'desk'> {
  application: DeskApplication;
  mayChange: boolean;
  onChanged: () => void;
}

/** The further documents that were asked for by name, and how to take one off the list again. */
export function AskedDocuments({
  application: { applicationNumber, documentRequests, language },
  mayChange,
  onChanged,
  t,
  locale,
}: AskedDocumentsProps) {
  const tDocument = useTranslate('document');
  const { isSending, failure, submit } = useSubmission(documentRequestWithdrawal, {
    locale,
    onDone: onChanged,
  });
  if (documentRequests.length === 0) return null;
  const { htmlLang } = localeMetadata[language];
  return (
    <>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <DataTable
        label={t('askDocument.list')}
        rows={documentRequests}
        keyOf={({ slot }) => slot}
        columns={[
          {
            heading: t('askDocument.name'),
            cell: ({ name }) => <span lang={htmlLang}>{name}</span>,
          },
          { heading: t('askDocument.kind'), cell: ({ kind }) => tDocument(`slot.${kind}`) },
          {
            heading: t('askDocument.reason'),
            cell: ({ reason }) => <span lang={htmlLang}>{reason}</span>,
          },
          {
            heading: t('askDocument.by'),
            cell: ({ by, at }) => `${by} · ${formatDayAndTime(new Date(at), locale)}`,
          },
          {
            heading: t('list.action'),
            cell: ({ slot, name, withdrawnAt }) => {
              if (withdrawnAt !== null) return t('askDocument.withdrawn');
              return mayChange ? (
                <button
                  type="button"
                  className={styles.small}
                  aria-label={t('askDocument.withdrawOf', { name })}
                  aria-disabled={isSending || undefined}
                  onClick={() =>
                    isSending ? undefined : submit({ params: { applicationNumber, slot } })
                  }
                >
                  {t('askDocument.withdraw')}
                </button>
              ) : null;
            },
          },
        ]}
      />
    </>
  );
}
