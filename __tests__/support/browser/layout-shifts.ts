import type { Page } from '@playwright/test';

/** Notes from before the first paint what of a part of each page changes its place after it was first shown. */
export async function watchShifts(page: Page, selector: string): Promise<void> {
  await page.addInitScript((part) => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & {
        sources: { node: Node | null }[];
      })[];
      for (const { node } of shifts.flatMap(({ sources }) => sources))
        if (node && document.querySelector(part)?.contains(node))
          moved.push(node.textContent ?? '');
    }).observe({ type: 'layout-shift', buffered: true });
  }, selector);
}

/** The texts of what moved on the page that is open. */
export const movedTexts = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'moved') as unknown);
