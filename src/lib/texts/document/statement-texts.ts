import cn from '@locales/cn/statement.json';
import en from '@locales/en/statement.json';
import hk from '@locales/hk/statement.json';
import { createLocaleTexts, type TextKey } from '../locale-texts';
import { promiseValues } from '../promise-texts';

export type StatementTextKey = TextKey<typeof en>;

/** The words of a monthly statement, as PDF and CSV. */
export const statementTexts = createLocaleTexts({ en, hk, cn }, promiseValues);
