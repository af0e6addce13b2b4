import type {
  LosResponse,
  LosApplication,
  LosGateway,
} from '@/backoffice/adapters/los/los-gateway';
import type { Logger } from '@/backoffice/common/logger';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { CampaignRepository } from '../campaign/campaign.repository';
import type { OutboxRepository } from '../outbox/outbox.repository';
import { campaignSteps } from '../campaign/campaign.model';
import type { ChannelSender } from '../outbox/outbox.model';
import type { EnqueueMessage } from '../outbox/outbox.service';
import type { NotifyApplicant } from './notify-applicant';
import { defaultRefusalText } from './application.messages';
import type { CoApplicantRepository } from './co-applicant/co-applicant.repository';
import type { ApplicationRow } from './application-row';
import type { ApplicationRepository } from './application.repository';
import type { ApplicationFieldEncryption } from './application-field-encryption';

/** How long an applicant waits for the lender's system. */
export const inlineTimeoutMs = 5_000;
const deliveryTimeoutMs = 20_000;
/** Longer than an applicant waits, so that the outbox leaves an application alone while its applicant does. */
const firstRetryDelayMs = 15_000;
const losActor = 'los';

/** What an answer of the loan system reads and writes in one transaction. */
export interface HandoverRepositories {
  application: ApplicationRepository;
  campaign: CampaignRepository;
  outbox: OutboxRepository;
}

export interface HandoverServiceOptions {
  unitOfWork: UnitOfWork<HandoverRepositories>;
  repositories: {
    application: ApplicationRepository;
    coApplicant: Pick<CoApplicantRepository, 'listByApplications'>;
  };
  gateway: LosGateway;
  enqueueMessage: EnqueueMessage;
  notifyApplicant: NotifyApplicant;
  fieldEncryption: ApplicationFieldEncryption;
  log: Logger;
  now: () => Date;
}

export type HandoverService = ReturnType<typeof createHandoverService>;

const messageId = (number: string): string => `los-${number}`;
const isOpen = ({ handover }: ApplicationRow): boolean =>
  handover === 'deciding' || handover === 'waiting';

/**
 * Hands applications over to the loan origination system: at once while the applicant waits, otherwise through the outbox until it
 * answers.
 */
export function createHandoverService({
  unitOfWork,
  repositories,
  gateway,
  enqueueMessage,
  notifyApplicant,
  fieldEncryption,
  log,
  now,
}: HandoverServiceOptions) {
  const toLosApplication = async (row: ApplicationRow): Promise<LosApplication> => ({
    appl_no: row.number,
    product: row.product,
    loan_amount: row.amountCents / 100,
    language: row.language,
    phone: fieldEncryption.decryptText(['application', row.number], 'phone', row.phone),
    received_at: row.receivedAt.toISOString(),
    promised_by: row.promisedBy?.toISOString() ?? null,
    consents: row.consents,
    campaign: row.campaign,
    form: fieldEncryption.decryptForm(['application', row.number], row.form),
    co_applicants: (await repositories.coApplicant.listByApplications([row.number])).flatMap(
      ({ position, answeredAt, consents }) =>
        answeredAt && consents
          ? [{ position, confirmed_at: answeredAt.toISOString(), consents }]
          : [],
    ),
  });

  async function updateWhileOpen(
    number: string,
    work: (tx: HandoverRepositories, row: ApplicationRow) => Promise<void>,
  ): Promise<void> {
    await unitOfWork(async (tx) => {
      const row = await tx.application.lockByNumber(number);
      if (row && isOpen(row)) await work(tx, row);
    });
  }

  /** Refused while the applicant waits: the draft may be corrected and sent again. */
  async function refuseSynchronously(number: string, message: string): Promise<void> {
    await updateWhileOpen(number, async ({ application, campaign, outbox }, row) => {
      const at = now();
      const refusalText = message.trim() || defaultRefusalText(row.language);
      await application.update(number, {
        draftId: null,
        state: 'declined',
        handover: 'refused',
        refusal: fieldEncryption.encryptText(['application', number], 'refusal', refusalText),
        changedAt: at,
      });
      await application.addStep({
        number,
        state: 'declined',
        at,
        by: losActor,
        note: refusalText,
        message: null,
      });
      await campaign.add([
        campaignSteps(row.lastTouch, { at: row.receivedAt, submitted: -1, refused: 1 }),
      ]);
      await outbox.markAbandoned(messageId(number), at);
    });
  }

  /** Refused after the applicant was told that we have it: a state and a message, unless staff or applicant have ended it already. */
  async function refuseAsynchronously(number: string, message: string): Promise<void> {
    await updateWhileOpen(number, async (tx, row) => {
      const at = now();
      await tx.application.update(number, { handover: 'refused' });
      if (
        row.state !== 'received' &&
        row.state !== 'needs-documents' &&
        row.state !== 'in-assessment'
      )
        return;
      const refusalText = message.trim() || defaultRefusalText(row.language);
      await tx.application.update(number, { state: 'declined', changedAt: at });
      await tx.application.addStep({
        number,
        state: 'declined',
        at,
        by: losActor,
        note: null,
        message: refusalText,
      });
      await notifyApplicant(tx, { row: { ...row, state: 'declined' }, at, message: refusalText });
    });
  }

  return {
    /** Puts an application into the outbox, in the transaction that stores it. */
    async enqueue(
      { outbox }: Pick<HandoverRepositories, 'outbox'>,
      { number, at }: { number: string; at: Date },
    ): Promise<void> {
      await enqueueMessage(outbox, {
        id: messageId(number),
        channel: 'los',
        kind: 'handover',
        to: number,
        text: '',
        createdAt: at,
        expiresAt: null,
      });
      await outbox.scheduleRetry(messageId(number), new Date(at.getTime() + firstRetryDelayMs));
    },

    /** Asks the lender's system while the applicant waits; without a decision in time the outbox goes on asking. */
    async requestDecision(number: string): Promise<void> {
      const row = await repositories.application.findByNumber(number);
      if (!row) return;
      const answer = await gateway
        .handOver(await toLosApplication(row), { timeoutMs: inlineTimeoutMs })
        .catch((error: unknown): null => {
          log.warn(
            { number, reason: error instanceof Error ? error.message : 'unknown' },
            'The loan system did not decide in time; trying again',
          );
          return null;
        });
      if (answer?.isAccepted === false) return refuseSynchronously(number, answer.message);
      await updateWhileOpen(number, async (tx, current) => {
        const at = now();
        await tx.application.update(number, { handover: answer ? 'accepted' : 'waiting' });
        await (answer
          ? tx.outbox.markDelivered(messageId(number), at)
          : tx.outbox.scheduleRetry(messageId(number), at));
        if (current.handover === 'deciding') await notifyApplicant(tx, { row: current, at });
      });
    },

    /** Sends a message of the outbox channel `los`. */
    deliver: (async ({ to: number }) => {
      const row = await repositories.application.findByNumber(number);
      if (!row || !isOpen(row)) return;
      const answer: LosResponse = await gateway.handOver(await toLosApplication(row), {
        timeoutMs: deliveryTimeoutMs,
      });
      if (!answer.isAccepted) return refuseAsynchronously(number, answer.message);
      await updateWhileOpen(number, async (tx, current) => {
        await tx.application.update(number, { handover: 'accepted' });
        if (current.handover === 'deciding') await notifyApplicant(tx, { row: current, at: now() });
      });
    }) satisfies ChannelSender,
  };
}
