import type { LenderInfo } from '../lender-info';
import type { TranslationProps } from '@/i18n/translation-props';

/** Props of every account screen. */
export interface ScreenProps extends TranslationProps<'account' | 'account-screen'> {
  lender: LenderInfo;
}
