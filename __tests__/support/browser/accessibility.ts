import type { Page } from '@playwright/test';
import axe from 'axe-core';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * Axe violations of a page against WCAG 2.2 AA, or against the given rules only: one line per rule with the elements. Axe
 * stays in the page, since putting it there takes as long as a run. Frames are not entered: the site has none.
 */
export async function accessibilityProblems(page: Page, rules?: string[]): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (runOnly) => {
    if (!window.axe) throw new Error('The page was left while axe was put there');
    const found = await window.axe.run(document, { resultTypes: ['violations'], runOnly });
    return found.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, html }) => `${target.join(' ')} ${html}`),
    }));
  }, rules ?? wcag);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join(', ')}`);
}
