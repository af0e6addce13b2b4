import { z } from 'zod';
import { bankAccountFields } from '../limits/bank-account-limits';
import { textLimits } from '../limits/limits';
import { oneLine } from '../limits/text-fields';

/** A bank account in Hong Kong as somebody names it. */
export const bankAccountInput = {
  bankCode: z.string().regex(bankAccountFields.bankCode.pattern),
  accountNumber: z
    .string()
    .trim()
    .regex(bankAccountFields.accountNumber.pattern, 'wrongAccountNumber'),
  holder: oneLine(textLimits.personName).min(1),
};
