import type { z } from 'zod';
import type { ApplicationState } from '@/contracts/application/application-choices';
import { offerSchema, type Offer } from '@/contracts/offer/offer';
import type { OfferState } from '@/contracts/offer/offer-choices';
import type { MakeOfferRequest } from '@/contracts/offer/offer-desk';
import type { Locale } from '@/contracts/locale';
import { costOf, type OfferedTerms } from '@/lib/loan/planning/offered-terms';
import { roundTo } from '@/lib/loan/money';

/** What was sent to the applicant. */
export const offerBodySchema = offerSchema.omit({
  offerNumber: true,
  applicationNumber: true,
  state: true,
  issuedAt: true,
  expiresOn: true,
  acceptedAt: true,
});
export type OfferBody = z.infer<typeof offerBodySchema>;

/** As stored; `body` is encrypted. */
export interface OfferRow {
  number: string;
  applicationNumber: string;
  amountCents: number;
  body: string;
  issuedAt: Date;
  issuedBy: string;
  /** YYYY-MM-DD, the last day in Hong Kong. */
  expiresOn: string;
  seenAt: Date | null;
  acceptedAt: Date | null;
  withdrawnAt: Date | null;
}

/** The states in which staff may offer: an offer during the assessment approves the application. */
export const offerableStates: readonly ApplicationState[] = ['in-assessment', 'approved'];

/** What became of an offer by `today`, seen with the state of its application. */
export function offerState(
  { acceptedAt, withdrawnAt, expiresOn }: OfferRow,
  { application, today }: { application: ApplicationState; today: string },
): OfferState {
  if (acceptedAt) return 'accepted';
  if (withdrawnAt || application !== 'approved') return 'withdrawn';
  return expiresOn < today ? 'expired' : 'open';
}

/** The terms in the shape of the loan engine; every fee counts. */
export function termsOf({
  kind,
  annualRate,
  tenorMonths,
  amount,
  fees,
}: Pick<OfferBody, 'kind' | 'annualRate' | 'tenorMonths' | 'amount' | 'fees'>): OfferedTerms {
  const feeCents = fees.reduce((sum, fee) => sum + Math.round(fee.amount * 100), 0);
  return { kind, annualRate, tenorMonths, amount, fee: feeCents / 100 };
}

const rateDecimals = 2;

/** What is sent for terms that staff typed: with payments, totals and yearly rates, rounded up to what may be printed. Throws `LoanInputError`. */
export function offerBody(
  { kind, product, amount, annualRate, tenorMonths, fees, conditions, property }: MakeOfferRequest,
  { language, address }: { language: Locale; address: string | null },
): OfferBody {
  const { apr, mloRate, ...payments } = costOf(
    termsOf({ kind, annualRate, tenorMonths, amount, fees }),
  );
  return {
    language,
    kind,
    product,
    amount,
    annualRate,
    tenorMonths,
    ...payments,
    apr: roundTo(apr, rateDecimals),
    mloRate: roundTo(mloRate, rateDecimals),
    fees,
    conditions,
    property: property ?? address,
  };
}

/** An offer as its applicant reads it. */
export function toOffer(row: OfferRow, body: OfferBody, state: OfferState): Offer {
  return {
    ...body,
    offerNumber: row.number,
    applicationNumber: row.applicationNumber,
    state,
    issuedAt: row.issuedAt.toISOString(),
    expiresOn: row.expiresOn,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
  };
}
