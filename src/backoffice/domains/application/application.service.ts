import type { CustomerApplication } from '@/contracts/application/application';
import type {
  ChangeApplicationRequest,
  DeskApplication,
  DeskApplicationSummary,
} from '@/contracts/application/application-desk';
import type {
  ApplicationProduct,
  ApplicationState,
} from '@/contracts/application/application-choices';
import type { ApplicantType } from '@/contracts/document/document-choices';
import type { Locale } from '@/contracts/locale';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import { dayMs, startOfDay } from '@/lib/hong-kong-day';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange } from '../audit/record-change';
import type { OutboxRepository } from '../outbox/outbox.repository';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import type { UploadApplication } from '../document/document.access';
import type { NotifyApplicant } from './notify-applicant';
import { toCommonFields, toSummary } from './application-view';
import {
  canWithdraw,
  shouldNotify,
  nextAction,
  nextStatesOf,
  awaitsDocuments,
  decisionClockAfterChange,
  startDecisionClock,
} from './application.model';
import type {
  ApplicationRow,
  ApplicationStep,
  ApplicationRepository,
} from './application.repository';
import type { ApplicationFieldEncryption } from './application-field-encryption';

/** What a change of an application reads and writes in one transaction. */
export interface ApplicationRepositories {
  application: ApplicationRepository;
  audit: AuditRepository;
  outbox: OutboxRepository;
}

export interface ApplicationServiceOptions {
  repositories: { application: ApplicationRepository; customer: CustomerRepository };
  unitOfWork: UnitOfWork<ApplicationRepositories>;
  customers: Pick<CustomerService, 'profileOf'>;
  notifyApplicant: NotifyApplicant;
  hash: KeyedHash;
  fieldEncryption: ApplicationFieldEncryption;
  now: () => Date;
  /** Called after messages were stored. */
  onMessageEnqueued: () => void;
}

export interface DeskFilter {
  state?: ApplicationState;
  product?: ApplicationProduct;
  /** Days of Hong Kong, both included. */
  from?: string;
  to?: string;
  /** Part of an application number. */
  q?: string;
  limit: number;
}

type ApplicationForUpload = UploadApplication & { language: Locale };

export type ApplicationService = ReturnType<typeof createApplicationService>;

const applicant = 'applicant';

/** Applications that were sent, as their applicants and the lender's staff see and change them. */
export function createApplicationService({
  repositories,
  unitOfWork,
  customers,
  notifyApplicant,
  hash,
  fieldEncryption,
  now,
  onMessageEnqueued,
}: ApplicationServiceOptions) {
  const formOf = (row: ApplicationRow) =>
    fieldEncryption.decryptForm(['application', row.number], row.form);

  async function ownerOf(customerId: string): Promise<Owner> {
    const customer = requireFound(await repositories.customer.findById(customerId));
    return { customerId, phoneHashes: hash.all('phone', customers.profileOf(customer).phone) };
  }

  function toCustomerApplication(
    row: ApplicationRow,
    steps: readonly ApplicationStep[],
  ): CustomerApplication {
    return {
      ...toCommonFields(row),
      address: formOf(row).property?.address || null,
      nextAction: nextAction(row),
      canWithdraw: canWithdraw(row.state),
      history: steps
        .filter(({ number }) => number === row.number)
        .map(({ state, at, message }) => ({ state, at: at.toISOString(), message })),
    };
  }

  /** The applications of a customer with their steps, as the customer may read them. */
  async function listOfCustomer(customerId: string): Promise<CustomerApplication[]> {
    const rows = await repositories.application.listByOwner(await ownerOf(customerId));
    const steps = await repositories.application.listSteps(rows.map(({ number }) => number));
    return rows.map((row) => toCustomerApplication(row, steps));
  }

  /** An application as staff read it, every field decrypted. Throws `not_found`. */
  async function find(number: string): Promise<DeskApplication> {
    const row = requireFound(await repositories.application.findByNumber(number));
    const { state, consents, campaign, indicative, handover } = row;
    const steps = await repositories.application.listSteps([number]);
    return {
      ...toSummary(row),
      form: formOf(row),
      phone: fieldEncryption.decryptText(['application', number], 'phone', row.phone),
      consents,
      campaign,
      indicative,
      handover: handover === 'deciding' ? 'waiting' : handover,
      nextStates: [...nextStatesOf(state)],
      history: steps.map(({ state: reached, at, message, note, by }) => ({
        state: reached,
        at: at.toISOString(),
        message,
        note,
        by,
      })),
    };
  }

  return {
    listOfCustomer,

    /** Takes an application back. Throws `not_found` for another's as for an unknown one, `conflict` when it is too late. */
    async withdraw(number: string, customerId: string): Promise<CustomerApplication> {
      const owner = await ownerOf(customerId);
      await unitOfWork(async (tx) => {
        const row = await tx.application.lockByNumber(number);
        if (!row || row.refusal !== null || !isOwner(row, owner))
          throw new ServiceError('not_found');
        if (!canWithdraw(row.state)) throw new ServiceError('conflict');
        const at = now();
        await tx.application.update(number, { state: 'withdrawn', changedAt: at });
        await tx.application.addStep({
          number,
          state: 'withdrawn',
          at,
          by: applicant,
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

    /** Applications in short for staff, newest first; `from` and `to` are whole days of Hong Kong (YYYY-MM-DD), `q` is a part of the number. */
    async list({ from, to, q, ...filter }: DeskFilter): Promise<DeskApplicationSummary[]> {
      const days = {
        ...(from ? { receivedFrom: startOfDay(from) } : {}),
        ...(to ? { receivedBefore: new Date(startOfDay(to).getTime() + dayMs) } : {}),
      };
      return (
        await repositories.application.list({ ...filter, ...days, ...(q ? { numberPart: q } : {}) })
      ).map(toSummary);
    },

    find,

    /** Moves an application on, with history, audit and, where it matters, a text message. Throws `not_found`, or `validation_failed` for a state that can't follow. */
    async change(
      staff: string,
      {
        number,
        input: { state, note, message },
      }: { number: string; input: ChangeApplicationRequest },
    ): Promise<DeskApplication> {
      await unitOfWork(async (tx) => {
        const row = requireFound(await tx.application.lockByNumber(number));
        const possible = nextStatesOf(row.state);
        if (!possible.includes(state))
          throw new ServiceError('validation_failed', {
            fields: { state: { key: 'notFromHere', limit: possible.join(', ') || '–' } },
          });
        const at = now();
        const clock = decisionClockAfterChange(row, { state, at });
        await tx.application.update(number, { state, ...clock, changedAt: at });
        await tx.application.addStep({
          number,
          state,
          at,
          by: staff,
          note,
          message: message ?? null,
        });
        await recordChange(tx.audit, {
          at,
          staff,
          target: `application:${number}`,
          before: { state: row.state },
          after: { state },
        });
        if (shouldNotify(state) || message !== undefined)
          await notifyApplicant(tx, { row: { ...row, state }, at, message });
      });
      onMessageEnqueued();
      return find(number);
    },

    /** Starts the decision clock and texts the applicant when the decision comes, if the application was waiting for documents. */
    async recordDocumentsComplete(number: string): Promise<void> {
      const isStarted = await unitOfWork(async (tx) => {
        const row = await tx.application.lockByNumber(number);
        if (!row || !awaitsDocuments(row)) return false;
        const at = now();
        const clock = startDecisionClock(at);
        await tx.application.update(number, clock);
        await notifyApplicant(tx, { row, at, decisionBy: clock.promisedBy });
        return true;
      });
      if (isStarted) onMessageEnqueued();
    },

    /** Numbers after `after`, in their order, of applications whose decision clock waits for documents. */
    listAwaitingDocuments: repositories.application.listAwaitingDocuments,

    /** Whether there is an application of this number. */
    async exists(number: string): Promise<boolean> {
      return (await repositories.application.findByNumber(number)) !== null;
    },

    /** What documents need to know of an application, by its number or the reference in its upload link. */
    findForUpload: async (reference: string): Promise<ApplicationForUpload | null> =>
      forUpload(
        (await repositories.application.findByNumber(reference)) ??
          (await repositories.application.findByUploadReference(reference)),
      ),

    /** What documents need to know of an application, by the draft it was sent from. */
    findByDraftForUpload: async (draftId: string): Promise<ApplicationForUpload | null> =>
      forUpload(await repositories.application.findByDraft(draftId)),
  };

  function forUpload(row: ApplicationRow | null): ApplicationForUpload | null {
    if (!row || row.refusal !== null) return null;
    const { number, product, uploadReference, draftId, customerId, state, language } = row;
    return {
      number,
      product,
      uploadReference,
      draftId,
      customerId,
      language,
      applicantType: applicantTypeOf(formOf(row)),
      phone: fieldEncryption.decryptText(['application', number], 'phone', row.phone),
      isOpen: nextStatesOf(state).length > 0,
    };
  }
}

function applicantTypeOf({
  applicants,
  income,
}: ReturnType<ApplicationFieldEncryption['decryptForm']>): ApplicantType {
  return applicants?.kind === 'company' ? 'company' : (income?.employment ?? 'none');
}

interface Owner {
  customerId: string;
  phoneHashes: readonly string[];
}

function isOwner(row: ApplicationRow, { customerId, phoneHashes }: Owner): boolean {
  return row.customerId === null
    ? phoneHashes.includes(row.phoneHash)
    : row.customerId === customerId;
}
