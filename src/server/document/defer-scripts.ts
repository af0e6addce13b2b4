import { estimateScriptPath } from '../early/estimate-script-path';
import { deferredScriptType } from '../early/start-scripts';

const scriptPattern =
  /<script src="(\/_next\/static\/[^"]+\.js)"(?=[^>]* async="")(?![^>]* type=)([^>]*)>/g;
const preloadPattern =
  /<link rel="preload"(?=[^>]* as="script")(?=[^>]* href="\/_next\/static\/)[^>]*>/g;

/** What fetches nothing until somebody wants something of it, and what visitors work with, whose scripts are fetched as soon as it is seen. */
export type PageWait = 'content' | 'tool';

export interface DeferOptions {
  /** The built code of `src/server/early`, which starts the scripts. */
  starter: string;
  /** They wait until somebody wants something of the page, not only for the first paint. */
  waits: PageWait | undefined;
  /** Names the build in what a page reports that is left before it is hydrated. */
  release: string;
  /** Address of what the page is hydrated with, where it does not stand in the document. */
  dataAddress?: string | undefined;
}

/**
 * Defers the scripts of a finished page, so that neither network nor CPU is busy with them while nothing is visible yet. The tags stay in
 * place with a type that is not executed and are replaced by runnable scripts afterwards.
 */
export function deferScripts(
  html: string,
  { starter, waits, release, dataAddress }: DeferOptions,
): string {
  const bodyEnd = html.lastIndexOf('</body>');
  if (bodyEnd === -1) return html;
  let count = 0;
  const body = html
    .slice(0, bodyEnd)
    .replace(preloadPattern, '')
    .replace(scriptPattern, (_tag, source: string, rest: string) => {
      count += 1;
      return `<script src="${source}" type="${deferredScriptType}"${rest}>`;
    });
  if (count === 0) return html;
  const settings = {
    waits: waits && release,
    data: dataAddress,
    'estimate-script':
      waits && body.includes(' data-estimate="') ? estimateScriptPath(release) : undefined,
  };
  const attributes = Object.entries(settings).map(([name, value]) =>
    value === undefined ? '' : ` data-${name}="${value}"`,
  );
  return `${body}<script${attributes.join('')}>${starter}</script>${html.slice(bodyEnd)}`;
}
