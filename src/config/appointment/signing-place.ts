import type { Locale } from '@/contracts/locale';

/** Name and address of the solicitor’s office where borrowers sign, by language; null where staff have to say which one it is. */
export const signingPlace: Readonly<Record<Locale, string>> | null = null;
