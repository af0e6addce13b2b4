import cn from '@locales/cn/personal-copy.json';
import en from '@locales/en/personal-copy.json';
import hk from '@locales/hk/personal-copy.json';
import { createLocaleTexts } from '../locale-texts';

/** The words of the copy of a customer’s data that they read. */
export const personalCopyTexts = createLocaleTexts({ en, hk, cn });
