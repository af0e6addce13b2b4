import cn from '@locales/cn/errors.json';
import en from '@locales/en/errors.json';
import hk from '@locales/hk/errors.json';
import { createLocaleTexts } from './locale-texts';
import { promiseValues } from './promise-texts';

/** What an answer of the API says of a call that failed. */
export const errorTexts = createLocaleTexts({ en, hk, cn }, promiseValues);
