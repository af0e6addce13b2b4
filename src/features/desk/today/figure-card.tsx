import { useId } from 'react';
import type { TranslationProps } from '@/i18n/translation-props';
import { DataTable, type TableColumn } from '../list/data-table';
import { BarChart, type Bar } from './bar-chart';
import styles from './figures.module.css';

interface FigureCardProps<Row> extends Pick<TranslationProps<'desk'>, 't'> {
  title: string;
  /** The figure in one sentence. */
  sentence: string;
  bars: readonly Bar[];
  format: (value: number) => string;
  isNamed?: boolean;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly TableColumn<Row>[];
}

/** A figure as a sentence, as a picture and as a table. */
export function FigureCard<Row>({
  title,
  sentence,
  bars,
  format,
  isNamed = false,
  t,
  ...table
}: FigureCardProps<Row>) {
  const id = useId();
  return (
    <section className={styles.figure} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>{sentence}</p>
      <BarChart label={`${title}: ${sentence}`} bars={bars} format={format} isNamed={isNamed} />
      <details>
        <summary>{t('today.asTable')}</summary>
        <DataTable<Row> label={title} {...table} />
      </details>
    </section>
  );
}
