import { createAction } from '@reduxjs/toolkit';
import type { Locale } from '@/contracts/locale';

/** The customer goes to the documents of this application. */
export const documentsOpened = createAction<{ locale: Locale; applicationNumber: string }>(
  'account/documentsOpened',
);
