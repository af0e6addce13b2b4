import cn from '@locales/cn/units.json';
import en from '@locales/en/units.json';
import hk from '@locales/hk/units.json';
import { createLocaleTexts } from './locale-texts';

/** The words of periods of time. */
export const unitTexts = createLocaleTexts({ en, hk, cn });
