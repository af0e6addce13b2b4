import cn from '@locales/cn/calculation.json';
import en from '@locales/en/calculation.json';
import hk from '@locales/hk/calculation.json';
import { createLocaleTexts } from './locale-texts';

/** The words of a calculation that is sent as a file. */
export const calculationTexts = createLocaleTexts({ en, hk, cn });
