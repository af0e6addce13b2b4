import type { TranslationProps } from '@/i18n/translation-props';

/** What every screen of the desk gets. */
export interface DeskScreenProps extends TranslationProps<'desk'> {
  /** The thing that the address names, as in `/desk/staff/7`; null for a list. */
  id: string | null;
  /** The rest of the address. */
  query: URLSearchParams;
}
