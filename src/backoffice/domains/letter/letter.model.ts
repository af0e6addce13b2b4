import { z } from 'zod';
import { loanProducts, repaymentKinds } from '@/contracts/account/account-choices';
import { settlementQuoteSchema } from '@/contracts/account/account-loan';
import { interestYearSchema } from '@/contracts/account/account-statement';
import { letterKinds } from '@/contracts/letter/letter-choices';
import type { DataCipher } from '@/backoffice/common/data-cipher';

/** Letters, and what is issued as they are but has a list of its own. */
export const issuedKinds = [...letterKinds, 'interest-certificate'] as const;
export type IssuedKind = (typeof issuedKinds)[number];

const money = z.number();
const day = z.string();

/** What each kind of letter says; money in HK$, rates in percent a year, days as YYYY-MM-DD. */
const factsSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('loan-booked'),
    repayment: z.enum(repaymentKinds),
    /** What was lent, of a revolving loan its limit. */
    amount: money,
    annualRate: z.number(),
    tenorMonths: z.number(),
    startsOn: day,
    firstPaymentOn: day,
    endsOn: day,
    /** Null for a revolving loan, as is `totalInterest`. */
    instalment: money.nullable(),
    totalInterest: money.nullable(),
  }),
  z.object({
    kind: z.literal('settlement-figure'),
    ...settlementQuoteSchema.omit({ loanNo: true }).shape,
  }),
  z.object({
    kind: z.literal('loan-settled'),
    settledOn: day,
    principalPaid: money,
    interestPaid: money,
  }),
  z.object({
    kind: z.literal('mortgage-released'),
    reference: z.string(),
    releasedOn: day,
    solicitor: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('holiday-granted'),
    reference: z.string(),
    grantedOn: day,
    from: day,
    months: z.number(),
    resumesOn: day,
    endsOn: day,
    /** Among how many payments the interest of the holiday is shared. */
    parts: z.number(),
  }),
  z.object({
    kind: z.literal('limit-granted'),
    reference: z.string(),
    grantedOn: day,
    limit: money,
  }),
  z.object({
    kind: z.literal('rate-changed'),
    from: day,
    rateBefore: z.number(),
    annualRate: z.number(),
    /** Null for a revolving loan, as are the amounts. */
    paymentOn: day.nullable(),
    paymentBefore: money.nullable(),
    payment: money.nullable(),
    interestLeft: money.nullable(),
    endsOn: day,
  }),
  z.object({
    kind: z.literal('restructured'),
    from: day,
    annualRate: z.number(),
    paymentOn: day,
    /** Null where the loan would have ended before. */
    paymentBefore: money.nullable(),
    payment: money,
    lastPayment: money,
    paymentsLeft: z.number(),
    /** What was due and later payments share; null where nothing was. */
    shared: money.nullable(),
    interestLeft: money,
    endsBefore: day,
    endsOn: day,
  }),
  z.object({ kind: z.literal('interest-certificate'), ...interestYearSchema.shape }),
]) satisfies z.ZodType<{ kind: IssuedKind }>;
export type LetterFacts = z.infer<typeof factsSchema>;

/** Everything that a letter says of the customer and the loan; the words around it are those of the day it is printed. */
const issuedLetterSchema = z.object({
  issuedOn: day,
  customer: z.object({ name: z.string().nullable(), address: z.string().nullable() }),
  loan: z.object({
    loanNo: z.string(),
    product: z.enum(loanProducts).nullable(),
    property: z.string().nullable(),
  }),
  facts: factsSchema,
});
export type IssuedLetter = z.infer<typeof issuedLetterSchema>;

/** A certificate of the interest of one year of assessment, as it was issued. */
export type IssuedCertificate = IssuedLetter & {
  facts: Extract<LetterFacts, { kind: 'interest-certificate' }>;
};

/** Whether what was issued is a certificate. */
export const isCertificate = (letter: IssuedLetter): letter is IssuedCertificate =>
  letter.facts.kind === 'interest-certificate';

/** Under what a letter is stored. */
export const letterId = (loanNo: string, name: string): string => `${loanNo}/${name}`;

/** What an encrypted letter is bound to. */
export const letterContext = (id: string): string => `servicing/letter/${id}`;

export interface LetterEncryption {
  /** Ciphertext that only the row of this letter can hold. */
  encrypt: (id: string, letter: IssuedLetter) => string;
  /** Throws for a ciphertext of another letter, and for one that was changed. */
  decrypt: (id: string, ciphertext: string) => IssuedLetter;
}

/** Encryption of letters under the keys of `cipher`. */
export function createLetterEncryption(cipher: DataCipher): LetterEncryption {
  return {
    encrypt: (id, letter) => cipher.encrypt(JSON.stringify(letter), letterContext(id)),
    decrypt: (id, ciphertext) =>
      issuedLetterSchema.parse(JSON.parse(cipher.decrypt(ciphertext, letterContext(id)))),
  };
}
