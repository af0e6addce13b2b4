import { reportEarlyPageView, whenShown } from '@/lib/analytics/page-view';
import { keepFoldsOpen } from '@/lib/document/folds';
import { watchMenus } from '@/lib/document/menus';
import { sessionHintKey } from '@/lib/session/session-hint';
import { reportEarlyVitals } from './early-vitals';
import { holdEntries } from './hold-entries';
import { loadStyleSheets, startScripts } from './start-scripts';
import { isStored } from './stored';
import { whenLetAlone, whenPainted, whenWanted } from './wait-for';

/** What the server writes into the tag of the script. */
export interface EarlyPageSettings {
  /** The page is hydrated when somebody wants something of it, not before; names the build. */
  waits?: string | undefined;
  /** Address of what the page is hydrated with, where it does not stand in the document. */
  data?: string | undefined;
  /** Address of the script that the estimate answers with until the page is hydrated. */
  estimateScript?: string | undefined;
}

/** What else runs of a page that visitors work with (`tool-page.ts`). */
export interface EarlyTool {
  isWantedAtOnce: () => boolean;
  /** Fetches what the page is hydrated with, whose data may stand in a file of their own. */
  fetchAhead: (data: string | undefined) => void;
  /** Holds keys that only a hydrated page knows; `start` is called with each. */
  holdKeys: (start: () => void) => void;
}

function loadScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src }));
}

/** All that runs of a page before it is hydrated (docs/adr/0014-scripts-after-the-first-paint.md, docs/adr/0088-hydration-on-intent.md). */
export function startEarlyPage(
  { waits, data, estimateScript }: EarlyPageSettings,
  tool?: EarlyTool,
): void {
  let isStarted = false;
  let endVitals: (() => void) | undefined;
  function start(): void {
    if (isStarted) return;
    isStarted = true;
    endVitals?.();
    if (waits !== undefined) loadStyleSheets();
    startScripts(data, () => {
      isStarted = false;
      whenWanted(start);
    });
  }
  holdEntries(start);
  window.endEarlyMenus = watchMenus();
  keepFoldsOpen();
  tool?.holdKeys(start);
  whenShown(() => {
    // The header shows a name, or a part of the page is pointed at.
    const isWanted =
      window.location.hash !== '' || isStored(sessionHintKey) || tool?.isWantedAtOnce();
    if (waits === undefined || isWanted) return whenPainted(start);
    reportEarlyPageView();
    // Programs that drive a browser are no visitors.
    if (!navigator.webdriver) endVitals = reportEarlyVitals(waits);
    if (tool) whenPainted(() => tool.fetchAhead(data));
    // Before the others, which are larger.
    if (estimateScript !== undefined) whenWanted(() => loadScript(estimateScript));
    whenWanted(start);
    whenLetAlone(start);
  });
}
