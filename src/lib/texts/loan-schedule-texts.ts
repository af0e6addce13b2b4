import cn from '@locales/cn/loan-schedule.json';
import en from '@locales/en/loan-schedule.json';
import hk from '@locales/hk/loan-schedule.json';
import { createLocaleTexts } from './locale-texts';

/** The words of a calculation that is sent as a file. */
export const loanScheduleTexts = createLocaleTexts({ en, hk, cn });
