import { promised } from '@/config/promises';
import type { DeskOffer, MakeOfferRequest } from '@/contracts/offer/offer-desk';
import type { LoanProduct } from '@/contracts/account/account-choices';
import type { Product } from '@/contracts/site/site';
import { offerLimits } from '@/contracts/offer/offer-choices';
import { formatPercent } from '@/lib/format';
import { hongKongDay, plusDays } from '@/lib/hong-kong-day';
import { LoanInputError } from '@/lib/loan/loan-input-error';
import { toCents } from '@/lib/loan/money';
import { costOf, yearlyCost } from '@/lib/loan/planning/offered-terms';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '@/backoffice/domains/audit/audit.repository';
import { recordChange } from '@/backoffice/domains/audit/record-change';
import type { OutboxRepository } from '@/backoffice/domains/outbox/outbox.repository';
import type { ApplicationFieldEncryption } from '../application-field-encryption';
import type { ApplicationRow } from '../application-row';
import type { ApplicationRepository } from '../application.repository';
import type { NotifyApplicant } from '../notify-applicant';
import type { OfferEncryption } from './offer-encryption';
import {
  offerableStates,
  offerBody,
  offerState,
  termsOf,
  toOffer,
  type OfferRow,
} from './offer.model';
import type { OfferRepository } from './offer.repository';

/** What staff's changes of an offer read and write in one transaction. */
export interface OfferDeskRepositories {
  application: ApplicationRepository;
  audit: AuditRepository;
  offer: OfferRepository;
  outbox: OutboxRepository;
}

export interface OfferDeskOptions {
  repositories: { application: ApplicationRepository; offer: OfferRepository };
  unitOfWork: UnitOfWork<OfferDeskRepositories>;
  notifyApplicant: NotifyApplicant;
  encryption: OfferEncryption;
  fieldEncryption: ApplicationFieldEncryption;
  now: () => Date;
  newOfferNumber: (year: string) => string;
  /** A product as it is offered today. */
  productOf: (key: Product['key']) => Product;
  /** Called after messages were stored. */
  onMessageEnqueued: () => void;
}

export type OfferDesk = ReturnType<typeof createOfferDesk>;

const productOfLoan: Readonly<Record<LoanProduct, Product['key']>> = {
  'first-mortgage': 'first',
  'second-mortgage': 'second',
  'revolving-loan': 'revolving',
  'bridging-loan': 'bridging',
  'rmb-loan': 'rmb',
  'debt-consolidation': 'debt-consolidation',
  'sme-loan': 'sme',
};

/** Refuses terms that cost more than the lender may charge, or advertises as the most for the product, or that the loan engine cannot calculate. */
function rejectCostly(body: MakeOfferRequest, product: Product): void {
  const terms = termsOf(body);
  if (terms.fee >= terms.amount) rejectField('fees', 'feeTooLarge');
  try {
    const cost = yearlyCost(costOf(terms));
    if (cost > promised('rateMax'))
      rejectField(terms.fee > 0 ? 'fees' : 'annualRate', 'costsTooMuch', `${cost}%`);
    if (cost > product.annualRateMax)
      rejectField(terms.fee > 0 ? 'fees' : 'annualRate', 'costsMoreThanSet', formatPercent(cost));
  } catch (error) {
    if (error instanceof LoanInputError) rejectField('annualRate', 'noRateFits');
    throw error;
  }
}

/** What staff offer on applications; every change is written to the audit log. */
export function createOfferDesk({
  repositories,
  unitOfWork,
  notifyApplicant,
  encryption,
  fieldEncryption,
  now,
  newOfferNumber,
  productOf,
  onMessageEnqueued,
}: OfferDeskOptions) {
  const toDeskOffer = (row: OfferRow, { state }: Pick<ApplicationRow, 'state'>): DeskOffer => ({
    ...toOffer(
      row,
      encryption.decrypt(row.number, row.body),
      offerState(row, { application: state, today: hongKongDay(now()) }),
    ),
    issuedBy: row.issuedBy,
    seenAt: row.seenAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  });

  return {
    /** The offers on an application, newest first. Throws `not_found`. */
    async list(applicationNumber: string): Promise<DeskOffer[]> {
      const application = requireFound(
        await repositories.application.findByNumber(applicationNumber),
      );
      const rows = await repositories.offer.list([applicationNumber]);
      return rows.map((row) => toDeskOffer(row, application));
    },

    /** Sends an offer in place of one that was not accepted, and approves the application where it is still assessed. Throws `not_found` or `validation_failed`. */
    async make(
      staff: string,
      { applicationNumber, input }: { applicationNumber: string; input: MakeOfferRequest },
    ): Promise<DeskOffer> {
      rejectCostly(input, productOf(productOfLoan[input.product]));
      const at = now();
      const today = hongKongDay(at);
      const lastDay = plusDays(today, offerLimits.openDays);
      if (input.expiresOn < today || input.expiresOn > lastDay)
        rejectField('expiresOn', 'outOfRange', `${today} – ${lastDay}`);
      const offer = await unitOfWork(async (tx): Promise<DeskOffer> => {
        const application = requireFound(await tx.application.lockByNumber(applicationNumber));
        if (!offerableStates.includes(application.state))
          rejectField('applicationNumber', 'applicationNotApproved');
        const { form } = application;
        const { property } = fieldEncryption.decryptForm(['application', applicationNumber], form);
        const number = newOfferNumber(today.slice(0, 4));
        const body = offerBody(input, {
          language: application.language,
          address: property?.address ?? null,
        });
        const row: OfferRow = {
          number,
          applicationNumber,
          amountCents: toCents(input.amount),
          body: encryption.encrypt(number, body),
          issuedAt: at,
          issuedBy: staff,
          expiresOn: input.expiresOn,
          seenAt: null,
          acceptedAt: null,
          withdrawnAt: null,
        };
        await tx.offer.markWithdrawn(applicationNumber, at);
        await tx.offer.create(row);
        const state = 'approved';
        await tx.application.update(applicationNumber, { state, changedAt: at });
        if (application.state !== state)
          await tx.application.addStep({
            number: applicationNumber,
            state,
            at,
            by: staff,
            note: `${number}: ${input.note}`,
            message: null,
          });
        await recordChange(tx.audit, {
          at,
          staff,
          target: `offer:${number}`,
          before: null,
          after: {
            applicationNumber,
            ...termsOf(input),
            expiresOn: input.expiresOn,
            note: input.note,
          },
        });
        const changed = { ...application, state } as const;
        await notifyApplicant(tx, { row: changed, at, offerUntil: row.expiresOn });
        return toDeskOffer(row, changed);
      });
      onMessageEnqueued();
      return offer;
    },

    /** Takes an offer back. Throws `not_found`, or `offer_closed` where it no longer stands open. */
    async withdraw(
      staff: string,
      { number, note }: { number: string; note: string },
    ): Promise<DeskOffer> {
      const { applicationNumber } = requireFound(await repositories.offer.findByNumber(number));
      return unitOfWork(async (tx): Promise<DeskOffer> => {
        const application = requireFound(await tx.application.lockByNumber(applicationNumber));
        const row = requireFound(await tx.offer.findByNumber(number));
        const at = now();
        const before = offerState(row, { application: application.state, today: hongKongDay(at) });
        if (before !== 'open') throw new ServiceError('offer_closed');
        await tx.offer.markWithdrawn(applicationNumber, at);
        await recordChange(tx.audit, {
          at,
          staff,
          target: `offer:${number}`,
          before: { state: before },
          after: { state: 'withdrawn', note },
        });
        return toDeskOffer({ ...row, withdrawnAt: at }, application);
      });
    },
  };
}
