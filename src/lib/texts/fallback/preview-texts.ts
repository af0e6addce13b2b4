import cn from '@locales/cn/preview.json';
import en from '@locales/en/preview.json';
import hk from '@locales/hk/preview.json';
import { createLocaleTexts } from '../locale-texts';

/** What stands on pages that show a draft. */
export const previewTexts = createLocaleTexts({ en, hk, cn });
