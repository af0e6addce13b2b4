import type { SolutionRule } from '@/contracts/product-finder';
import type { Product } from '@/contracts/site/site';
import { products as delivered } from '@/copy/collections/products';
import { noShareRule, shareRule, shareRuleId } from '@/copy/shared/limit-rules';

/** The rules of the finder, those that state a highest share of the value by what was set for the products since they were delivered. */
export function rulesWithin(
  rules: readonly SolutionRule[],
  products: readonly Product[],
): SolutionRule[] {
  const changed = products.filter(({ key, ltvMax }) =>
    delivered.some((product) => product.key === key && product.ltvMax !== ltvMax),
  );
  if (changed.length === 0) return [...rules];
  const ids = changed.map(({ key }) => shareRuleId(key));
  const noShare = noShareRule(products);
  return [
    ...rules
      .filter(({ _id }) => !ids.includes(_id))
      .map((rule) => (rule._id === noShare._id ? noShare : rule)),
    ...changed.flatMap((product) => shareRule(product) ?? []),
  ];
}
