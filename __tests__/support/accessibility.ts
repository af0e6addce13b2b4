import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds wrong with a page by WCAG 2.2 AA, or by the given rules alone: a line for each rule, with where. */
export async function accessibilityProblems(page: Page, rules?: string[]): Promise<string[]> {
  // The legacy mode leaves out foreign frames, of which there are none, and a second page in which the results of frames are joined.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(wcag)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(', ')}`);
}
