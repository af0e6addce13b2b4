import cn from '@locales/cn/evaluation-answer.json';
import en from '@locales/en/evaluation-answer.json';
import hk from '@locales/hk/evaluation-answer.json';
import { createLocaleTexts } from './locale-texts';
import { promiseValues } from './promise-texts';

/** The words below a value, and of its PDF. */
export const evaluationAnswerTexts = createLocaleTexts({ en, hk, cn }, promiseValues);
