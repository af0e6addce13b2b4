import type { Locale } from '@/contracts/locale';
import { formatMoney } from '@/lib/format';
import { fromCents } from '@/lib/loan/money';
import { messageTexts } from '@/lib/texts/message-texts';

interface StepUpTemplate {
  /** An operation of `stepUpOperation`. Its group is whole cents, or the last four digits of a number. */
  pattern: RegExp;
  isMoney: boolean;
  purpose:
    | 'withdrawal'
    | 'credit-limit'
    | 'accept-offer'
    | 'bank-account'
    | 'autopay'
    | 'email'
    | 'phone'
    | 'confirm-phone'
    | 'add-passkey'
    | 'recover-passkeys';
}

const stepUpTemplates: readonly StepUpTemplate[] = [
  {
    pattern: /^withdrawal:[\w-]+:(\d{1,13}):[\w-]+$/,
    isMoney: true,
    purpose: 'withdrawal',
  },
  {
    pattern: /^credit-limit:[\w-]+:(\d{1,13})$/,
    isMoney: true,
    purpose: 'credit-limit',
  },
  {
    pattern: /^accept-offer:[\w-]+:(\d{1,13})$/,
    isMoney: true,
    purpose: 'accept-offer',
  },
  {
    pattern: /^bank-account:\d+:\d*?(\d{1,4})$/,
    isMoney: false,
    purpose: 'bank-account',
  },
  {
    pattern: /^autopay:[\w-]+:\d{1,13}:\d+:\d*?(\d{1,4})$/,
    isMoney: false,
    purpose: 'autopay',
  },
  {
    // Not the address: anybody may ask for a code with words in it.
    pattern: /^email:[\w.:-]+()$/,
    isMoney: false,
    purpose: 'email',
  },
  {
    pattern: /^phone:\d*?(\d{1,4})$/,
    isMoney: false,
    purpose: 'phone',
  },
  {
    pattern: /^confirm-phone:[\w-]+()$/,
    isMoney: false,
    purpose: 'confirm-phone',
  },
  {
    pattern: /^add-passkey()$/,
    isMoney: false,
    purpose: 'add-passkey',
  },
  {
    pattern: /^recover-passkeys()$/,
    isMoney: false,
    purpose: 'recover-passkeys',
  },
];

const withdrawalPattern = /^withdrawal:[\w-]+:\d{1,13}:([\w-]+)$/;

/** The id of the bank account that an operation withdraws to; null for any other operation. */
export const withdrawalAccountOf = (operation: string): string | null =>
  withdrawalPattern.exec(operation)?.[1] ?? null;

/**
 * What a step-up code is good for, for its text message, so that nobody confirms another amount or account than they meant; empty for an operation
 * that is none of ours. Anybody may ask for a code: only amounts and last digits are repeated, never words. `accountEnding`: the last four digits
 * of the customer's account, where a withdrawal goes to that one.
 */
export function stepUpText(
  operation: string,
  locale: Locale,
  accountEnding: string | null = null,
): string {
  const t = messageTexts.in(locale);
  for (const { pattern, isMoney, purpose } of stepUpTemplates) {
    const value = pattern.exec(operation)?.[1];
    if (value !== undefined)
      return t(
        `otp.stepUp.${accountEnding !== null && purpose === 'withdrawal' ? 'withdrawal-account' : purpose}`,
        {
          ending: accountEnding ?? '',
          value: isMoney ? formatMoney(fromCents(Number(value)), { withCents: true }) : value,
        },
      );
  }
  return '';
}
