import { resolvePage } from '@/config/page-lookup';
import { applyStepPaths, flowPaths } from '@/config/paths';

const flows: ReadonlySet<string> = new Set([...Object.values(flowPaths), ...applyStepPaths]);

/** Whether a path without language can be that of a page; of a family, such as estates or landing pages, any member counts. */
export const isKnownPath = (path: string): boolean =>
  flows.has(path) || resolvePage(path) !== undefined;
