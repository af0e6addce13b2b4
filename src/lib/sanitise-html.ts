import sanitizeHtml from 'sanitize-html';
import { allowedTags, sanitiserOptions } from './html/allowed-html';

const options = sanitiserOptions(allowedTags);

/** HTML from staff or from a remote API, reduced to text markup: no scripts, styles, handlers or foreign schemes. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, options);
}
