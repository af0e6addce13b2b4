import { toggleMark } from 'prosemirror-commands';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { MarkType, NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { richSchema } from './rich-schema';
import { insertTable, tableActsAt, type TableAct } from './rich-table';

const { marks, nodes } = richSchema;

/** What a writer can do with a chosen text besides typing, in the order of the buttons. */
export const richActs = [
  'bold',
  'heading',
  'list',
  'numberedList',
  'table',
  'undo',
  'redo',
] as const;
export type RichAct = (typeof richActs)[number];

/** The innermost of some kinds of node around a place. */
function nodeAround(place: ResolvedPos, types: readonly NodeType[]) {
  for (let depth = place.depth; depth > 0; depth -= 1) {
    const node = place.node(depth);
    if (types.includes(node.type)) return { node, at: place.before(depth) };
  }
  return null;
}

/** Whether what is chosen, or what would be typed, has a mark. */
function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

/** Bold letters are `strong`; those that are `b` are bold, too. */
const toggleBold: Command = (state, dispatch, view) => {
  const type = hasMark(state, marks.b) ? marks.b : marks.strong;
  return toggleMark(type)(state, dispatch, view);
};

/** Text of an item has no tag of its own. */
function asItems(tr: Transaction): Transaction {
  const { from, to } = tr.selection;
  tr.doc.nodesBetween(from, to, (node, at, parent) => {
    if (node.type === nodes.paragraph && parent?.type === nodes.li)
      tr.setNodeAttribute(at, 'isBare', true);
  });
  return tr;
}

/** Makes a list of what is chosen, or one of the other kind, or none where it is one already. */
function toggleList(type: NodeType): Command {
  return (state, dispatch, view) => {
    const list = nodeAround(state.selection.$from, [nodes.ul, nodes.ol]);
    if (list?.node.type === type) return liftListItem(nodes.li)(state, dispatch, view);
    if (list) {
      dispatch?.(state.tr.setNodeMarkup(list.at, type));
      return true;
    }
    return wrapInList(type)(state, dispatch && ((tr) => dispatch(asItems(tr))), view);
  };
}

/** Makes the paragraphs that are chosen headings, or headings paragraphs. */
const toggleHeading: Command = (state, dispatch) => {
  const { from, to, $from } = state.selection;
  const isHeading = $from.parent.type === nodes.heading;
  const tr = isHeading
    ? state.tr.setBlockType(from, to, nodes.paragraph, { isBare: false })
    : state.tr.setBlockType(from, to, nodes.heading);
  if (!tr.docChanged) return false;
  dispatch?.(tr);
  return true;
};

export const richCommands: Readonly<Record<RichAct, Command>> = {
  bold: toggleBold,
  heading: toggleHeading,
  list: toggleList(nodes.ul),
  numberedList: toggleList(nodes.ol),
  table: insertTable,
  undo,
  redo,
};

/** What the buttons say of the place where somebody writes: which are pressed, which can do something, the link and the table there. */
export interface RichPlace {
  pressed: readonly RichAct[];
  possible: readonly RichAct[];
  href: string | null;
  /** What can be done with the table there; null outside of tables. */
  table: readonly TableAct[] | null;
}

export function placeOf(state: EditorState): RichPlace {
  const { $from } = state.selection;
  const list = nodeAround($from, [nodes.ul, nodes.ol])?.node.type;
  const is: Readonly<Record<RichAct, boolean>> = {
    bold: hasMark(state, marks.strong) || hasMark(state, marks.b),
    heading: $from.parent.type === nodes.heading,
    list: list === nodes.ul,
    numberedList: list === nodes.ol,
    table: false,
    undo: false,
    redo: false,
  };
  const can: Partial<Record<RichAct, boolean>> = {
    // One table within another is read by nobody.
    table: nodeAround($from, [nodes.table]) === null,
    undo: undoDepth(state) > 0,
    redo: redoDepth(state) > 0,
  };
  return {
    pressed: richActs.filter((act) => is[act]),
    possible: richActs.filter((act) => can[act] ?? true),
    href: linkAt(state)?.href ?? null,
    table: tableActsAt(state),
  };
}

/** The link at the cursor or the beginning of what is chosen, as far as it reaches. */
function linkAt({ selection: { $from } }: EditorState) {
  const { parent, parentOffset } = $from;
  const start = $from.start();
  const { index } = parent.childAfter(parentOffset);
  for (const at of [index, parent.childBefore(parentOffset).index]) {
    const mark = parent.maybeChild(at)?.marks.find(({ type }) => type === marks.a);
    if (!mark) continue;
    const isSame = (child: number): boolean =>
      parent.maybeChild(child)?.marks.some((one) => one.eq(mark)) === true;
    let [first, last] = [at, at];
    while (first > 0 && isSame(first - 1)) first -= 1;
    while (isSame(last + 1)) last += 1;
    const offsetOf = (child: number): number =>
      parent.children.slice(0, child).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
    return {
      href: String(mark.attrs.href),
      from: start + offsetOf(first),
      to: start + offsetOf(last + 1),
    };
  }
  return null;
}

/** Has what is chosen lead somewhere; without a choice the link at the cursor, or else the address itself as its words. */
export const linkTo =
  (href: string): Command =>
  (state, dispatch) => {
    const { empty, from, to } = state.selection;
    const mark = marks.a.create({ href });
    const link = linkAt(state);
    if (!empty) dispatch?.(state.tr.addMark(from, to, mark));
    else if (link) dispatch?.(state.tr.addMark(link.from, link.to, mark));
    else dispatch?.(state.tr.replaceSelectionWith(richSchema.text(href, [mark]), false));
    return true;
  };

/** Takes the link at the cursor away, or all of what is chosen; its words stay. */
export const unlink: Command = (state, dispatch) => {
  const { empty, from, to } = state.selection;
  const link = linkAt(state);
  if (!link && empty) return false;
  dispatch?.(
    state.tr.removeMark(Math.min(from, link?.from ?? from), Math.max(to, link?.to ?? to), marks.a),
  );
  return true;
};
