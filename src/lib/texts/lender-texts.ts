import cn from '@locales/cn/lender.json';
import en from '@locales/en/lender.json';
import hk from '@locales/hk/lender.json';
import { createLocaleTexts } from './locale-texts';

/** How the lender's licence number and complaint hotline are introduced. */
export const lenderTexts = createLocaleTexts({ en, hk, cn });
