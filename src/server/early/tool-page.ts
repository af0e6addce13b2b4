import { draftHintKey } from '@/lib/application/draft-hint';
import type { EarlyTool } from './early-page';
import { holdTabKeys } from './hold-tab-keys';
import { deferredScripts } from './start-scripts';
import { isStored } from './stored';

/** Whether the address carries something for the page, beside what says whence its visitor came. */
const hasOwnQuery = (): boolean =>
  [...new URLSearchParams(window.location.search).keys()].some(
    (name) => !/^(?:utm_\w+|source|\w*clid)$/.test(name),
  );

/** What runs before it is hydrated of a page that visitors work with, beside what runs of every page. */
export const toolPage: EarlyTool = {
  isWantedAtOnce: () => hasOwnQuery() || isStored(draftHintKey),
  /** After everything else; browsers keep it. */
  fetchAhead(data) {
    const scripts = deferredScripts().map(({ src }) => src);
    for (const address of data === undefined ? scripts : [data, ...scripts])
      fetch(address, { priority: 'low' })
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined);
  },
  holdKeys: holdTabKeys,
};
