import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { classesOf, usedStyles, withoutUnreadProperties } from './used-styles';

const builtPrefix = '/_next/static/';
const linkPattern =
  /<link\b(?=[^>]*\srel="stylesheet")[^>]*\shref="(\/_next\/static\/[\w./-]+\.css)"[^>]*>/g;

// Next preloads the style sheets of its error pages; the client still loads them after hydration.
const preloadPattern =
  /<link\b(?=[^>]*\srel="preload")(?=[^>]*\sas="style")[^>]*\shref="\/_next\/static\/[^>]*>/g;

/** The styles that Emotion writes for the components of MUI. */
const widgetPattern = /<style data-emotion="[^>]*>[\s\S]*?<\/style>/g;

const sourceMapPattern = /\s*\/\*# sourceMappingURL=[^*]*\*\/\s*/g;

export type StyleSheetReader = (href: string) => string | undefined;

/** The style sheets of the build, each read once; `undefined` for one that is not there. */
export function builtStyleSheets(root: string): StyleSheetReader {
  const cachedSheets = new Map<string, string | undefined>();
  return (href) => {
    if (!cachedSheets.has(href)) {
      const file = join(root, '.next', 'static', posix.normalize(href.slice(builtPrefix.length)));
      cachedSheets.set(
        href,
        existsSync(file) ? withAbsoluteAddresses(readFileSync(file, 'utf8'), href) : undefined,
      );
    }
    return cachedSheets.get(href);
  };
}

/** Rewrites relative `url()` references: in an inline style they would resolve against the page's URL instead of the style sheet's. */
export function withAbsoluteAddresses(css: string, href: string): string {
  return css.replace(
    /url\((["']?)(?!["']?(?:\/|data:|#|https:))([^"')]+)\1\)/g,
    (_match, quote: string, address: string) =>
      `url(${quote}${posix.join(posix.dirname(href), address)}${quote})`,
  );
}

/**
 * Inlines the style sheets linked in the head, so that the first paint waits for no further request: whole, or where `isPart` what the elements
 * of the document need. The links stay, disabled: they load nothing until the page is hydrated (`src/server/early`), which a whole sheet does not
 * need, and the client, which looks them up by href, adds none of its own. Those of MUI come before all others, where Emotion puts them in the
 * browser, so that the site's own have the last word.
 */
export function inlineStyleSheets(
  html: string,
  read: StyleSheetReader,
  { isPart = false }: { isPart?: boolean } = {},
): string {
  const headEnd = html.indexOf('</head>');
  if (headEnd === -1) return html;
  const classes = isPart ? classesOf(html) : undefined;
  let styles = '';
  let start: number | undefined;
  const widgetStyles: string[] = [];
  const head = html
    .slice(0, headEnd)
    .replace(widgetPattern, (style) => {
      widgetStyles.push(style);
      return '';
    })
    .replace(preloadPattern, '')
    .replace(linkPattern, (link, href: string, offset: number) => {
      const css = read(href);
      if (css === undefined || css.includes('</')) return link;
      start ??= offset;
      const whole = css.replace(sourceMapPattern, '');
      styles += classes ? usedStyles(whole, classes) : whole;
      return link.replace(/\/?>$/, ' disabled=""/>');
    });
  if (start === undefined) return html;
  if (isPart) styles = withoutUnreadProperties(styles, html);
  const before = `${head.slice(0, start)}${widgetStyles.join('')}`;
  return `${before}<style>${styles}</style>${head.slice(start)}${html.slice(headEnd)}`;
}
