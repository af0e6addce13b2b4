import type { RateChangeRequest, RestructureRequest } from '@/contracts/account/loan-desk';
import type { LoanDetail } from '@/contracts/account/account-loan';
import { promised } from '@/config/promises';
import { toCents } from '@/lib/loan/money';
import { yearlyCost } from '@/lib/loan/planning/offered-terms';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import { termsOf } from '../../application/offer/offer.model';
import type { AuditRepository } from '../../audit/audit.repository';
import { recordChange } from '../../audit/record-change';
import type { AcceptedOffers, FindAcceptedOffer } from '../accepted-offer';
import type { LoanAccount } from '../loan-account.model';
import { requireVersion } from '../desk/loan-version';
import type { LedgerRepositories, LoanLedger } from '../loan-ledger';
import type { LoanRecord } from '../loan.repository';
import type { LoanService } from '../loan.service';
import type { NotifyRateChanged, NoticeRepositories } from './rate-notice';
import { withRate } from './rate-change.model';
import { withNewPayments } from './restructure.model';
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
export interface ChangedTerms {
  detail: LoanDetail;
  comparison: RateComparison;
  cost: RateCost;
}

export type RateChanges = ReturnType<typeof createRateChanges>;

/** Other rates and payments of running loans, decided by staff; each is written to the audit log, and the customer is told. */
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

  type Version = { version?: number | undefined };

  /** Decides other terms in one transaction; `field` is blamed where the loan then costs too much. */
  const change = (
    { staff, loanNo, version, reason }: { staff: string; loanNo: string; reason: string } & Version,
    {
      field,
      decide,
    }: { field: string; decide: (account: LoanAccount, today: string) => LoanAccount },
  ): Promise<ChangedTerms> =>
    unitOfWork(async (tx) => {
      const before = requireFound(await loanLedger.lock(tx, loanNo));
      await requireVersion(tx.audit, before.account, { version, reference: null });
      const account = decide(before.account, loanLedger.today());
      const cost = costOfChange(account, await feeOf(tx, before));
      if (yearlyCost(cost) > promised('rateMax'))
        rejectField(field, 'costsTooMuch', `${yearlyCost(cost)}%`);
      await loanLedger.save(tx, before.account, account);
      const entry = requireFound(account.entries.at(-1) ?? null);
      const { seq, kind, on, reference, terms } = entry;
      await recordChange(tx.audit, {
        at: now(),
        staff,
        target: `loan:${loanNo}`,
        before: { action: kind, reason },
        after: [{ seq, kind, on, reference, terms }],
      });
      const record = { ...before, account };
      const comparison = compareRates(account, entry);
      await notify(tx, record, comparison);
      return { detail: loans.detail(record), comparison, cost };
    });

  return {
    /** Has another rate count from a day on. Throws `not_found`, `changed_meanwhile`, and `validation_failed` for a day that is too early or too late, and for a rate by which the loan costs more than the law or the lender allows. */
    changeRate: (
      staff: string,
      loanNo: string,
      { version, reason, ...rate }: RateChangeRequest & Version,
    ): Promise<ChangedTerms> =>
      change(
        { staff, loanNo, version, reason },
        { field: 'annualRate', decide: (account, today) => withRate(account, rate, today) },
      ),

    /** Has other payments count from a day on, in number, size or both, and with `sharesArrears` has them take over what is due. Throws as `changeRate` does, and for a payment that repays nothing. */
    restructure: (
      staff: string,
      loanNo: string,
      { version, reason, payment, ...payments }: RestructureRequest & Version,
    ): Promise<ChangedTerms> =>
      change(
        { staff, loanNo, version, reason },
        {
          field: 'months',
          decide: (account, today) =>
            withNewPayments(
              account,
              {
                ...payments,
                ...(payment === undefined ? {} : { paymentCents: toCents(payment) }),
              },
              today,
            ),
        },
      ),
  };
}
