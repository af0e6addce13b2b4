import cn from '@locales/cn/offer.json';
import en from '@locales/en/offer.json';
import hk from '@locales/hk/offer.json';
import { createLocaleTexts } from '../locale-texts';
import { promiseValues } from '../promise-texts';

/** The words of an offer as PDF. */
export const offerTexts = createLocaleTexts({ en, hk, cn }, promiseValues);
