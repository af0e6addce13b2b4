import { Schema, type DOMOutputSpec, type NodeSpec } from 'prosemirror-model';

const attributeOf = (element: HTMLElement, name: string): string | null =>
  element.getAttribute(name);

function cell(tag: 'td' | 'th'): NodeSpec {
  const names = tag === 'th' ? ['scope', 'colspan', 'rowspan'] : ['colspan', 'rowspan'];
  return {
    content: 'paragraph block*',
    isolating: true,
    attrs: Object.fromEntries(names.map((name) => [name, { default: null }])),
    parseDOM: [
      {
        tag,
        getAttrs: (element) =>
          Object.fromEntries(names.map((name) => [name, attributeOf(element, name)])),
      },
    ],
    toDOM: ({ attrs }) => [tag, attrs, 0],
  };
}

const plain = (tag: string, spec: NodeSpec): NodeSpec => ({
  ...spec,
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
});

/**
 * What a text with markup can be made of: the tags that the sanitiser leaves to staff, and nothing else. A paragraph that is `isBare` stands without
 * a tag of its own where it is alone, as in a notice, an item of a list or a cell.
 */
export const richSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      attrs: { isBare: { default: true, validate: 'boolean' } },
      parseDOM: [{ tag: 'p', attrs: { isBare: false } }],
      toDOM: () => ['p', 0],
    },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      attrs: { level: { default: 3, validate: 'number' } },
      parseDOM: [3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => [attrs.level === 4 ? 'h4' : 'h3', 0],
    },
    ul: plain('ul', { group: 'block', content: 'li+' }),
    ol: plain('ol', { group: 'block', content: 'li+' }),
    li: plain('li', { content: 'paragraph block*', defining: true }),
    table: plain('table', {
      group: 'block',
      content: 'caption? thead? tbody*',
      isolating: true,
    }),
    caption: plain('caption', { content: 'inline*', isolating: true }),
    thead: plain('thead', { content: 'tr+' }),
    tbody: plain('tbody', { content: 'tr+' }),
    tr: plain('tr', { content: '(th | td)+' }),
    th: cell('th'),
    td: cell('td'),
    br: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
      leafText: () => '\n',
    },
    text: { group: 'inline' },
  },
  marks: {
    a: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [
        { tag: 'a[href]', getAttrs: (element) => ({ href: attributeOf(element, 'href') ?? '' }) },
      ],
      toDOM: ({ attrs }) => ['a', { href: String(attrs.href) }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }], toDOM: () => ['strong', 0] },
    b: { parseDOM: [{ tag: 'b' }], toDOM: () => ['b', 0] },
    em: { parseDOM: [{ tag: 'em' }], toDOM: () => ['em', 0] },
    i: { parseDOM: [{ tag: 'i' }], toDOM: () => ['i', 0] },
  },
});
