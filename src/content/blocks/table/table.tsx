import type { BlockProps } from '@/content/block-context';
import { Section } from '@/content/section';
import { DataTable } from './data-table';

export function Table({ block, context }: BlockProps<'table'>) {
  const { text } = context;
  return (
    <Section block={block} context={context}>
      <DataTable
        columns={block.columns.map((column) => text(column, 'label'))}
        rows={block.rows.map((row) => row.cells.map((cell) => text(cell, 'text')))}
        notes={[text(block, 'note')]}
      />
    </Section>
  );
}
