'use client';

import { useState } from 'react';
import type { CostImportRecord } from '@/contracts/campaign/campaign-cost';
import styles from '@/features/desk/frame/desk-app.module.css';
import { FailureNotice } from '@/features/desk/frame/failure-notice';
import { DataTable } from '@/features/desk/list/data-table';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay, formatInstant } from '@/lib/dates';
import { formatGrouped, formatMoney } from '@/lib/format';
import { hasCode } from '@/lib/saga/request-record';
import { useSubmission } from '@/store/use-submission';
import own from '../campaign.module.css';
import { costImportUndoing } from './campaign-cost-queries';

interface PastCostImportsProps extends TranslationProps<'desk'> {
  records: readonly CostImportRecord[];
  mayEdit: boolean;
  onUndone: () => void;
}

/** The files that were imported last; one that nothing followed can be taken back, which is asked once more. */
export function PastCostImports({ records, mayEdit, onUndone, t, locale }: PastCostImportsProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const undoing = useSubmission(costImportUndoing, {
    locale,
    onDone: () => {
      setAsked(null);
      onUndone();
    },
  });
  if (records.length === 0) return <p>{t('costImport.none')}</p>;

  function stateOf({ id, fileName, undoneAt, undoneBy, mayUndo }: CostImportRecord) {
    if (undoneAt !== null)
      return t('costImport.undone', { by: undoneBy ?? '–', at: formatInstant(undoneAt, locale) });
    if (!mayUndo || !mayEdit) return '–';
    if (asked !== id)
      return (
        <button
          type="button"
          className={styles.small}
          aria-label={t('costImport.undoOf', { name: fileName || t('costImport.unnamed') })}
          onClick={() => setAsked(id)}
        >
          {t('costImport.undo')}
        </button>
      );
    return (
      <span className={styles.steps}>
        <button
          type="button"
          className={styles.primary}
          aria-disabled={undoing.isSending || undefined}
          onClick={() => (undoing.isSending ? undefined : undoing.submit({ params: { id } }))}
        >
          {t('costImport.undoNow')}
        </button>
        <button type="button" className={styles.small} onClick={() => setAsked(null)}>
          {t('state.cancel')}
        </button>
      </span>
    );
  }

  return (
    <>
      <p>{t('costImport.hint')}</p>
      {undoing.failure && hasCode(undoing.failure, 'conflict') ? (
        <p role="alert" className={styles.failure}>
          {t('costImport.changedSince')}
        </p>
      ) : null}
      {undoing.failure && !hasCode(undoing.failure, 'conflict') ? (
        <FailureNotice failure={undoing.failure} t={t} />
      ) : null}
      <DataTable
        label={t('costImport.title')}
        rows={records}
        keyOf={({ id }) => id}
        columns={[
          {
            heading: t('costImport.at'),
            cell: ({ importedAt }) => (
              <span className={own.label}>{formatInstant(importedAt, locale)}</span>
            ),
          },
          {
            heading: t('campaignCost.file'),
            cell: ({ fileName }) => (
              <span className={own.name}>{fileName || t('costImport.unnamed')}</span>
            ),
          },
          {
            heading: t('costImport.days'),
            cell: ({ from, to }) => (
              <span className={own.label}>
                {from === to
                  ? formatDay(from, locale)
                  : `${formatDay(from, locale)} – ${formatDay(to, locale)}`}
              </span>
            ),
          },
          {
            heading: t('costImport.lines'),
            cell: ({ added, changed, same, removed }) =>
              formatGrouped(added + changed + same + removed),
            isFigure: true,
          },
          {
            heading: t('costImport.total'),
            cell: ({ total }) => formatMoney(total, { withCents: true }),
            isFigure: true,
          },
          {
            heading: t('costImport.outcome'),
            cell: ({ added, changed, same, removed }) => (
              <span className={own.label}>
                {t('costImport.outcomeOf', {
                  added: formatGrouped(added),
                  changed: formatGrouped(changed),
                  same: formatGrouped(same),
                  removed: formatGrouped(removed),
                })}
              </span>
            ),
          },
          { heading: t('campaignCost.by'), cell: ({ importedBy }) => importedBy },
          { heading: t('costImport.undo'), cell: stateOf },
        ]}
      />
    </>
  );
}
