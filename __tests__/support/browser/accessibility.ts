import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Axe violations of a page against WCAG 2.2 AA, or against the given rules only: one line per rule with the elements. */
export async function accessibilityProblems(page: Page, rules?: string[]): Promise<string[]> {
  // Legacy mode skips cross-origin frames, of which there are none, and the extra page in which axe merges frame results.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(wcag)).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(', ')}`,
  );
}
