import { stepUpOperation } from '@/contracts/account/account-choices';
import type { Offer } from '@/contracts/offer/offer';
import { hongKongDay } from '@/lib/hong-kong-day';
import type { Letterheads } from '@/backoffice/adapters/pdf/letterhead';
import type { PdfWorkerPool } from '@/backoffice/adapters/pdf/pdf-worker-pool';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { OutboxRepository } from '@/backoffice/domains/outbox/outbox.repository';
import type {
  RequireStepUp,
  StepUpRepositories,
} from '@/backoffice/domains/passkey/require-step-up';
import type { ApplicationFieldEncryption } from '../application-field-encryption';
import { isOwner, type FindOwner } from '../application-owner';
import type { ApplicationRow } from '../application-row';
import { contactName } from '../application.model';
import type { ApplicationRepository } from '../application.repository';
import type { NotifyApplicant } from '../notify-applicant';
import { offerDocument } from './offer-document';
import type { OfferEncryption } from './offer-encryption';
import { offerState, toOffer, type OfferRow } from './offer.model';
import type { OfferRepository } from './offer.repository';

/** What an acceptance reads and writes in one transaction. */
export interface AcceptanceRepositories extends StepUpRepositories {
  application: ApplicationRepository;
  offer: OfferRepository;
  outbox: OutboxRepository;
}

export interface OfferServiceOptions {
  repositories: { application: ApplicationRepository; offer: OfferRepository };
  unitOfWork: UnitOfWork<AcceptanceRepositories>;
  findOwner: FindOwner;
  requireStepUp: RequireStepUp;
  notifyApplicant: NotifyApplicant;
  encryption: OfferEncryption;
  fieldEncryption: ApplicationFieldEncryption;
  renderPdf: PdfWorkerPool['render'];
  letterheads: Letterheads;
  now: () => Date;
  /** Called after messages were stored. */
  onMessageEnqueued: () => void;
}

export type OfferService = ReturnType<typeof createOfferService>;

/** Offers as applicants read and accept them. */
export function createOfferService({
  repositories,
  unitOfWork,
  findOwner,
  requireStepUp,
  notifyApplicant,
  encryption,
  fieldEncryption,
  renderPdf,
  letterheads,
  now,
  onMessageEnqueued,
}: OfferServiceOptions) {
  const read = (row: OfferRow, application: ApplicationRow): Offer =>
    toOffer(
      row,
      encryption.decrypt(row.number, row.body),
      offerState(row, { application: application.state, today: hongKongDay(now()) }),
    );

  return {
    /** The offers on all applications of a customer, newest first. Open ones are marked as seen. */
    async listOfCustomer(customerId: string): Promise<Offer[]> {
      const applications = await repositories.application.listByOwner(await findOwner(customerId));
      const rows = await repositories.offer.list(applications.map(({ number }) => number));
      const offers = rows.flatMap((row) => {
        const application = applications.find(({ number }) => number === row.applicationNumber);
        return application ? [read(row, application)] : [];
      });
      const open = offers.filter(({ state }) => state === 'open');
      await repositories.offer.markSeen(
        open.map(({ offerNumber }) => offerNumber),
        now(),
      );
      return offers;
    },

    /** An offer as PDF in its own language. Throws `not_found` for another's as for an unknown one. */
    async renderFile(number: string, customerId: string) {
      const owner = await findOwner(customerId);
      const row = requireFound(await repositories.offer.findByNumber(number));
      const application = requireFound(
        await repositories.application.findByNumber(row.applicationNumber),
      );
      if (!isOwner(application, owner)) throw new ServiceError('not_found');
      const offer = read(row, application);
      const form = fieldEncryption.decryptForm(
        ['application', application.number],
        application.form,
      );
      const bytes = await renderPdf(
        offerDocument(offer, {
          letterhead: letterheads[offer.language],
          name: contactName(form) ?? null,
        }),
      );
      return { fileName: `offer-${number}.pdf`, contentType: 'application/pdf', bytes };
    },

    /**
     * Accepts an offer, once: its application moves on and the applicant is told. Throws `not_found` for another's as for an unknown one,
     * `step_up_required` without a proof for this offer and amount, and `offer_closed` when it no longer stands open.
     */
    async accept(
      number: string,
      { customerId, proofToken }: { customerId: string; proofToken: string | null },
    ): Promise<{ offer: Offer; isNew: boolean }> {
      const owner = await findOwner(customerId);
      const { applicationNumber } = requireFound(await repositories.offer.findByNumber(number));
      const accepted = await unitOfWork(async (tx): Promise<{ offer: Offer; isNew: boolean }> => {
        const application = requireFound(await tx.application.lockByNumber(applicationNumber));
        if (!isOwner(application, owner)) throw new ServiceError('not_found');
        const row = requireFound(await tx.offer.findByNumber(number));
        const current = read(row, application);
        if (current.state === 'accepted') return { offer: current, isNew: false };
        if (current.state !== 'open') throw new ServiceError('offer_closed');
        await requireStepUp(tx, {
          ...owner,
          proofToken,
          operation: stepUpOperation.acceptOffer(current),
        });
        const at = now();
        const state = 'offer-accepted';
        await tx.offer.markAccepted(applicationNumber, at);
        await tx.application.update(applicationNumber, { state, changedAt: at });
        await tx.application.addStep({
          number: applicationNumber,
          state,
          at,
          by: 'applicant',
          note: number,
          message: null,
        });
        await notifyApplicant(tx, { row: { ...application, state }, at });
        return {
          offer: read({ ...row, acceptedAt: at }, { ...application, state }),
          isNew: true,
        };
      });
      onMessageEnqueued();
      return accepted;
    },
  };
}
