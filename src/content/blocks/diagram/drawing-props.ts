import type { Drawing, DrawingOf } from '@/contracts/content/diagram';
import type { Product } from '@/contracts/site/site';
import type { BlockContext } from '@/content/block-context';
import type { Translate } from '@/i18n/text-keys';
import { formatMoney } from '@/lib/format';

export interface DrawingProps<K extends Drawing['kind']> {
  drawing: DrawingOf<K>;
  product: Product;
  /** Words of the namespace `diagram`. */
  t: Translate<'diagram'>;
  context: BlockContext;
}

/** Amounts in a drawing, in whole dollars. */
export const money = (amount: number): string => formatMoney(amount);
