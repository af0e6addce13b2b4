import cn from '@locales/cn/decline.json';
import en from '@locales/en/decline.json';
import hk from '@locales/hk/decline.json';
import { createLocaleTexts } from '../locale-texts';
import { promiseValues } from '../promise-texts';

/** Why an application was declined, in plain words, and the rest of the letter that says so. */
export const declineTexts = createLocaleTexts({ en, hk, cn }, promiseValues);
