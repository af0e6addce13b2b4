import type {
  AnswerCoApplicationRequest,
  CoApplication,
} from '@/contracts/application/co-applicant';
import { consentTextVersion } from '@/contracts/application/application-choices';
import type { Locale } from '@/contracts/locale';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { Proof } from '@/backoffice/common/upload-caller';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { OutboxRepository } from '@/backoffice/domains/outbox/outbox.repository';
import type { ApplicationFieldEncryption } from '../application-field-encryption';
import type { ApplicationRow } from '../application-row';
import { nextStatesOf } from '../application.model';
import type { ApplicationRepository } from '../application.repository';
import type { DraftRepository } from '../draft/draft.repository';
import type { HandoverService } from '../handover.service';
import type { NotifyApplicant } from '../notify-applicant';
import { isAwaitingCoApplicants, maskIdNumber, shortenName } from './co-applicant.model';
import type { CoApplicantRepository, CoApplicantRow } from './co-applicant.repository';
import type { Invitation, Invitations } from './invitations';

/** What an answer reads and writes in one transaction. */
export interface CoApplicantRepositories {
  application: ApplicationRepository;
  coApplicant: CoApplicantRepository;
  outbox: OutboxRepository;
}

export interface CoApplicantServiceOptions {
  repositories: {
    application: ApplicationRepository;
    applicationDraft: DraftRepository;
    coApplicant: CoApplicantRepository;
  };
  unitOfWork: UnitOfWork<CoApplicantRepositories>;
  invitations: Invitations;
  /** Null where no loan system is set up. */
  handover: Pick<HandoverService, 'enqueue'> | null;
  notifyApplicant: NotifyApplicant;
  hash: KeyedHash;
  fieldEncryption: ApplicationFieldEncryption;
  now: () => Date;
  /** Called after messages were stored. */
  onMessageEnqueued: () => void;
}

interface Found {
  row: CoApplicantRow;
  application: ApplicationRow;
}

export type CoApplicantService = ReturnType<typeof createCoApplicantService>;

/** Further borrowers and guarantors: each opens a link, proves the phone that the applicant gave, and answers for themselves. */
export function createCoApplicantService({
  repositories,
  unitOfWork,
  invitations,
  handover,
  notifyApplicant,
  hash,
  fieldEncryption,
  now,
  onMessageEnqueued,
}: CoApplicantServiceOptions) {
  let reportConfirmed: (number: string) => Promise<void> = async () => undefined;

  const formOf = ({ number, form }: ApplicationRow) =>
    fieldEncryption.decryptForm(['application', number], form);
  const personOf = ({ row, application }: Found) =>
    formOf(application).applicants?.persons?.[row.position] ?? {};
  const isOpen = ({ state, refusal }: ApplicationRow): boolean =>
    refusal === null && nextStatesOf(state).length > 0;

  function toCoApplication(found: Found): CoApplication {
    const { product, amountCents } = found.application;
    const form = formOf(found.application);
    const person = personOf(found);
    return {
      state: found.row.state,
      product,
      amount: amountCents / 100,
      tenorMonths: form.loan?.tenorMonths ?? null,
      applicant: shortenName(form.applicants?.persons?.[0]?.name ?? ''),
      ...(person.role ? { role: person.role } : {}),
      name: person.name ?? '',
      idNumber: maskIdNumber(person),
    };
  }

  /** Throws `phone_not_verified`, or `not_found` where the proof is of another phone or the application has ended. */
  async function findProven(
    tx: {
      application: Pick<ApplicationRepository, 'lockByNumber'>;
      coApplicant: Pick<CoApplicantRepository, 'findById'>;
    },
    proof: Proof | null,
  ): Promise<Found> {
    if (proof?.purpose !== 'co-apply') throw new ServiceError('phone_not_verified');
    const known = requireFound(await tx.coApplicant.findById(proof.operation));
    const application = requireFound(await tx.application.lockByNumber(known.number));
    const row = requireFound(await tx.coApplicant.findById(known.id));
    if (personOf({ row, application }).phone !== proof.phone || !isOpen(application))
      throw new ServiceError('not_found');
    return { row, application };
  }

  /** The last one who confirms lets the application go on: to the loan system where there is one, and its clock may start. */
  async function settle(
    tx: CoApplicantRepositories,
    { row, application }: Found,
  ): Promise<boolean> {
    const at = now();
    const { number } = application;
    const isDeclined = row.state === 'declined';
    const isAwaiting = isAwaitingCoApplicants(await tx.coApplicant.listByApplications([number]));
    if (!isAwaiting && application.handover === 'waiting')
      await handover?.enqueue(tx, { number, at });
    if (isDeclined || !isAwaiting)
      await notifyApplicant(tx, {
        row: application,
        at,
        coApplicants: isDeclined ? 'declined' : 'confirmed',
      });
    return !isAwaiting;
  }

  return {
    /** Registers the function that is called with an application's number once the last of its co-applicants has confirmed. */
    onAllConfirmed(report: (number: string) => Promise<void>): void {
      reportConfirmed = report;
    },

    /** What a code must be bound to in order to open a link; null unless the link is good and for this phone. */
    async operationOfLink(token: string, phone: string): Promise<string | null> {
      const row = await repositories.coApplicant.findByToken(
        hash.all('co-applicant token', token),
        now(),
      );
      const application = row && (await repositories.application.findByNumber(row.number));
      return application && isOpen(application) && personOf({ row, application }).phone === phone
        ? row.id
        : null;
    },

    /** What the holder of a proof is asked to confirm. Throws `phone_not_verified` or `not_found`. */
    find: (proof: Proof | null): Promise<CoApplication> =>
      unitOfWork(async (tx) => toCoApplication(await findProven(tx, proof))),

    /** Confirms or declines, which uses the link up; the same answer again changes nothing. Throws `phone_not_verified`, `not_found`, or `conflict` for texts that have changed and for another answer than before. */
    async answer(
      proof: Proof | null,
      request: AnswerCoApplicationRequest,
      language: Locale,
    ): Promise<CoApplication> {
      const { view, confirmed } = await unitOfWork(async (tx) => {
        const found = await findProven(tx, proof);
        if (found.row.state === request.answer)
          return { view: toCoApplication(found), confirmed: null };
        if (
          found.row.state !== 'waiting' ||
          (request.answer === 'confirmed' && request.consents.textVersion !== consentTextVersion)
        )
          throw new ServiceError('conflict');
        const at = now();
        const change = {
          state: request.answer,
          answeredAt: at,
          tokenHash: null,
          tokenExpiresAt: null,
          consents:
            request.answer === 'confirmed'
              ? {
                  textVersion: request.consents.textVersion,
                  language,
                  acceptedAt: at.toISOString(),
                }
              : null,
        };
        await tx.coApplicant.update(found.row.id, change);
        const answered = { ...found, row: { ...found.row, ...change } };
        const areAllConfirmed = await settle(tx, answered);
        return {
          view: toCoApplication(answered),
          confirmed: areAllConfirmed ? found.application.number : null,
        };
      });
      onMessageEnqueued();
      if (confirmed !== null) await reportConfirmed(confirmed);
      return view;
    },

    /** A new link for one who has not confirmed, asked for by the browser that sent the application, to another number where one is given. Throws `not_found`, or `validation_failed` for a number that cannot be this person's. */
    async invitationFor({
      draftToken,
      applicationNumber,
      position,
      phone,
    }: {
      draftToken: string | null;
      applicationNumber: string;
      position: number;
      /** As typed. */
      phone?: string | undefined;
    }): Promise<Invitation> {
      const application = requireFound(
        await repositories.application.findByNumber(applicationNumber),
      );
      const draft =
        draftToken === null || application.draftId === null
          ? null
          : await repositories.applicationDraft.findLatest(hash.all('draft token', draftToken), {
              now: now(),
              reference: application.draftId,
            });
      const row = (await repositories.coApplicant.listByApplications([applicationNumber])).find(
        (one) => one.position === position,
      );
      if (!draft || !row || row.state === 'confirmed' || !isOpen(application))
        throw new ServiceError('not_found');
      return invitations.prepare(row, application, phone);
    },
  };
}
