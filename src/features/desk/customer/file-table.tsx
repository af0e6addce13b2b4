import { useId } from 'react';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from '../frame/desk-app.module.css';
import { DataTable, type TableColumn } from '../list/data-table';

interface FileTableProps<Row> extends Pick<TranslationProps<'desk'>, 't'> {
  title: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly TableColumn<Row>[];
  hrefOf?: (row: Row) => string;
}

/** One table of what is known of a customer, under its heading. */
export function FileTable<Row>({ title, rows, t, ...table }: FileTableProps<Row>) {
  const id = useId();
  if (rows.length === 0)
    return (
      <p>
        <b>{title}</b>
        {t('customer.colon')}
        {t('customer.nothing')}
      </p>
    );
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <DataTable<Row> label={title} rows={rows} {...table} />
    </section>
  );
}
