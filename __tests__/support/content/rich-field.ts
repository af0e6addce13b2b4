import { TextSelection } from 'prosemirror-state';
import type { RichPlace } from '@/features/desk/content/form/rich-text/rich-commands';
import { createRichEditor } from '@/features/desk/content/form/rich-text/rich-editor';

/** The field of a text with markup, opened in the document, and what it says. */
export function openRichField(html: string, isBare = false) {
  const place = document.body.appendChild(document.createElement('div'));
  const changes: string[] = [];
  let at: RichPlace = { pressed: [], possible: [], href: null, table: null };
  const editor = createRichEditor(place, {
    html,
    isBare,
    isEditable: true,
    attributes: () => ({ role: 'textbox', 'aria-label': 'Text' }),
    tokenClass: 'token',
    onChange: (changed) => changes.push(changed),
    onPlace: (placed) => {
      at = placed;
    },
    onLink: () => undefined,
  });
  return {
    ...editor,
    place,
    last: () => changes.at(-1),
    changes,
    at: () => at,
    /** Puts the cursor behind a word. */
    goTo: (word: string) =>
      editor.run((state, dispatch) => {
        state.doc.descendants((node, place) => {
          if (node.text?.includes(word))
            dispatch?.(
              state.tr.setSelection(
                TextSelection.create(state.doc, place + node.text.indexOf(word) + word.length),
              ),
            );
        });
        return true;
      }),
    choose: (from: number, to: number) =>
      editor.run((state, dispatch) => {
        dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
        return true;
      }),
  };
}
