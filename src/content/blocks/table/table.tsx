import type { BlockProps } from '@/content/block-context';
import { Section } from '@/content/section';
import { DataTable } from './data-table';

export function Table({ block, context }: BlockProps<'table'>) {
  const { text } = context;
  // A row that says nothing, such as an address that is not set, is left out.
  const rows = block.rows
    .map((row) => row.cells.map((cell) => text(cell, 'text')))
    .filter(([, ...values]) => values.some((value) => value !== ''));
  return (
    <Section block={block} context={context}>
      <DataTable
        columns={block.columns.map((column) => text(column, 'label'))}
        rows={rows}
        notes={[text(block, 'note')]}
      />
    </Section>
  );
}
