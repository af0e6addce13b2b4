import type { Locale } from '@/contracts/locale';

/** What stands between two sentences: Chinese full stops, question marks and colons bring their own room. */
export const sentenceGap = (locale: Locale): '' | ' ' => (locale === 'en' ? ' ' : '');
