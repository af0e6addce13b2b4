import type { ChecklistItem } from '@/contracts/document/checklist-item';
import type { Translate } from './text-keys';

/** The label of an item of the document checklist, with the period that the document must cover and of how many people it is needed. */
export function documentSlotLabel(
  { slot, months, copies }: Pick<ChecklistItem, 'slot' | 'months' | 'copies'>,
  t: Translate<'document'>,
): string {
  const kind = t(`slot.${slot}`);
  const name = months === null ? kind : t('slotMonths', { name: kind, months });
  return copies === 1 ? name : t('slotCopies', { name, copies });
}
