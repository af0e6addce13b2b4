import type { ReactNode } from 'react';
import styles from './estate-parts.module.css';

export interface EstateColumn {
  key: string;
  label: string;
  isNumber?: boolean;
  /** Left out on phones. */
  isOptional?: boolean;
}

interface EstateTableProps {
  columns: readonly EstateColumn[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  caption?: string;
}

const classOf = ({ isNumber = false, isOptional = false }: EstateColumn): string | undefined =>
  [isNumber ? styles.number : '', isOptional ? styles.optional : ''].filter(Boolean).join(' ') ||
  undefined;

/** A table of figures whose first column names the row. */
export function EstateTable({ columns, rows, caption }: EstateTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        {caption ? <caption>{caption}</caption> : null}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.key} scope="row">
                    {cells[at]}
                  </th>
                ) : (
                  <td key={column.key} className={classOf(column)}>
                    {cells[at]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
