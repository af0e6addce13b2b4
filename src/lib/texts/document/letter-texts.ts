import cn from '@locales/cn/letter.json';
import en from '@locales/en/letter.json';
import hk from '@locales/hk/letter.json';
import { createLocaleTexts } from '../locale-texts';
import { promiseValues } from '../promise-texts';

/** The words of letters about loans as PDF. */
export const letterTexts = createLocaleTexts({ en, hk, cn }, promiseValues);
