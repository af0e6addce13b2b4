import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { closeHistory, history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { EditorState, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { cleanPasted } from './pasted-html';
import { placeOf, richCommands, type RichPlace } from './rich-commands';
import { readHtml, writeHtml } from './rich-html';
import { richSchema } from './rich-schema';
import { emptyCells } from './rich-table';
import { tokenMarks } from './token-marks';

interface RichEditorOptions {
  html: string;
  /** Whether a text of one paragraph has no tag around it, as that of a notice. */
  isBare: boolean;
  isEditable: boolean;
  attributes: () => Record<string, string>;
  tokenClass: string;
  onChange: (html: string) => void;
  onPlace: (place: RichPlace) => void;
  /** Called where somebody wants to write the address of a link. */
  onLink: () => void;
}

export type RichEditor = ReturnType<typeof createRichEditor>;

const lineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(richSchema.nodes.br.create()).scrollIntoView());
  return true;
});

/** A text with markup that looks as it will be read. Tab leaves it, as any other field. */
export function createRichEditor(
  place: HTMLElement,
  { html, isBare, isEditable, attributes, tokenClass, ...on }: RichEditorOptions,
) {
  const startOf = (text: string) => ({ html: text, doc: readHtml(text, { isBare }) });
  let start = startOf(html);
  let written = html;
  const { li } = richSchema.nodes;
  const openLink: Command = () => {
    on.onLink();
    return true;
  };
  const plugins = [
    history(),
    keymap({
      'Mod-z': richCommands.undo,
      'Mod-y': richCommands.redo,
      'Mod-Shift-z': richCommands.redo,
      'Mod-b': richCommands.bold,
      'Mod-k': openLink,
      'Mod-]': sinkListItem(li),
      'Mod-[': liftListItem(li),
      'Shift-Enter': lineBreak,
      Enter: splitListItem(li),
      Delete: emptyCells,
      Backspace: emptyCells,
    }),
    keymap(baseKeymap),
    gapCursor(),
    tokenMarks(tokenClass),
  ];
  const view: EditorView = new EditorView(place, {
    state: EditorState.create({ doc: start.doc, plugins }),
    attributes,
    editable: () => isEditable,
    transformPastedHTML: cleanPasted,
    dispatchTransaction: (tr) => {
      const state = view.state.apply(tr);
      view.updateState(state);
      on.onPlace(placeOf(state));
      if (!tr.docChanged) return;
      // What says the same as in the beginning is written as it was.
      written = state.doc.eq(start.doc) ? start.html : writeHtml(state.doc);
      on.onChange(written);
    },
  });
  const run = (command: Command): void => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  return {
    run,
    focus: (): void => view.focus(),
    /** Writes where the cursor stands; one key takes it back, and nothing else with it. */
    insert: (text: string): void => {
      run((state, dispatch) => {
        dispatch?.(closeHistory(state.tr).insertText(text).scrollIntoView());
        return true;
      });
      view.dispatch(closeHistory(view.state.tr));
    },
    /** Shows another text, such as the one that was stored; what says the same leaves the cursor and the history as they are. */
    show: (text: string): void => {
      if (text === written) return;
      written = text;
      start = startOf(text);
      if (start.doc.eq(view.state.doc)) return;
      if (writeHtml(start.doc) === writeHtml(view.state.doc)) start.doc = view.state.doc;
      else view.updateState(EditorState.create({ doc: start.doc, plugins }));
    },
    /** Says again what the field is called and what is wrong with it. */
    describe: (): void => view.setProps({ attributes: () => attributes() }),
    destroy: (): void => view.destroy(),
  };
}
