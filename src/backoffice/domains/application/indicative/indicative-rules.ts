import type { IndicativeRule } from '@/contracts/application/indicative';
import type { Product } from '@/contracts/site/site';
import { productOf } from '@/copy/collections/products';
import { fastPassLimitRules } from '@/copy/shared/limit-rules';
import type { SiteRepository } from '@/backoffice/domains/site/site.repository';

const limitsOf = ({ minAmount, maxAmount, minTenorMonths, maxTenorMonths, ltvMax }: Product) =>
  [minAmount, maxAmount, minTenorMonths, maxTenorMonths, ltvMax].join();

/** The rules of indicative results, those that state a limit of the product by what was set for it since they were delivered. */
export function rulesWithin(rules: readonly IndicativeRule[], product: Product): IndicativeRule[] {
  if (limitsOf(product) === limitsOf(productOf(product.key))) return [...rules];
  const limits = fastPassLimitRules(product);
  return rules.map((rule) => limits.find(({ _id }) => _id === rule._id) ?? rule);
}

/** The rule table of indicative results, as staff keep it among the content, within the limits of the product. */
export async function readIndicativeRules(
  site: Pick<SiteRepository, 'listEntries'>,
  product: Product,
) {
  const rules = await site.listEntries('indicative-rules');
  const checks = await site.listEntries('indicative-checks');
  return {
    rules: rulesWithin(
      rules.map(({ entry }) => entry),
      product,
    ),
    checks: checks.map(({ entry }) => entry),
  };
}
