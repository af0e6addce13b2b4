import type { Locale } from '@/contracts/locale';
import { formatMoney } from '@/lib/format';
import { fromCents } from '@/lib/loan/money';

interface StepUpTemplate {
  /** An operation of `stepUpOperation`. Its group is whole cents, or the last four digits of a number. */
  pattern: RegExp;
  isMoney: boolean;
  text: Readonly<Record<Locale, string>>;
}

const stepUpTemplates: readonly StepUpTemplate[] = [
  {
    pattern: /^withdrawal:[\w-]+:(\d{1,13}):[\w-]+$/,
    isMoney: true,
    text: {
      en: ' to withdraw {value} to your registered bank account',
      hk: '，用於提取 {value} 至已登記的銀行戶口',
      cn: '，用于提取 {value} 至已登记的银行账户',
    },
  },
  {
    pattern: /^credit-limit:[\w-]+:(\d{1,13})$/,
    isMoney: true,
    text: {
      en: ' to ask for a credit limit of {value}',
      hk: '，用於申請信貸限額 {value}',
      cn: '，用于申请信用额度 {value}',
    },
  },
  {
    pattern: /^bank-account:\d+:\d*?(\d{1,4})$/,
    isMoney: false,
    text: {
      en: ' to change your bank account to the one ending {value}',
      hk: '，用於更改銀行戶口至尾數 {value} 的戶口',
      cn: '，用于将银行账户更改为尾号 {value} 的账户',
    },
  },
  {
    pattern: /^phone:\d*?(\d{1,4})$/,
    isMoney: false,
    text: {
      en: ' to change your phone number to the one ending {value}',
      hk: '，用於更改電話號碼至尾數 {value} 的號碼',
      cn: '，用于将手机号码更改为尾号 {value} 的号码',
    },
  },
  {
    pattern: /^confirm-phone:[\w-]+()$/,
    isMoney: false,
    text: {
      en: ' to confirm your new phone number',
      hk: '，用於確認你的新電話號碼',
      cn: '，用于确认您的新手机号码',
    },
  },
];

/**
 * What a step-up code is good for, for its text message, so that nobody confirms another amount or account than they meant; empty for an operation
 * that is none of ours. Anybody may ask for a code: only amounts and last digits are repeated, never words.
 */
export function stepUpText(operation: string, locale: Locale): string {
  for (const { pattern, isMoney, text } of stepUpTemplates) {
    const value = pattern.exec(operation)?.[1];
    if (value !== undefined)
      return text[locale].replace('{value}', () =>
        isMoney ? formatMoney(fromCents(Number(value)), { withCents: true }) : value,
      );
  }
  return '';
}
