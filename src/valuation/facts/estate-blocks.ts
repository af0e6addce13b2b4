import { namedBlocks } from './blocks/named';
import { numberedBlocks } from './blocks/numbered';
import type { EstateId } from './estate-fact';
import type { LocalizedName } from './fact';

function numberedName(word: string, number: string): LocalizedName {
  const chinese = /^\d/.test(number) ? `第${number}座` : `${number}座`;
  return { en: `${word} ${number}`, hk: chinese, cn: chinese };
}

/**
 * Names of the blocks known of a built-in estate, in their order; empty where the sources do not tell them apart. A block that was
 * never sold in the period of the sales is missing, so a page must always offer to type another one.
 */
export function blockNamesOf(estate: EstateId): readonly LocalizedName[] {
  const named = namedBlocks[estate];
  if (named) {
    return named.map(([en, hk, cn, number]) =>
      number
        ? { en: `${en} (Block ${number})`, hk: `${hk}（${number}座）`, cn: `${cn}（${number}座）` }
        : { en, hk, cn },
    );
  }
  const numbered = numberedBlocks[estate];
  return numbered
    ? numbered.numbers.split(' ').map((number) => numberedName(numbered.word, number))
    : [];
}
