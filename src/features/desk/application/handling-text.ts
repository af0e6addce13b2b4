import type { DeskApplication } from '@/contracts/application/application-desk';
import type { Translate } from '@/i18n/text-keys';

/** What a member of staff did with an application besides moving it on. */
export function handlingText(
  { kind, assignee, correction }: DeskApplication['handling'][number],
  { t, tForm }: { t: Translate<'desk'>; tForm: Translate<'application' | 'application-form'> },
): string {
  if (kind === 'note') return t('handling.noted');
  if (correction)
    return t('handling.corrected', { section: tForm(`section.${correction.section}`) });
  return assignee === null ? t('handling.givenBack') : t('handling.given', { assignee });
}
