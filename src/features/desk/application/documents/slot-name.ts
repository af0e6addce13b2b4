import type { DeskApplication } from '@/contracts/application/application-desk';
import type { DocumentSlot } from '@/contracts/document/document-choices';
import type { Translate } from '@/i18n/text-keys';

/** What an item of the list of an application is called; one that staff asked for has the name they gave it. */
export function slotName(
  slot: DocumentSlot,
  { documentRequests }: Pick<DeskApplication, 'documentRequests'>,
  t: Translate<'document'>,
): string {
  const asked = documentRequests.find((one) => one.slot === slot);
  if (!asked) return t(`slot.${slot}`);
  return asked.kind === 'other'
    ? asked.name
    : t('slotAsked', { kind: t(`slot.${asked.kind}`), name: asked.name });
}
