import type { TermsChange } from '../ledger.model';

const microsPerPercent = 1_000_000;

/** Percent a year as it is stored, × 1,000,000. */
export const toMicros = (annualRate: number): number => Math.round(annualRate * microsPerPercent);

/** Percent a year as it was stored. */
export const fromMicros = (micros: number): number => micros / microsPerPercent;

/** A change of terms in the columns of a booking; null in all of them where there is none. */
export interface TermsColumns {
  termsFrom: string | null;
  termsRateMicros: number | null;
  termsInstalmentCents: number | null;
  termsTenorMonths: number | null;
  termsShareArrears: boolean | null;
}

/** What is stored of a change of terms. */
export const toTermsColumns = (terms: TermsChange | undefined): TermsColumns => ({
  termsFrom: terms?.from ?? null,
  termsRateMicros: terms ? toMicros(terms.annualRate) : null,
  termsInstalmentCents: terms?.instalmentCents ?? null,
  termsTenorMonths: terms?.tenorMonths ?? null,
  termsShareArrears: terms?.sharesArrears ?? null,
});

/** The change of terms that a booking decided, if any. */
export const termsOfColumns = ({
  termsFrom: from,
  termsRateMicros: micros,
  termsInstalmentCents: instalmentCents,
  termsTenorMonths: tenorMonths,
  termsShareArrears: sharesArrears,
}: TermsColumns): { terms?: TermsChange } =>
  from === null || micros === null || instalmentCents === null
    ? {}
    : {
        terms: {
          from,
          annualRate: fromMicros(micros),
          instalmentCents,
          ...(tenorMonths === null ? {} : { tenorMonths }),
          ...(sharesArrears === null ? {} : { sharesArrears }),
        },
      };
