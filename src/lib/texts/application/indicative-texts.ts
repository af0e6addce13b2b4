import cn from '@locales/cn/indicative.json';
import en from '@locales/en/indicative.json';
import hk from '@locales/hk/indicative.json';
import { createLocaleTexts } from '../locale-texts';
import { promiseValues } from '../promise-texts';

/** The words of an indicative result as PDF. */
export const indicativeTexts = createLocaleTexts({ en, hk, cn }, promiseValues);

export type ReadIndicativeText = ReturnType<(typeof indicativeTexts)['in']>;
