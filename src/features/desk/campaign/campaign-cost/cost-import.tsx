'use client';

import { localeMetadata } from '@/config/locales';
import type { CostImport } from '@/contracts/campaign/campaign-cost';
import { campaignCostLimits, costColumns } from '@/contracts/campaign/campaign-cost-choices';
import { BankFileForm } from '@/features/desk/edit/bank-file-form';
import styles from '@/features/desk/frame/desk-app.module.css';
import { DataTable } from '@/features/desk/list/data-table';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay } from '@/lib/dates';
import { formatGrouped, formatMoney } from '@/lib/format';
import { useSubmission } from '@/store/use-submission';
import { campaignCostImport } from './campaign-cost-queries';

interface CostImportFormProps extends TranslationProps<'desk'> {
  onImported: () => void;
}

/** Imports a file of costs; of one with anything wrong it lists all that is, and imports nothing. */
export function CostImportForm({ onImported, t, locale }: CostImportFormProps) {
  const { isSending, failure, answer, submit } = useSubmission(campaignCostImport, {
    locale,
    onDone: ({ data }) => (data.imported ? onImported() : undefined),
  });
  const columns = costColumns.join(localeMetadata[locale].listSeparator);
  return (
    <BankFileForm
      id="cost-file"
      title={t('campaignCost.import')}
      hint={t('campaignCost.importHint', { columns })}
      label={t('campaignCost.file')}
      action={t('campaignCost.run')}
      accept=".csv,text/csv"
      isSending={isSending}
      failure={failure}
      onFile={(file) => submit({ body: file })}
      t={t}
    >
      <ImportOutcome outcome={answer?.data ?? null} t={t} locale={locale} />
    </BankFileForm>
  );
}

function ImportOutcome({
  outcome,
  t,
  locale,
}: TranslationProps<'desk'> & { outcome: CostImport | null }) {
  if (!outcome) return null;
  const { imported, problems } = outcome;
  if (imported) {
    const { from, to, total, added, changed, same, removed } = imported;
    return (
      <p role="status">
        {t('campaignCost.done', {
          from: formatDay(from, locale),
          to: formatDay(to, locale),
          total: formatMoney(total, { withCents: true }),
          added: formatGrouped(added),
          changed: formatGrouped(changed),
          same: formatGrouped(same),
          removed: formatGrouped(removed),
        })}
      </p>
    );
  }
  return (
    <>
      <p role="alert" className={styles.failure}>
        {t('campaignCost.nothing', { count: problems.length })}
        {problems.length < campaignCostLimits.problems
          ? ''
          : ` ${t('campaignCost.moreProblems', { limit: campaignCostLimits.problems })}`}
      </p>
      <DataTable
        label={t('campaignCost.problems')}
        rows={problems}
        keyOf={({ line, column, problem }) => [line, column, problem].join(' ')}
        columns={[
          { heading: t('campaignCost.line'), cell: ({ line }) => formatGrouped(line) },
          { heading: t('campaignCost.column'), cell: ({ column }) => column ?? '–' },
          {
            heading: t('campaignCost.problem'),
            cell: ({ problem }) =>
              t(`costProblem.${problem}`, {
                lines: formatGrouped(campaignCostLimits.lines),
                days: campaignCostLimits.days,
              }),
          },
          {
            heading: t('campaignCost.cell'),
            cell: ({ cell }) => (cell === '' ? '–' : <code>{cell}</code>),
          },
        ]}
      />
    </>
  );
}
