import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

/** A token such as `{brand}`, and what stands around words that go with one: `[[of {address}]]`. */
const tokenPattern = /\{[a-zA-Z][\w.]*\}|\[\[|\]\]/g;

function marksIn(doc: Node, className: string): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, undefined, '\n');
    for (const { index, 0: token } of text.matchAll(tokenPattern))
      found.push(
        Decoration.inline(at + 1 + index, at + 1 + index + token.length, {
          nodeName: 'span',
          class: className,
          spellcheck: 'false',
          translate: 'no',
        }),
      );
    return false;
  });
  return DecorationSet.create(doc, found);
}

/** Shows tokens as what they are; they stay text, so that they are typed, copied and stored as they are. */
export const tokenMarks = (className: string): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    state: {
      init: (_config, { doc }) => marksIn(doc, className),
      apply: (tr, before) => (tr.docChanged ? marksIn(tr.doc, className) : before),
    },
    props: {
      decorations(state) {
        return this.getState(state);
      },
    },
  });
