import type { QuoteFailureCode } from '@/contracts/evaluation/evaluation';

/** Failures in which a member of staff can help where the machine cannot. */
const codesForStaff: ReadonlySet<QuoteFailureCode> = new Set([
  'closed',
  'carParkUnknown',
  'noLevels',
  'rangeTooWide',
]);

/** A reason why there is no quote that the person asking is told. */
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
