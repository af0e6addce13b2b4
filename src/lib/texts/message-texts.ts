import cn from '@locales/cn/messages.json';
import en from '@locales/en/messages.json';
import hk from '@locales/hk/messages.json';
import { createLocaleTexts } from './locale-texts';
import { promiseValues } from './promise-texts';

/** What the site says by text message and mail. */
export const messageTexts = createLocaleTexts({ en, hk, cn }, promiseValues);
