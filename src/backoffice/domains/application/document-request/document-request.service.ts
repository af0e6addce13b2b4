import type { ApplicationState } from '@/contracts/application/application-choices';
import type { AskForDocumentRequest } from '@/contracts/application/document-request';
import { furtherSlots, type FurtherSlot } from '@/contracts/document/document-choices';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '@/backoffice/domains/audit/audit.repository';
import { recordChange } from '@/backoffice/domains/audit/record-change';
import type { OutboxRepository } from '@/backoffice/domains/outbox/outbox.repository';
import { stoppedDecisionClock } from '../application.model';
import type { ApplicationRepository } from '../application.repository';
import type { NotifyApplicant } from '../notify-applicant';
import { documentRequestContext, nextFurtherSlot } from './document-request.model';
import type { DocumentRequestRepository } from './document-request.repository';

/** What asking for a document reads and writes in one transaction. */
export interface DocumentRequestRepositories {
  application: Pick<ApplicationRepository, 'lockByNumber' | 'update' | 'addStep'>;
  audit: Pick<AuditRepository, 'create'>;
  documentRequest: Pick<DocumentRequestRepository, 'list' | 'create' | 'markWithdrawn'>;
  outbox: OutboxRepository;
}

export interface DocumentRequestServiceOptions {
  unitOfWork: UnitOfWork<DocumentRequestRepositories>;
  notifyApplicant: NotifyApplicant;
  cipher: Pick<DataCipher, 'encrypt'>;
  now: () => Date;
  /** Called after messages were stored. */
  onMessageEnqueued: () => void;
}

export type DocumentRequestService = ReturnType<typeof createDocumentRequestService>;

/** Until it is decided, documents may be asked for. */
const openStates: readonly ApplicationState[] = ['received', 'needs-documents', 'in-assessment'];

/** Further documents that staff ask an applicant for by name. */
export function createDocumentRequestService({
  unitOfWork,
  notifyApplicant,
  cipher,
  now,
  onMessageEnqueued,
}: DocumentRequestServiceOptions) {
  return {
    /**
     * Puts one further document on the list of an application, which waits for it from then on, and tells the applicant. Throws
     * `not_found`, `conflict` once it is decided, and `validation_failed` where there were as many as there may be.
     */
    async ask(
      staff: string,
      { number, kind, name, reason }: AskForDocumentRequest & { number: string },
    ): Promise<void> {
      await unitOfWork(async (tx) => {
        const row = requireFound(await tx.application.lockByNumber(number));
        if (!openStates.includes(row.state)) throw new ServiceError('conflict');
        const slot = nextFurtherSlot(await tx.documentRequest.list(number));
        if (slot === undefined) rejectField('kind', 'tooManyAsked', furtherSlots.length);
        const at = now();
        const id = `${number}/${slot}`;
        await tx.documentRequest.create({
          id,
          number,
          slot,
          kind,
          encrypted: cipher.encrypt(JSON.stringify({ name, reason }), documentRequestContext(id)),
          at,
          by: staff,
          withdrawnAt: null,
        });
        const state = 'needs-documents';
        if (row.state !== state) {
          await tx.application.update(number, { state, ...stoppedDecisionClock, changedAt: at });
          await tx.application.addStep({ number, state, at, by: staff, note: null, message: null });
        }
        await recordChange(tx.audit, {
          at,
          staff,
          target: `document-request:${id}`,
          before: null,
          after: { application: number, slot, kind },
        });
        await notifyApplicant(tx, { row: { ...row, state }, at });
      });
      onMessageEnqueued();
    },

    /** Takes a document off the list again; what was sent for it stays. Throws `not_found` for one that was not asked for, or is wanted no more. */
    withdraw: (
      staff: string,
      { number, slot }: { number: string; slot: FurtherSlot },
    ): Promise<void> =>
      unitOfWork(async (tx) => {
        requireFound(await tx.application.lockByNumber(number));
        const rows = await tx.documentRequest.list(number);
        const { id, kind } = requireFound(
          rows.find((row) => row.slot === slot && row.withdrawnAt === null) ?? null,
        );
        const at = now();
        await tx.documentRequest.markWithdrawn(id, at);
        await recordChange(tx.audit, {
          at,
          staff,
          target: `document-request:${id}`,
          before: { application: number, slot, kind },
          after: null,
        });
      }),
  };
}
