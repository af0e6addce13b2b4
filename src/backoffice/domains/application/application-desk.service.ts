import type { OfficeCalendar } from '@/backoffice/common/office-calendar';
import type {
  ApproveIncompleteRequest,
  ChangeApplicationRequest,
  DeskApplication,
  DeskValuation,
} from '@/contracts/application/application-desk';
import type { OpenDocument } from '@/contracts/document/checklist-item';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AppointmentRepository } from '../appointment/appointment.repository';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange, recordRead } from '../audit/record-change';
import type { OutboxRepository } from '../outbox/outbox.repository';
import { toCoApplicant } from './co-applicant/co-applicant.model';
import { createFindObstacles, type ObstacleRepositories } from './decision/obstacles';
import { rejectChange } from './decision/reject-change';
import type { ApplicationFieldEncryption } from './application-field-encryption';
import type { ApplicationRow } from './application-row';
import { createApplicationListing } from './listing/application-listing';
import { toSummary } from './application-view';
import {
  decisionClockAfterChange,
  nextStatesOf,
  shouldNotify,
  staffStatesOf,
} from './application.model';
import type { ApplicationRepository } from './application.repository';
import { toDeskHandling, versionOf } from './handling/handling.model';
import { rejectOutdated } from './handling/reject-outdated';
import type { DocumentRepository } from '../document/document.repository';
import type { DocumentRequestRepository } from './document-request/document-request.repository';
import type { HandlingRepository } from './handling/handling.repository';
import { toDeskDocumentRequest } from './document-request/document-request.model';
import type { QuoteProperty } from './indicative/property-value';
import type { NotifyApplicant } from './notify-applicant';
import type { CompleteByPayment } from '../payment-order/payment-order.model';
import { endSigning } from './signing/end-signing';
import { toDeskSigning } from './signing/signing.model';
import type { OfferRepository } from './offer/offer.repository';

/** What a change by staff reads and writes in one transaction. */
export interface ApplicationDeskRepositories extends ObstacleRepositories {
  application: ApplicationRepository;
  audit: AuditRepository;
  handling: Pick<HandlingRepository, 'list'>;
  offer: Pick<OfferRepository, 'markAccepted'>;
  appointment: Pick<AppointmentRepository, 'listByApplications' | 'update' | 'removeSeats'>;
  outbox: OutboxRepository;
}

export interface ApplicationDeskServiceOptions {
  repositories: ObstacleRepositories & {
    document: Pick<DocumentRepository, 'listStates'>;
    documentRequest: Pick<DocumentRequestRepository, 'listByApplications'>;
    application: ApplicationRepository;
    audit: Pick<AuditRepository, 'create'>;
    handling: Pick<HandlingRepository, 'list'>;
    appointment: Pick<AppointmentRepository, 'listByApplications'>;
  };
  unitOfWork: UnitOfWork<ApplicationDeskRepositories>;
  notifyApplicant: NotifyApplicant;
  fieldEncryption: ApplicationFieldEncryption;
  cipher: DataCipher;
  calendar: OfficeCalendar;
  quoteProperty: QuoteProperty;
  now: () => Date;
  /** Called after messages were stored. */
  onMessageEnqueued: () => void;
}

export type ApplicationDeskService = ReturnType<typeof createApplicationDeskService>;

/** Applications that were sent, as the lender's staff see and change them. */
export function createApplicationDeskService({
  repositories,
  unitOfWork,
  notifyApplicant,
  fieldEncryption,
  cipher,
  calendar,
  quoteProperty,
  now,
  onMessageEnqueued,
}: ApplicationDeskServiceOptions) {
  const findObstacles = createFindObstacles(fieldEncryption, cipher);

  /** An application as staff read it, every field decrypted. Throws `not_found`. */
  async function find(number: string): Promise<DeskApplication> {
    const row = requireFound(await repositories.application.findByNumber(number));
    const { state, consents, campaign, indicative, handover } = row;
    const steps = await repositories.application.listSteps([number]);
    const handling = await repositories.handling.list(number);
    const coApplicants = await repositories.coApplicant.listByApplications([number]);
    const [signing] = await repositories.appointment.listByApplications([number]);
    const form = fieldEncryption.decryptForm(['application', number], row.form);
    const obstacles = await findObstacles(repositories, row);
    return {
      ...toSummary(row),
      customerId: row.customerId,
      loanNo: await repositories.application.findLoanNo(number),
      form,
      phone: fieldEncryption.decryptText(['application', number], 'phone', row.phone),
      consents,
      campaign,
      indicative,
      handover: handover === 'deciding' ? 'waiting' : handover,
      nextStates: [...staffStatesOf(state, obstacles)],
      openDocuments: [...obstacles.openDocuments],
      documentRequests: (await repositories.documentRequest.list(number)).map((one) =>
        toDeskDocumentRequest(one, cipher),
      ),
      coApplicants: coApplicants.map((one) => ({
        ...toCoApplicant(one, form),
        consents: one.consents && {
          textVersion: one.consents.textVersion,
          language: one.consents.language,
        },
      })),
      signing: signing ? toDeskSigning(signing) : null,
      version: versionOf(steps, handling),
      handling: handling.map((one) => toDeskHandling(one, cipher)),
      history: steps.map(({ state: reached, at, message, note, by }) => ({
        state: reached,
        at: at.toISOString(),
        message,
        note,
        by,
      })),
    };
  }

  /** With history, audit and, where it matters, a text message. */
  async function moveOn(
    tx: ApplicationDeskRepositories,
    row: ApplicationRow,
    { staff, state, note, message, reasons }: ChangeApplicationRequest & { staff: string },
  ): Promise<void> {
    const { number } = row;
    const at = now();
    const clock = decisionClockAfterChange(calendar, row, { state, at });
    await tx.application.update(number, {
      state,
      ...clock,
      ...(reasons ? { declineReasons: reasons } : {}),
      changedAt: at,
    });
    // The applicant told us, or signed on paper.
    if (state === 'offer-accepted') await tx.offer.markAccepted(number, at);
    if (state !== 'offer-accepted') {
      const [signing] = await tx.appointment.listByApplications([number]);
      if (signing?.state === 'booked')
        await endSigning(tx.appointment, signing, {
          state: state === 'completed' && signing.startsAt <= at ? 'done' : 'cancelled',
          at,
          by: staff,
        });
    }
    await tx.application.addStep({ number, state, at, by: staff, note, message: message ?? null });
    await recordChange(tx.audit, {
      at,
      staff,
      target: `application:${number}`,
      before: { state: row.state },
      after: { state, ...(reasons ? { reasons } : {}) },
    });
    if (shouldNotify(state) || message !== undefined)
      await notifyApplicant(tx, { row: { ...row, state }, at, message });
  }

  return {
    ...createApplicationListing({ repositories, fieldEncryption, cipher, now }),
    find,

    /** An application as staff read it, every field decrypted; the reading is written down. Throws `not_found`. */
    async read(staff: string, number: string): Promise<DeskApplication> {
      const found = await find(number);
      await unitOfWork((tx) =>
        recordRead(tx.audit, {
          at: now(),
          staff,
          target: `application:${number}`,
          after: null,
        }),
      );
      return found;
    },

    /** What its property is worth today, in Hong Kong dollars with a range; null where only a person can value it. Throws `not_found`. */
    async value(number: string): Promise<DeskValuation | null> {
      const row = requireFound(await repositories.application.findByNumber(number));
      const { property } = fieldEncryption.decryptForm(['application', number], row.form);
      return property ? quoteProperty(property) : null;
    },

    /** Moves an application on. Throws `not_found`, `changed_meanwhile` where it is no more the `version` that was named, and `validation_failed` for a state that can't follow or a decline without reasons. */
    async change(
      staff: string,
      {
        number,
        input,
        version,
      }: { number: string; input: ChangeApplicationRequest; version?: number | undefined },
    ): Promise<DeskApplication> {
      await unitOfWork(async (tx) => {
        const row = requireFound(await tx.application.lockByNumber(number));
        if (version !== undefined) await rejectOutdated(tx, { number, version });
        rejectChange(row.state, { ...input, obstacles: await findObstacles(tx, row) });
        await moveOn(tx, row, { ...input, staff });
      });
      onMessageEnqueued();
      return find(number);
    },

    /** Approves an application although required documents are missing or not accepted, and answers which. Throws `not_found`, or `validation_failed` where another thing than documents is in the way, or nothing. */
    approveIncomplete: (
      staff: string,
      { number, ...input }: ApproveIncompleteRequest & { number: string },
    ): Promise<{ before: ApplicationRow; openDocuments: readonly OpenDocument[] }> =>
      unitOfWork(async (tx) => {
        const before = requireFound(await tx.application.lockByNumber(number));
        const obstacles = await findObstacles(tx, before);
        const { openDocuments } = obstacles;
        if (openDocuments.length === 0) rejectField('applicationNumber', 'documentsComplete');
        rejectChange(before.state, {
          state: 'approved',
          obstacles: { ...obstacles, openDocuments: [] },
        });
        await moveOn(tx, before, { ...input, state: 'approved', staff });
        return { before, openDocuments };
      }),

    /** Notes that the money of an application was paid, in the transaction that notes it; one that is completed or ended otherwise stays so. */
    async complete(
      tx: ApplicationDeskRepositories,
      ...[staff, { reference, orderId: note }]: Parameters<CompleteByPayment>
    ): Promise<void> {
      const row = requireFound(await tx.application.lockByNumber(reference));
      if (nextStatesOf(row.state).includes('completed'))
        await moveOn(tx, row, { staff, state: 'completed', note });
    },
  };
}
