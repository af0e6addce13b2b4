import cn from '@locales/cn/failure-page.json';
import en from '@locales/en/failure-page.json';
import hk from '@locales/hk/failure-page.json';
import { createLocaleTexts } from '../locale-texts';

/** What is shown in place of a page that cannot be shown. */
export const failurePageTexts = createLocaleTexts({ en, hk, cn });
