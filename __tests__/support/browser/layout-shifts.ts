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

/** Adds up from before the first paint what moves without anybody's doing (https://web.dev/articles/cls, all of it in one window). */
export async function sumShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[];
      for (const { value, hadRecentInput } of shifts)
        if (!hadRecentInput)
          Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of what moved on the page that is open. */
export const shiftSum = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'shifted')));
