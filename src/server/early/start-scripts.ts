/** A script type that browsers neither fetch nor execute; `src/server/document/defer-scripts.ts` writes it. */
export const deferredScriptType = 'text/late-script';

/** The scripts of the page that were not run yet. */
export const deferredScripts = (): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>(`script[type="${deferredScriptType}"]`),
];

/** A script that is executed, unlike one whose type was changed. */
function runnable(deferred: HTMLScriptElement): HTMLScriptElement {
  const script = document.createElement('script');
  for (const { name, value } of deferred.attributes)
    if (name !== 'type') script.setAttribute(name, value);
  return script;
}

/** The browser may answer the visitor between the fetches of so long, in milliseconds; starting one takes up to ten of a phone. */
const sliceMs = 8;

function runInSlices(scripts: HTMLScriptElement[]): void {
  const until = performance.now() + sliceMs;
  while (performance.now() < until) {
    const deferred = scripts.shift();
    if (!deferred) return;
    deferred.replaceWith(runnable(deferred));
  }
  setTimeout(runInSlices, 0, scripts);
}

/** What stands in the document itself comes first: it must be complete when the files begin to read it. */
function run(): void {
  const scripts = deferredScripts();
  runInSlices([...scripts.filter(({ src }) => !src), ...scripts.filter(({ src }) => src)]);
}

/** Loads the style sheets of which the document holds only what its own elements need. */
export function loadStyleSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]'))
    link.disabled = false;
}

/**
 * Runs the deferred scripts in their places. Where what they hydrate the page with is a file of its own, it is fetched first and they
 * are fetched beside it; where that fails, `onFailure` may try again.
 */
export function startScripts(data: string | undefined, onFailure: () => void): void {
  if (data === undefined) return run();
  for (const { src } of deferredScripts()) {
    const preload = Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'script',
      href: src,
    });
    document.head.append(preload);
  }
  const script = Object.assign(document.createElement('script'), {
    src: data,
    onload: run,
    onerror: () => {
      script.remove();
      onFailure();
    },
  });
  document.head.append(script);
}
