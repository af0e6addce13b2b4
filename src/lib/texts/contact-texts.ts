import cn from '@locales/cn/contact.json';
import en from '@locales/en/contact.json';
import hk from '@locales/hk/contact.json';
import { createLocaleTexts } from './locale-texts';
import { promiseValues } from './promise-texts';

/** The words of the contact form. */
export const contactTexts = createLocaleTexts({ en, hk, cn }, promiseValues);
