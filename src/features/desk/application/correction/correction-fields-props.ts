import type { ApplicationForm } from '@/contracts/application/application-form';
import type { SectionFrame } from '@/features/application/components/section-frame';
import type { TranslationProps } from '@/i18n/translation-props';

export interface CorrectionFieldsProps extends Pick<TranslationProps<'desk'>, 't'> {
  frame: SectionFrame;
  /** The answers as they are. */
  form: ApplicationForm;
  /** Whether the property was chosen from the lists of the valuation. */
  isFromList: boolean;
}
