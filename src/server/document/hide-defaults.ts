const markerPattern = /\sdata-link-params="([\w ]+)"/;

/** Runs in the browser, in the head: marks a document whose address carries figures of its own. */
const marker = (params: string): string =>
  `(function(q){if("${params}".split(" ").some(function(n){return q.has(n)}))document.documentElement.setAttribute("data-linked","")})(new URLSearchParams(location.search))`;

/**
 * Keeps a tool's default figures from being painted where the address carries others. The cached document is the same for all, so it is for the
 * browser to find out before the first paint: `data-link-params` on the tool names the parameters, `global.css` hides it, and
 * `useLinkedReveal` shows it once it holds the linked figures. Without scripts the defaults show, at the latest after eight seconds.
 */
export function hideDefaults(html: string): string {
  const params = markerPattern.exec(html)?.[1];
  return params === undefined
    ? html
    : html.replace('</head>', () => `<script>${marker(params)}</script></head>`);
}
