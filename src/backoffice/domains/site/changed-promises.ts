import { promised, type PromiseName } from '@/config/promises';
import type { CommonConfig, Product } from '@/contracts/site/site';
import { keysOf } from '@/contracts/typed-record';

/** Figures of the promises register that a product sets. */
const productPromises = {
  homeLtv: (products: readonly Product[]) => products.find(({ key }) => key === 'first')?.ltvMax,
  rmbRate: (products: readonly Product[]) =>
    products.find(({ key }) => key === 'rmb')?.annualRateFrom,
} as const satisfies Partial<Record<PromiseName, unknown>>;

/** The promises that are other than this release has them, for the configuration of the site; none as delivered. */
export function changedPromisesOf(products: readonly Product[]): Pick<CommonConfig, 'promises'> {
  const changed = keysOf(productPromises).flatMap((name) => {
    const figure = productPromises[name](products) ?? promised(name);
    return figure === promised(name) ? [] : [[name, figure] as const];
  });
  return changed.length === 0 ? {} : { promises: Object.fromEntries(changed) };
}
