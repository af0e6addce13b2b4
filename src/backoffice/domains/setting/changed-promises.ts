import { promises, promised } from '@/config/promises';
import type { Settings } from '@/contracts/setting/settings';
import type { CommonConfig, Product } from '@/contracts/site/site';
import { keysOf } from '@/contracts/typed-record';

/** The promises that are other than this release has them, for the configuration of the site; none as delivered. */
export function changedPromisesOf(
  products: readonly Product[],
  {
    answers,
    indications,
    reward,
    proofs,
    safety,
  }: Pick<Settings, 'answers' | 'indications' | 'reward' | 'proofs' | 'safety'>,
): Pick<CommonConfig, 'promises'> {
  const figures: Readonly<Record<string, number | null | undefined>> = {
    homeLtv: products.find(({ key }) => key === 'first')?.ltvMax,
    rmbRate: products.find(({ key }) => key === 'rmb')?.annualRateFrom,
    payoutHold: safety.payoutHold,
    ...answers,
    ...indications,
    ...reward,
    ...proofs,
  };
  const changed = keysOf(promises).flatMap((name) => {
    const figure = figures[name] ?? promised(name);
    return figure === promised(name) ? [] : [[name, figure] as const];
  });
  return changed.length === 0 ? {} : { promises: Object.fromEntries(changed) };
}
