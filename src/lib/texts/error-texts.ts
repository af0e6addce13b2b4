import cn from '@locales/cn/errors.json';
import en from '@locales/en/errors.json';
import hk from '@locales/hk/errors.json';
import { createLocaleTexts } from './locale-texts';
import { promiseValues } from './promise-texts';

/** What an answer of the API says of a call that failed. */
export const errorTexts = createLocaleTexts({ en, hk, cn }, promiseValues);

/** What can be wrong with a field: the keys of `field` in `errors.json`. */
export type FieldProblemKey = keyof typeof en.field;

/** Whether there is a text for a field problem of this name. */
export const isFieldProblemKey = (key: string): key is FieldProblemKey =>
  errorTexts.isKey(`field.${key}`);
