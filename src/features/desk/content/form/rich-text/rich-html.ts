import { DOMParser as RichParser, type Mark, type Node } from 'prosemirror-model';
import { allowedAttributes, staffTags } from '@/lib/html/allowed-html';
import { escapeHtml } from '@/lib/html/escape-html';
import { richSchema } from './rich-schema';

const parser = RichParser.fromSchema(richSchema);

const bodyOf = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<body>${html}`, 'text/html').body;

/** The text as it is written in. One that is still empty begins with a paragraph, or without a tag where it `isBare`. */
export function readHtml(html: string, { isBare }: { isBare: boolean }): Node {
  if (html.trim() !== '') return parser.parse(bodyOf(html));
  return richSchema.node('doc', null, [richSchema.node('paragraph', { isBare })]);
}

const isParagraph = (node: Node): boolean => node.type === richSchema.nodes.paragraph;
const isBare = (node: Node | null): boolean => node?.attrs.isBare === true;

/** Whether none of the paragraphs of a node needs a tag to be told from the next. */
function areBare(parent: Node): boolean {
  return parent.children.every(
    (child, index) =>
      !isParagraph(child) || (isBare(child) && !isBare(parent.maybeChild(index + 1))),
  );
}

const wrapped = (tag: string, attrs: Readonly<Record<string, unknown>>, inner: string): string => {
  const written = Object.entries(attrs)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`);
  return `<${tag}${written.join('')}>${inner}</${tag}>`;
};

// As the sanitiser writes text: only what is in quotes has its quotes escaped.
const escapedText = (text: string): string => escapeHtml(text).replaceAll('&quot;', '"');

/** Leaves of one block; neighbours with the same mark share one tag. */
function writeInline(nodes: readonly Node[], depth = 0): string {
  let written = '';
  for (let at = 0; at < nodes.length;) {
    const mark: Mark | undefined = nodes[at]?.marks[depth];
    let end = at + 1;
    while (mark && end < nodes.length && nodes[end]?.marks[depth]?.eq(mark)) end += 1;
    const inner = nodes.slice(at, end);
    written += mark
      ? wrapped(mark.type.name, mark.attrs, writeInline(inner, depth + 1))
      : inner.map((node) => (node.isText ? escapedText(node.text ?? '') : '<br />')).join('');
    at = end;
  }
  return written;
}

function writeBlock(node: Node, parent: Node): string {
  const inner = node.inlineContent ? writeInline(node.children) : writeChildren(node);
  if (isParagraph(node)) return areBare(parent) ? inner : wrapped('p', {}, inner);
  if (node.type === richSchema.nodes.heading) return wrapped(`h${node.attrs.level}`, {}, inner);
  return wrapped(node.type.name, node.attrs, inner);
}

const writeChildren = (node: Node): string =>
  node.children.map((child) => writeBlock(child, node)).join('');

/** The text in the HTML that the sanitiser leaves as it is. Nothing, where nothing is written. */
export function writeHtml(doc: Node): string {
  const [first] = doc.children;
  const isEmpty = doc.childCount === 1 && first?.isTextblock === true && first.childCount === 0;
  return isEmpty ? '' : writeChildren(doc);
}

const inlineTags: readonly string[] = ['a', 'b', 'strong', 'i', 'em', 'br'];
const spaceBeforeBlock =
  / ((?:<\/(?:a|b|strong|i|em)>)*)(?=<\/?(?:p|ul|ol|li|h[34]|table|caption|thead|tbody|t[rhd])\b|$)/g;

/** What HTML says, whatever white space and entities it is written with; undefined where it has more than staff may write. */
function meaningOf(html: string): string | undefined {
  let said = '';
  // Where white space says nothing.
  let isStart = true;
  function visit(element: Element): boolean {
    for (const child of element.childNodes) {
      if (child instanceof Text) {
        const collapsed = child.data.replace(/[ \t\r\n\f]+/g, ' ');
        const text = isStart ? collapsed.replace(/^ /, '') : collapsed;
        if (text !== '') isStart = text.endsWith(' ');
        said += escapedText(text);
        continue;
      }
      const tag = child.nodeName.toLowerCase();
      if (!(child instanceof Element) || !staffTags.includes(tag)) return false;
      const allowed = allowedAttributes[tag] ?? [];
      if (child.getAttributeNames().some((name) => !allowed.includes(name))) return false;
      const attributes = allowed.map((name) => escapeHtml(child.getAttribute(name) ?? ''));
      const startsAnew = tag === 'br' || !inlineTags.includes(tag);
      if (startsAnew) isStart = true;
      said += `<${[tag, ...attributes].join(' ')}>`;
      if (!visit(child)) return false;
      said += `</${tag}>`;
      if (startsAnew) isStart = true;
    }
    return true;
  }
  return visit(bodyOf(html)) ? said.replace(spaceBeforeBlock, '$1') : undefined;
}

/** Whether the field shows all that a text in HTML says, so that nothing is lost when it is written in. */
export function isShown(html: string): boolean {
  const said = meaningOf(html);
  return said !== undefined && said === meaningOf(writeHtml(readHtml(html, { isBare: true })));
}
