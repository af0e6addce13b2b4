import { isLinkAddress } from '@/lib/html/link-address';

/** Elements of which nothing is taken, not even their text. */
const dropped = 'head, meta, link, style, script, title, xml, template, img, svg, iframe, object';

const renamed: Readonly<Record<string, string>> = {
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
  div: 'p',
};

/** The style of an element, whose attribute was renamed: a page of this site applies none, and would report each. */
const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';

const isBlock = (element: Element): boolean =>
  /^(?:p|div|ul|ol|li|table|tr|h[1-6]|blockquote|section|article)$/.test(element.localName);

function rename(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** The kind and depth of the list that a paragraph of Word is an item of. Its mark, such as a bullet, is text. */
function wordListOf(element: Element | null): { tag: 'ul' | 'ol' } | null {
  if (element === null || !/mso-list:\s*l\d+/i.test(styleOf(element))) return null;
  const mark = [...element.querySelectorAll('[data-style]')].find((one) =>
    /mso-list:\s*ignore/i.test(styleOf(one)),
  );
  return { tag: /^\s*[\dA-Za-z]+[.)]/.test(mark?.textContent ?? '') ? 'ol' : 'ul' };
}

/** Word writes items of lists as paragraphs, each with its mark. */
function makeLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    const list = wordListOf(paragraph);
    if (!list) continue;
    for (const one of paragraph.querySelectorAll('[data-style]'))
      if (/mso-list:\s*ignore/i.test(styleOf(one))) one.remove();
    const before = paragraph.previousElementSibling;
    const isNext = before?.hasAttribute('data-word') === true && before.localName === list.tag;
    const place = isNext ? before : body.ownerDocument.createElement(list.tag);
    place.setAttribute('data-word', '');
    if (!isNext) paragraph.before(place);
    place.append(rename(paragraph, 'li'));
  }
}

/** Emphasis that is written as a style, and none where a style takes it back. */
function readStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[data-style]')) {
    const style = styleOf(element);
    if (
      /(?<![\w-])font-weight:\s*(?:normal|400)/i.test(style) &&
      /^(?:b|strong)$/.test(element.localName)
    )
      element.replaceWith(...element.childNodes);
    else if (
      /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i.test(style) &&
      element.localName === 'span'
    )
      rename(element, 'strong');
  }
}

/** HTML from the clipboard as far as the field shows it: words, emphasis, lists, tables and links, without anything of how it looked elsewhere. */
export function cleanPasted(html: string): string {
  // What was copied in such a field is as it should be.
  if (html.includes('data-pm-slice')) return html;
  const inert = html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<style\b/gi, '<template')
    .replace(/(<[^>]*?\s)style(?=\s*=)/gi, '$1data-style');
  const { body } = new DOMParser().parseFromString(inert, 'text/html');
  for (const element of body.querySelectorAll(dropped)) element.remove();
  makeLists(body);
  readStyles(body);
  for (const link of body.querySelectorAll('a'))
    if (!isLinkAddress(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes);
  for (const [from, to] of Object.entries(renamed))
    for (const element of body.querySelectorAll(from))
      if (from === 'div' && [...element.children].some(isBlock))
        element.replaceWith(...element.childNodes);
      else rename(element, to);
  for (const bold of body.querySelectorAll('b')) rename(bold, 'strong');
  for (const element of body.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (!keptAttributes.includes(name)) element.removeAttribute(name);
  // Word leaves an empty paragraph between any two.
  for (const paragraph of body.querySelectorAll('p'))
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector('br')) paragraph.remove();
  return body.innerHTML;
}

const keptAttributes: readonly string[] = ['href', 'scope', 'colspan', 'rowspan'];
