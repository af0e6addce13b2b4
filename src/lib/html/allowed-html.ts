/** What may stand in HTML from staff or from an API: text markup only. */
export const allowedTags: readonly string[] = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'a',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'span',
];

export const allowedSchemes: readonly string[] = ['https', 'http', 'mailto', 'tel'];
