import { formatMoney } from '@/lib/format';
import { toCents } from '@/lib/loan/money';
import { requireFound } from '@/backoffice/common/require-found';
import type { Acts } from '@/backoffice/domains/approval/approval-inputs';
import { optionalFacts } from '@/backoffice/domains/approval/approval.model';
import type { ApplicationRepository } from '../application.repository';
import type { OfferDesk } from './offer-desk.service';
import type { OfferRepository } from './offer.repository';

export interface OfferActsOptions {
  /** Works in the transaction of the repositories. */
  desk: OfferDesk;
  repositories: { application: ApplicationRepository; offer: OfferRepository };
}

export type OfferActs = Pick<Acts, 'offer'>;

/** An offer that a second person has approved. */
export const createOfferActs = ({ desk, repositories }: OfferActsOptions): OfferActs => ({
  async offer(maker, { applicationNumber, input }) {
    const { state, changedAt } = requireFound(
      await repositories.application.lockByNumber(applicationNumber),
    );
    const open = (await repositories.offer.list([applicationNumber])).find(
      ({ withdrawnAt }) => withdrawnAt === null,
    );
    const offer = await desk.make(maker, { applicationNumber, input });
    return {
      subject: `application:${applicationNumber}`,
      amountCents: toCents(offer.amount),
      facts: optionalFacts({
        applicationNumber,
        product: offer.product,
        kind: offer.kind,
        amount: offer.amount,
        annualRate: offer.annualRate,
        tenorMonths: offer.tenorMonths,
        fees: offer.fees.map(
          ({ label, amount }) => `${label}: ${formatMoney(amount, { withCents: true })}`,
        ),
        apr: offer.apr,
        mloRate: offer.mloRate,
        instalment: offer.instalment,
        property: offer.property,
        conditions: offer.conditions,
        expiresOn: offer.expiresOn,
        replaces: open?.number,
        note: input.note,
      }),
      versions: { state, changedAt: changedAt.toISOString() },
      result: offer.offerNumber,
    };
  },
});
