import { createHash } from 'node:crypto';

const css = 'body{margin:0}';
/** The style element for scroll bars that Redoc 2.5.4 adds; a browser's console names the hash that another version needs. */
const redocStyleHash = 'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc=';
/** Redoc's other styles are added rule by rule to a style element that is empty in the document. */
const styleHashes = [hashOf(css), hashOf(''), redocStyleHash];

/** Redoc reads the description, styles itself at run time and searches in a worker that it makes of a blob. */
export const apiReferencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src ${styleHashes.map((hash) => `'${hash}'`).join(' ')}`,
  "img-src 'self' data:",
  "connect-src 'self'",
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page of the API reference: an element that Redoc's script fills with the description. */
export function apiReferenceHtml({
  title,
  descriptionUrl,
  scriptUrl,
}: {
  title: string;
  descriptionUrl: string;
  scriptUrl: string;
}): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${css}</style>
</head>
<body>
<redoc spec-url="${descriptionUrl}"></redoc>
<script src="${scriptUrl}"></script>
</body>
</html>
`;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
