import sanitizeHtml from 'sanitize-html';
import { allowedSchemes, allowedTags } from './html/allowed-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: { a: ['href'], th: ['scope', 'colspan'], td: ['colspan'] },
  allowedSchemes: [...allowedSchemes],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** HTML from staff or from a remote API, reduced to text markup: no scripts, styles, handlers or foreign schemes. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, options);
}
