import type { ChecklistItem } from '@/contracts/document/document';
import type { Translate } from './text-keys';

/** The label of an item of the document checklist, with the period that the document must cover. */
export function documentSlotLabel(
  { slot, months }: Pick<ChecklistItem, 'slot' | 'months'>,
  t: Translate<'document'>,
): string {
  const name = t(`slot.${slot}`);
  return months === null ? name : t('slotMonths', { name, months });
}
