import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half of what `axe.source` is, which goes through a pipe into each page that is judged. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Waits until the title of the page has come, which a soft navigation brings after its path, and nothing scrolls or moves. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => document.title !== '');
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const place = () =>
      `${scrollX} ${scrollY} ${document.documentElement.scrollHeight} ${document.getAnimations().filter(({ playState }) => playState === 'running').length}`;
    for (let before = '', still = 0; still < 3;) {
      const now = place();
      still = now === before ? still + 1 : 0;
      before = now;
      await frame();
    }
  });
}

/**
 * Axe violations of a page against WCAG 2.2 AA: one line per rule with the elements. Axe stays in the page,
 * since putting it there takes as long as a run. Frames are not entered: the site has none.
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await waitUntilStill(page);
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (runOnly) => {
    if (!window.axe) throw new Error('The page was left while axe was put there');
    const found = await window.axe.run(document, { resultTypes: ['violations'], runOnly });
    return found.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, html }) => `${target.join(' ')} ${html}`),
    }));
  }, wcag);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join(', ')}`);
}
