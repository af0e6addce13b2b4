import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const builtPrefix = '/_next/static/';
const linkPattern = /<link\b(?=[^>]*\srel="stylesheet")[^>]*\shref="(\/_next\/static\/[\w./-]+\.css)"[^>]*>/g;

// Next asks early for the sheets of its error pages; the client still does when it has come to life.
const preloadPattern = /<link\b(?=[^>]*\srel="preload")(?=[^>]*\sas="style")[^>]*\shref="\/_next\/static\/[^>]*>/g;

export type StyleSheetReader = (href: string) => string | undefined;

/** The style sheets of the build, each read once; `undefined` for one that is not there. */
export function builtStyleSheets(root: string): StyleSheetReader {
  const known = new Map<string, string | undefined>();
  return (href) => {
    if (!known.has(href)) {
      const file = join(root, '.next', 'static', posix.normalize(href.slice(builtPrefix.length)));
      known.set(href, existsSync(file) ? withAbsoluteAddresses(readFileSync(file, 'utf8'), href) : undefined);
    }
    return known.get(href);
  };
}

/** Inside a document `url(../media/x)` would count from the page's address instead of the sheet's. */
export function withAbsoluteAddresses(css: string, href: string): string {
  return css.replace(/url\((["']?)(?!["']?(?:\/|data:|#|https:))([^"')]+)\1\)/g, (_match, quote: string, address: string) => `url(${quote}${posix.join(posix.dirname(href), address)}${quote})`);
}

/**
 * Puts the style sheets that the head links to into the document, so that the first paint waits for nothing else. The links stay,
 * disabled: nothing is loaded for them, and the client, which looks for them by their address, adds none of its own.
 */
export function inlineStyleSheets(html: string, read: StyleSheetReader): string {
  const headEnd = html.indexOf('</head>');
  if (headEnd === -1) return html;
  let styles = '';
  let start: number | undefined;
  const head = html.slice(0, headEnd).replace(preloadPattern, '').replace(linkPattern, (link, href: string, offset: number) => {
    const css = read(href);
    if (css === undefined || css.includes('</')) return link;
    start ??= offset;
    styles += css;
    return link.replace(/\/?>$/, ' disabled=""/>');
  });
  if (start === undefined) return html;
  return `${head.slice(0, start)}<style>${styles}</style>${head.slice(start)}${html.slice(headEnd)}`;
}
