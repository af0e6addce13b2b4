import type { Node, NodeType, ResolvedPos } from 'prosemirror-model';
import { TextSelection, type Command, type EditorState, type Transaction } from 'prosemirror-state';
import { richSchema } from './rich-schema';

const { nodes } = richSchema;

/** What a writer can do with the table in which the cursor stands, in the order of the buttons. */
export const tableActs = [
  'rowAbove',
  'rowBelow',
  'removeRow',
  'columnBefore',
  'columnAfter',
  'removeColumn',
  'removeTable',
] as const;
export type TableAct = (typeof tableActs)[number];

interface Row {
  node: Node;
  at: number;
}

/** The table around the cursor, its rows from above, and the row and column of the cursor. */
interface TablePlace extends Row {
  rows: readonly Row[];
  row: Row;
  section: Row;
  column: number;
}

function tableAround({ $from }: Pick<EditorState['selection'], '$from'>): TablePlace | null {
  const depth = depthOf($from, nodes.tr);
  if (depth === null) return null;
  const around = (level: number): Row => ({ node: $from.node(level), at: $from.before(level) });
  const table = around(depth - 2);
  const rows: Row[] = [];
  table.node.descendants((node, at) => {
    if (node.type === nodes.tr) rows.push({ node, at: table.at + 1 + at });
    return node.type === nodes.thead || node.type === nodes.tbody;
  });
  return {
    ...table,
    rows,
    row: around(depth),
    section: around(depth - 1),
    column: $from.index(depth),
  };
}

function depthOf(place: ResolvedPos, type: NodeType): number | null {
  for (let depth = place.depth; depth > 0; depth -= 1)
    if (place.node(depth).type === type) return depth;
  return null;
}

const spansMore = ({ attrs }: Node): boolean => attrs.colspan !== null || attrs.rowspan !== null;
const isMerged = ({ rows }: TablePlace): boolean =>
  rows.some(({ node }) => node.children.some(spansMore));

/** Where the cell of a column begins; after the last where the row has fewer. */
const cellStart = ({ node, at }: Row, column: number): number =>
  at + 1 + node.children.slice(0, column).reduce((sum, { nodeSize }) => sum + nodeSize, 0);

/** An empty cell that is what another one is, such as the head of a column. */
const cellLike = ({ type, attrs }: Node): Node =>
  type.create(attrs, nodes.paragraph.create({ isBare: true }));
const rowLike = ({ children }: Node): Node => nodes.tr.create(null, children.map(cellLike));

function withCursor(tr: Transaction, at: number): Transaction {
  return tr.setSelection(TextSelection.near(tr.doc.resolve(at))).scrollIntoView();
}

function addRow(tr: Transaction, place: TablePlace, isBelow: boolean): Transaction {
  const { section, row, rows, column } = place;
  const after = rows[rows.findIndex(({ at }) => at === row.at) + 1];
  const end = section.at + section.node.nodeSize;
  if (section.node.type === nodes.thead && isBelow && row.node === section.node.lastChild) {
    // Below the head begins the body.
    const cells = row.node.children.map(() => nodes.td.createAndFill());
    const first = after
      ? rowLike(after.node)
      : nodes.tr.create(
          null,
          cells.filter((cell) => cell !== null),
        );
    const at = after ? after.at : end;
    const isStart = after === undefined;
    tr.insert(at, isStart ? nodes.tbody.create(null, first) : first);
    return withCursor(tr, cellStart({ node: first, at: isStart ? at + 1 : at }, column) + 1);
  }
  const added = rowLike(row.node);
  const at = isBelow ? row.at + row.node.nodeSize : row.at;
  return withCursor(tr.insert(at, added), cellStart({ node: added, at }, column) + 1);
}

function removeRow(tr: Transaction, place: TablePlace): Transaction {
  const { row, section, rows } = place;
  if (rows.length === 1) return removed(tr, place);
  const gone = section.node.childCount === 1 ? section : row;
  return withCursor(removed(tr, gone), Math.min(gone.at, tr.doc.content.size));
}

const removed = (tr: Transaction, { at, node }: Row): Transaction => {
  const only = tr.doc.childCount === 1 && tr.doc.firstChild === node;
  if (!only) return tr.delete(at, at + node.nodeSize);
  return tr.replaceWith(at, at + node.nodeSize, nodes.paragraph.create({ isBare: false }));
};

function addColumn(tr: Transaction, place: TablePlace, isAfter: boolean): Transaction {
  const { rows, column, row } = place;
  for (const { node, at } of rows.toReversed()) {
    const beside = node.maybeChild(isAfter ? column + 1 : column) ?? node.lastChild;
    const start = cellStart({ node, at }, isAfter ? column + 1 : column);
    if (beside) tr.insert(start, cellLike(beside));
  }
  return withCursor(tr, tr.mapping.map(cellStart(row, isAfter ? column + 1 : column), -1) + 1);
}

function removeColumn(tr: Transaction, place: TablePlace): Transaction {
  const { rows, column, row } = place;
  if (rows.every(({ node }) => node.childCount <= 1)) return removed(tr, place);
  for (const { node, at } of rows.toReversed()) {
    const cell = node.maybeChild(column);
    const start = cellStart({ node, at }, column);
    if (cell && node.childCount > 1) tr.delete(start, start + cell.nodeSize);
  }
  return withCursor(tr, tr.mapping.map(cellStart(row, column)));
}

const changes: Readonly<Record<TableAct, (tr: Transaction, place: TablePlace) => Transaction>> = {
  rowAbove: (tr, place) => addRow(tr, place, false),
  rowBelow: (tr, place) => addRow(tr, place, true),
  removeRow,
  columnBefore: (tr, place) => addColumn(tr, place, false),
  columnAfter: (tr, place) => addColumn(tr, place, true),
  removeColumn,
  removeTable: removed,
};

/** Nothing stands above the head of a table, and cells that reach over others are counted by no column. */
function isPossible(place: TablePlace, act: TableAct): boolean {
  if (act === 'removeTable') return true;
  if (isMerged(place)) return false;
  return act !== 'rowAbove' || place.section.node.type !== nodes.thead;
}

/** What can be done with the table where somebody writes; null outside of tables. */
export function tableActsAt({ selection }: EditorState): readonly TableAct[] | null {
  const place = tableAround(selection);
  return place && tableActs.filter((act) => isPossible(place, act));
}

export const tableCommand =
  (act: TableAct): Command =>
  ({ selection, tr }, dispatch) => {
    const place = tableAround(selection);
    if (!place || !isPossible(place, act)) return false;
    dispatch?.(changes[act](tr, place));
    return true;
  };

/** Puts a table of two columns below the block of the cursor, or in its place where that is empty. */
export const insertTable: Command = ({ selection: { $from }, tr }, dispatch) => {
  const head = nodes.th.create({ scope: 'col' }, nodes.paragraph.create());
  const cell = nodes.td.create(null, nodes.paragraph.create());
  const table = nodes.table.create(null, [
    nodes.thead.create(null, nodes.tr.create(null, [head, head])),
    nodes.tbody.create(null, nodes.tr.create(null, [cell, cell])),
  ]);
  const block = $from.node(1);
  const [start, end] = [$from.before(1), $from.after(1)];
  const isEmpty = block.isTextblock && block.childCount === 0;
  if (isEmpty) tr.replaceWith(start, end, table);
  else tr.insert(end, table);
  dispatch?.(withCursor(tr, (isEmpty ? start : end) + 1));
  return true;
};

/** Empties the cells that are chosen; whoever deletes over their edges wants no cell of the row gone. */
export const emptyCells: Command = (state, dispatch) => {
  const { from, to, $from, $to } = state.selection;
  const place = tableAround(state.selection);
  if (!place || $from.sameParent($to) || to > place.at + place.node.nodeSize) return false;
  const { tr } = state;
  state.doc.nodesBetween(from, to, (node, at) => {
    if (node.type !== nodes.th && node.type !== nodes.td) return true;
    const [start, end] = [Math.max(from, at + 2), Math.min(to, at + node.nodeSize - 2)];
    if (start < end) tr.delete(tr.mapping.map(start), tr.mapping.map(end));
    return false;
  });
  dispatch?.(withCursor(tr, from));
  return true;
};
