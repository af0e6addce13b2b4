import type { RateChangeRequest } from '@/contracts/account/loan-desk';
import type { LoanDetail } from '@/contracts/account/account-loan';
import { promised } from '@/config/promises';
import { yearlyCost } from '@/lib/loan/planning/offered-terms';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import { termsOf } from '../../application/offer/offer.model';
import type { AuditRepository } from '../../audit/audit.repository';
import { recordChange } from '../../audit/record-change';
import type { AcceptedOffers, FindAcceptedOffer } from '../accepted-offer';
import { requireVersion } from '../desk/loan-version';
import type { LedgerRepositories, LoanLedger } from '../loan-ledger';
import type { LoanRecord } from '../loan.repository';
import type { LoanService } from '../loan.service';
import type { NotifyRateChanged, NoticeRepositories } from './rate-notice';
import { withRate } from './rate-change.model';
import { costOfChange, type RateCost } from './rate-cost.model';
import { compareRates, type RateComparison } from './rate-figures.model';

/** What a change of the rate reads and writes in one transaction. */
export interface RateChangeRepositories extends LedgerRepositories, NoticeRepositories {
  audit: AuditRepository;
  offer: AcceptedOffers;
}

export interface RateChangesOptions {
  unitOfWork: UnitOfWork<RateChangeRepositories>;
  loanLedger: Pick<LoanLedger, 'lock' | 'save' | 'today'>;
  loans: Pick<LoanService, 'detail'>;
  acceptedOffer: FindAcceptedOffer;
  notify: NotifyRateChanged;
  now: () => Date;
}

/** A loan on its new terms, with what they were, and what the loan then costs a year. */
export interface ChangedRate {
  detail: LoanDetail;
  comparison: RateComparison;
  cost: RateCost;
}

export type RateChanges = ReturnType<typeof createRateChanges>;

/** Other rates of running loans, decided by staff; each is written to the audit log, and the customer is told. */
export function createRateChanges({
  unitOfWork,
  loanLedger,
  loans,
  acceptedOffer,
  notify,
  now,
}: RateChangesOptions) {
  /** What came with the loan besides interest, in HK$; it is known of loans that were offered here. */
  async function feeOf(
    tx: RateChangeRepositories,
    { applicationNumber }: LoanRecord,
  ): Promise<number> {
    const offer = applicationNumber === null ? null : await acceptedOffer(tx, applicationNumber);
    return offer ? termsOf(offer).fee : 0;
  }

  return {
    /** Has another rate count from a day on. Throws `not_found`, `changed_meanwhile`, and `validation_failed` for a day that is too early or too late, and for a rate by which the loan costs more than the law or the lender allows. */
    changeRate: (
      staff: string,
      loanNo: string,
      { version, reason, ...rate }: RateChangeRequest & { version?: number | undefined },
    ): Promise<ChangedRate> =>
      unitOfWork(async (tx) => {
        const before = requireFound(await loanLedger.lock(tx, loanNo));
        await requireVersion(tx.audit, before.account, { version, reference: null });
        const account = withRate(before.account, rate, loanLedger.today());
        const cost = costOfChange(account, await feeOf(tx, before));
        if (yearlyCost(cost) > promised('rateMax'))
          rejectField('annualRate', 'costsTooMuch', `${yearlyCost(cost)}%`);
        await loanLedger.save(tx, before.account, account);
        const entry = requireFound(account.entries.at(-1) ?? null);
        const { seq, kind, on, reference, terms } = entry;
        await recordChange(tx.audit, {
          at: now(),
          staff,
          target: `loan:${loanNo}`,
          before: { action: 'rate-change', reason },
          after: [{ seq, kind, on, reference, terms }],
        });
        const record = { ...before, account };
        const comparison = compareRates(account, entry);
        await notify(tx, record, comparison);
        return { detail: loans.detail(record), comparison, cost };
      }),
  };
}
