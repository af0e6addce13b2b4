import cn from '@locales/cn/offline.json';
import en from '@locales/en/offline.json';
import hk from '@locales/hk/offline.json';
import { createLocaleTexts } from '../locale-texts';

/** What pages say without a connection. */
export const offlineTexts = createLocaleTexts({ en, hk, cn });
