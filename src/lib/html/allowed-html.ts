import type { IOptions } from 'sanitize-html';

/** Tags that staff may write: words, emphasis, lists, tables and links. */
export const staffTags: readonly string[] = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'a',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

/** Tags that are shown: those of staff, and two harmless ones that the API of another lender may send. */
export const allowedTags: readonly string[] = [...staffTags, 'u', 'span'];

export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

export const allowedSchemes: readonly string[] = ['https', 'http', 'mailto', 'tel'];

/** Options of `sanitize-html` that leave these tags with the allowed attributes and schemes, and nothing else. */
export function sanitiserOptions(tags: readonly string[]): IOptions {
  return {
    allowedTags: [...tags],
    allowedAttributes: Object.fromEntries(
      Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedSchemes: [...allowedSchemes],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
  };
}
