import { pages, type RegistryRow } from '@/config/pages';
import { locales } from '@/contracts/locale';

/** Where browsers read which pages they may prepare (https://html.spec.whatwg.org/multipage/speculative-loading.html). */
export const speculationRulesPath = '/speculation-rules.json';

/** Names the rules; inline ones would need an exception in the policy of scripts. */
export const speculationRulesHeader = {
  'speculation-rules': `"${speculationRulesPath}"`,
} as const;

const mayBePrepared = (row: RegistryRow): row is RegistryRow & { path: string } =>
  row.path !== null && row.isIndexable && !('isTool' in row);

/** A URL pattern for a page in every language: `/:language(en|hk|cn)/online-property/:district`. */
const patternOf = ({ path }: { path: string }): string =>
  `/:language(${locales.join('|')})${path === '/' ? '' : path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/**
 * Rules by which a page is prepared that the visitor is about to open: pages to read, never a tool, a form, an account or the desk. What
 * opens in its place, in another window or in another language is left out.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: Object.values<RegistryRow>(pages).filter(mayBePrepared).map(patternOf) },
          {
            not: {
              selector_matches: ['[data-opens-here]', '[data-language]', '[target]', '[download]'],
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
