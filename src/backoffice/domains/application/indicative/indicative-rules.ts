import type { SiteRepository } from '@/backoffice/domains/site/site.repository';

/** The rule table of indicative results, as staff keep it among the content. */
export async function readIndicativeRules(site: Pick<SiteRepository, 'listEntries'>) {
  const rules = await site.listEntries('indicative-rules');
  const checks = await site.listEntries('indicative-checks');
  return { rules: rules.map(({ entry }) => entry), checks: checks.map(({ entry }) => entry) };
}
