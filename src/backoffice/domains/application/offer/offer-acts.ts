import { formatMoney } from '@/lib/format';
import { toCents } from '@/lib/loan/money';
import { requireFound } from '@/backoffice/common/require-found';
import type { Acts } from '@/backoffice/domains/approval/approval-inputs';
import { optionalFacts } from '@/backoffice/domains/approval/approval.model';
import type { ApplicationRepository } from '../application.repository';
import {
  openDocumentFacts,
  type FindObstacles,
  type ObstacleRepositories,
} from '../decision/obstacles';
import { decidedVersions } from '../decision/decided-versions';
import type { HandlingRepository } from '../handling/handling.repository';
import type { OfferDesk } from './offer-desk.service';
import type { OfferRepository } from './offer.repository';

export interface OfferActsOptions {
  /** Works in the transaction of the repositories. */
  desk: OfferDesk;
  repositories: ObstacleRepositories & {
    application: ApplicationRepository;
    offer: OfferRepository;
    handling: Pick<HandlingRepository, 'listCorrections'>;
  };
  findObstacles: FindObstacles;
}

export type OfferActs = Pick<Acts, 'offer'>;

/** An offer that a second person has approved. */
export const createOfferActs = ({
  desk,
  repositories,
  findObstacles,
}: OfferActsOptions): OfferActs => ({
  async offer(maker, { applicationNumber, input }) {
    const application = requireFound(
      await repositories.application.lockByNumber(applicationNumber),
    );
    const { state } = application;
    const versions = await decidedVersions(repositories, application);
    const { openDocuments } = await findObstacles(repositories, application);
    const open = (await repositories.offer.list([applicationNumber])).find(
      ({ withdrawnAt }) => withdrawnAt === null,
    );
    const offer = await desk.make(maker, { applicationNumber, input });
    return {
      subject: `application:${applicationNumber}`,
      amountCents: toCents(offer.amount),
      // An offer approves what is still assessed, so its second person sees what is not there.
      facts: [
        ...optionalFacts({
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
        ...(state === 'approved' ? [] : openDocumentFacts(openDocuments)),
      ],
      versions,
      result: offer.offerNumber,
    };
  },
});
