import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface DataTableProps {
  columns: string[];
  rows: ReactNode[][];
  /** Columns from this index on hold figures. */
  numericFrom?: number;
  notes?: string[];
}

/** A table that becomes a list of cards on a phone; the column's name then stands beside each cell. */
export function DataTable({
  columns,
  rows,
  numericFrom = columns.length,
  notes = [],
}: DataTableProps) {
  return (
    <>
      <table
        className={
          numericFrom < columns.length ? `${styles.table} ${styles.figures}` : styles.table
        }
        role="table"
      >
        <thead>
          <tr role="row">
            {columns.map((column, index) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className={index >= numericFrom ? styles.number : undefined}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // Rows have no identity of their own and never change place.
            <tr key={row} role="row">
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} role="rowheader" scope="row">
                    {cell}
                  </th>
                ) : (
                  <td
                    key={columns[index]}
                    role="cell"
                    data-label={columns[index]}
                    className={index >= numericFrom ? styles.number : undefined}
                  >
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {notes.filter(Boolean).map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  );
}
