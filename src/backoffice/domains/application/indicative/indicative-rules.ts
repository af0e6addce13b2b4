import { promised, promisedNow, type ChangedPromises, type PromiseName } from '@/config/promises';
import type { IndicativeCheck, IndicativeRule } from '@/contracts/application/indicative';
import type { Product } from '@/contracts/site/site';
import { productOf } from '@/copy/collections/products';
import { assessmentRules, proofChecks } from '@/copy/shared/assessment-rules';
import { fastPassLimitRules } from '@/copy/shared/limit-rules';
import type { SiteRepository } from '@/backoffice/domains/site/site.repository';

const limitsOf = ({ minAmount, maxAmount, minTenorMonths, maxTenorMonths, ltvMax }: Product) =>
  [minAmount, maxAmount, minTenorMonths, maxTenorMonths, ltvMax].join();

/** What is offered today: the product, and the promises that are other than in the release. */
export interface IndicativeOffer {
  fastPass: () => Product;
  promises: () => ChangedPromises | undefined;
}

const isChanged = (name: PromiseName, promises: ChangedPromises | undefined): boolean =>
  promisedNow(name, promises) !== promised(name);

/** Rules made anew: those of limits and those of measures that were set otherwise since they were delivered. */
function rulesSetAnew(
  product: Product,
  promises: ChangedPromises | undefined,
): readonly IndicativeRule[] {
  const limits =
    limitsOf(product) === limitsOf(productOf(product.key)) ? [] : fastPassLimitRules(product);
  const changed = assessmentRules((name) => promisedNow(name, promises)).filter(({ figures }) =>
    figures.some((name) => isChanged(name, promises)),
  );
  return [...limits, ...changed.map(({ rule }) => rule)];
}

/** The rules of indicative results, those that state a limit of the product or a measure by what was set for it since they were delivered. */
export function rulesWithin(
  rules: readonly IndicativeRule[],
  { product, promises }: { product: Product; promises?: ChangedPromises | undefined },
): IndicativeRule[] {
  const anew = rulesSetAnew(product, promises);
  return rules.map((rule) => anew.find(({ _id }) => _id === rule._id) ?? rule);
}

/** What turns a result into a verified one, by the months for which income is proved today. */
export function checksToday(
  checks: readonly IndicativeCheck[],
  promises: ChangedPromises | undefined,
): IndicativeCheck[] {
  const anew = proofChecks((name) => promisedNow(name, promises)).filter(({ figure }) =>
    isChanged(figure, promises),
  );
  return checks.map((one) => anew.find(({ check }) => check._id === one._id)?.check ?? one);
}

/** The rule table of indicative results, as staff keep it among the content, within the limits and measures of today. */
export async function readIndicativeRules(
  site: Pick<SiteRepository, 'listEntries'>,
  { fastPass, promises }: IndicativeOffer,
) {
  const rules = await site.listEntries('indicative-rules');
  const checks = await site.listEntries('indicative-checks');
  return {
    rules: rulesWithin(
      rules.map(({ entry }) => entry),
      { product: fastPass(), promises: promises() },
    ),
    checks: checksToday(
      checks.map(({ entry }) => entry),
      promises(),
    ),
  };
}
