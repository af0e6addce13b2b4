import type { CustomerApplication } from '@/contracts/application/application';
import { hongKongDay } from '@/lib/hong-kong-day';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { OutboxRepository } from '../outbox/outbox.repository';
import { toCoApplicant } from './co-applicant/co-applicant.model';
import type { CoApplicantRepository, CoApplicantRow } from './co-applicant/co-applicant.repository';
import type { ApplicationFieldEncryption } from './application-field-encryption';
import { isOwner, type FindOwner } from './application-owner';
import type { ApplicationRow, ApplicationStep } from './application-row';
import { toCommonFields } from './application-view';
import { canWithdraw, nextAction } from './application.model';
import type { ApplicationRepository } from './application.repository';
import { correctedSectionOf } from './handling/handling.model';
import type { HandlingRepository, HandlingRow } from './handling/handling.repository';
import type { NotifyApplicant } from './notify-applicant';
import type { OfferRepository } from './offer/offer.repository';

/** What a withdrawal reads and writes in one transaction. */
export interface ApplicationRepositories {
  application: ApplicationRepository;
  outbox: OutboxRepository;
}

export interface ApplicationServiceOptions {
  repositories: {
    application: ApplicationRepository;
    offer: Pick<OfferRepository, 'listWithOpenOffer'>;
    coApplicant: Pick<CoApplicantRepository, 'listByApplications'>;
    handling: Pick<HandlingRepository, 'listCorrections'>;
  };
  unitOfWork: UnitOfWork<ApplicationRepositories>;
  findOwner: FindOwner;
  notifyApplicant: NotifyApplicant;
  fieldEncryption: ApplicationFieldEncryption;
  cipher: Pick<DataCipher, 'decrypt'>;
  now: () => Date;
  /** Called after messages were stored. */
  onMessageEnqueued: () => void;
}

export type ApplicationService = ReturnType<typeof createApplicationService>;

/** Applications that were sent, as their applicants see them and take them back. */
export function createApplicationService({
  repositories,
  unitOfWork,
  findOwner,
  notifyApplicant,
  fieldEncryption,
  cipher,
  now,
  onMessageEnqueued,
}: ApplicationServiceOptions) {
  function toCustomerApplication(
    row: ApplicationRow,
    {
      steps,
      coApplicants,
      corrections,
      withOffer,
    }: {
      steps: readonly ApplicationStep[];
      coApplicants: readonly CoApplicantRow[];
      corrections: readonly HandlingRow[];
      withOffer: ReadonlySet<string>;
    },
  ): CustomerApplication {
    const form = fieldEncryption.decryptForm(['application', row.number], row.form);
    return {
      ...toCommonFields(row),
      address: form.property?.address || null,
      nextAction: nextAction({ ...row, hasOffer: withOffer.has(row.number) }),
      canWithdraw: canWithdraw(row.state),
      ...(row.state === 'declined' ? { declineReasons: [...row.declineReasons] } : {}),
      coApplicants: coApplicants
        .filter(({ number }) => number === row.number)
        .map((one) => toCoApplicant(one, form)),
      history: steps
        .filter(({ number }) => number === row.number)
        .map(({ state, at, message }) => ({ state, at: at.toISOString(), message })),
      corrections: corrections
        .filter(({ number }) => number === row.number)
        .flatMap((one) => {
          const section = correctedSectionOf(one, cipher);
          return section === null ? [] : { at: one.at.toISOString(), section };
        }),
    };
  }

  /** The applications of a customer with their steps, as the customer may read them. */
  async function listOfCustomer(customerId: string): Promise<CustomerApplication[]> {
    const rows = await repositories.application.listByOwner(await findOwner(customerId));
    const numbers = rows.map(({ number }) => number);
    const steps = await repositories.application.listSteps(numbers);
    const coApplicants = await repositories.coApplicant.listByApplications(numbers);
    const corrections = await repositories.handling.listCorrections(numbers);
    const withOffer = new Set(
      await repositories.offer.listWithOpenOffer(numbers, hongKongDay(now())),
    );
    return rows.map((row) =>
      toCustomerApplication(row, { steps, coApplicants, corrections, withOffer }),
    );
  }

  return {
    listOfCustomer,

    /** Withdraws an application for its applicant. Throws `not_found` for another person's application as for an unknown one, and `conflict` once it can no longer be withdrawn. */
    async withdraw(number: string, customerId: string): Promise<CustomerApplication> {
      const owner = await findOwner(customerId);
      await unitOfWork(async (tx) => {
        const row = await tx.application.lockByNumber(number);
        if (!row || !isOwner(row, owner)) throw new ServiceError('not_found');
        if (!canWithdraw(row.state)) throw new ServiceError('conflict');
        const at = now();
        await tx.application.update(number, { state: 'withdrawn', changedAt: at });
        await tx.application.addStep({
          number,
          state: 'withdrawn',
          at,
          by: 'applicant',
          note: null,
          message: null,
        });
        await notifyApplicant(tx, { row: { ...row, state: 'withdrawn' }, at });
      });
      onMessageEnqueued();
      return requireFound(
        (await listOfCustomer(customerId)).find(
          ({ applicationNumber }) => applicationNumber === number,
        ),
      );
    },
  };
}
