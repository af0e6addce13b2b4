import type { ChecklistItem } from '@/contracts/document/checklist-item';
import type { Translate } from './text-keys';

/** The label of an item of the document checklist, with the period that the document must cover and of how many people it is needed; of one that staff asked for, its name. */
export function documentSlotLabel(
  { slot, months, copies, asked }: Pick<ChecklistItem, 'slot' | 'months' | 'copies' | 'asked'>,
  t: Translate<'document'>,
): string {
  if (asked)
    return asked.kind === 'other'
      ? asked.name
      : t('slotAsked', { kind: t(`slot.${asked.kind}`), name: asked.name });
  const kind = t(`slot.${slot}`);
  const name = months === null ? kind : t('slotMonths', { name: kind, months });
  return copies === 1 ? name : t('slotCopies', { name, copies });
}
