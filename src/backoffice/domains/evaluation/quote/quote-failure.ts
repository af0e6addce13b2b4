import type { QuoteFailureCode } from '@/contracts/evaluation/evaluation';

/** Failures in which staff can value what the model cannot. */
const codesForStaff: ReadonlySet<QuoteFailureCode> = new Set([
  'closed',
  'carParkUnknown',
  'noLevels',
  'rangeTooWide',
  'villageHouse',
  'premiumUnpaid',
  'notAFlat',
]);

/** A reason why there is no quote, which the visitor is shown. */
export class QuoteFailure extends Error {
  override readonly name = 'QuoteFailure';
  readonly limit: string | number;
  readonly needsPerson: boolean;

  constructor(
    readonly code: QuoteFailureCode,
    {
      limit = '',
      needsPerson = codesForStaff.has(code),
    }: { limit?: string | number; needsPerson?: boolean } = {},
  ) {
    super(code);
    this.limit = limit;
    this.needsPerson = needsPerson;
  }
}
