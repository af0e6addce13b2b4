import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { DeskLink } from '../frame/desk-link';
import styles from './desk-list.module.css';

export interface TableColumn<Row> {
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end of their column. */
  isFigure?: boolean | undefined;
  /** What is told below it in small letters. */
  under?: Pick<TableColumn<Row>, 'heading' | 'cell'> | undefined;
}

interface DataTableProps<Row> {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly TableColumn<Row>[];
  /** Where a row leads; the first cell is the link. */
  hrefOf?: (row: Row) => string;
  isBusy?: boolean;
}

/** A table whose first column names its row. */
export function DataTable<Row>({
  label,
  rows,
  keyOf,
  columns,
  hrefOf,
  isBusy = false,
}: DataTableProps<Row>) {
  const align = (isFigure: boolean | undefined) => (isFigure ? 'right' : 'left');
  return (
    <TableContainer
      className={styles.scroll}
      // What is wider than the screen is scrolled by keyboard, too.
      tabIndex={0}
      role="group"
      aria-label={label}
      aria-busy={isBusy}
    >
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map(({ heading, isFigure, under }) => (
              <TableCell key={heading} align={align(isFigure)}>
                {heading}
                {under ? <span className={styles.under}>{under.heading}</span> : null}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)} hover>
              {columns.map(({ heading, cell, isFigure, under }, index) => (
                <TableCell
                  key={heading}
                  align={align(isFigure)}
                  {...(index === 0 ? { component: 'th', scope: 'row' } : {})}
                >
                  {index === 0 && hrefOf ? (
                    <DeskLink data-row href={hrefOf(row)}>
                      {cell(row)}
                    </DeskLink>
                  ) : (
                    cell(row)
                  )}
                  {under ? <span className={styles.under}>{under.cell(row)}</span> : null}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
