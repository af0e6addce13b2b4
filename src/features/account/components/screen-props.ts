import type { TranslationProps } from '@/i18n/translation-props';
import type { LenderInfo } from '../lender-info';

/** Props of every account screen. */
export interface ScreenProps extends TranslationProps<'account' | 'account-screen'> {
  lender: LenderInfo;
}
