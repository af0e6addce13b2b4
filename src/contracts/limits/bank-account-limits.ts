// No zod here: forms of the browser read these values, too.

/** Digits of an account number in Hong Kong: those of the branch first, at least and at most so many with it. */
export const accountDigits = { branch: 3, min: 9, max: 15 } as const;
const { branch, min, max } = accountDigits;
const accountGroups = `\\d{${branch}}[ -]{1,3}(?:\\d[ -]{0,3}){${min - branch - 1},${max - branch - 1}}\\d`;

/** As typed. The clearing code of a bank in Hong Kong has three digits; groups of an account number begin with that of the branch. */
export const bankAccountFields = {
  bankCode: { maxLength: 3, pattern: /^\d{3}$/ },
  accountNumber: {
    maxLength: 51,
    pattern: new RegExp(`^(?:\\d{${min},${max}}|${accountGroups})$`),
  },
} as const;
