import type { Page } from '@playwright/test';
import { expect } from './e2e';

/**
 * Whether React has taken the page over. The router replaces functions of the history in an effect: before, it would still
 * write the address of the document over any other.
 */
export const isAlive = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const link = document.querySelector('header a') ?? {};
    const isTaken = Object.keys(link).some((key) => key.startsWith('__reactProps$'));
    return isTaken && Object.hasOwn(window.history, 'replaceState');
  });

/** Points at a page, which content pages wait for, until it is hydrated. */
export async function wake(page: Page): Promise<void> {
  // A pointer that is there already would not move.
  for (const place of [200, 210]) await page.mouse.move(place, place, { steps: 2 });
  await expect.poll(() => isAlive(page)).toBe(true);
}
