import type { LosAnswer, LosApplication, LosGateway } from '@/backoffice/adapters/los/los-gateway';
import type { Log } from '@/backoffice/common/log';
import type { Repositories, UnitOfWork } from '@/backoffice/db/unit-of-work';
import { campaignRow } from '../campaign/campaign.service';
import type { ChannelSender } from '../outbox/outbox.model';
import type { PostMessage } from '../outbox/outbox.service';
import type { Announce } from './announce';
import { refusedText } from './application.messages';
import type { ApplicationRow } from './application.repository';
import type { FormSeal } from './form-seal';

/** How long an applicant waits for the lender's system. */
export const inlineTimeoutMs = 5_000;
const deliveryTimeoutMs = 20_000;
/** Longer than an applicant waits, so that the outbox leaves an application alone while its applicant does. */
const outboxDelayMs = 15_000;
const handedOverBy = 'los';

export interface HandoverServiceOptions {
  unitOfWork: UnitOfWork;
  repositories: Repositories;
  gateway: LosGateway;
  post: PostMessage;
  announce: Announce;
  seal: FormSeal;
  log: Log;
  now: () => Date;
}

export type HandoverService = ReturnType<typeof createHandoverService>;

const messageId = (number: string): string => `los-${number}`;
const isOpen = ({ handover }: ApplicationRow): boolean => handover === 'deciding' || handover === 'waiting';

/** Hands applications to the lender's loan system: at once while the applicant waits, else through the outbox until it answers. */
export function createHandoverService({ unitOfWork, repositories, gateway, post, announce, seal, log, now }: HandoverServiceOptions) {
  const bodyOf = (row: ApplicationRow): LosApplication => ({
    appl_no: row.number,
    product: row.product,
    loan_amount: row.amountCents / 100,
    language: row.language,
    phone: seal.openText(['application', row.number], 'phone', row.phone),
    received_at: row.receivedAt.toISOString(),
    promised_by: row.promisedBy.toISOString(),
    consents: row.consents,
    campaign: row.campaign,
    form: seal.openForm(['application', row.number], row.form),
  });

  async function settle(number: string, work: (inside: Repositories, row: ApplicationRow) => Promise<void>): Promise<void> {
    await unitOfWork(async (inside) => {
      const row = await inside.application.lockByNumber(number);
      if (row && isOpen(row)) await work(inside, row);
    });
  }

  /** Refused while the applicant waits: the draft may be corrected and sent again. */
  async function refuseAtOnce(number: string, message: string): Promise<void> {
    await settle(number, async ({ application, campaign, outbox }, row) => {
      const at = now();
      const words = message.trim() || refusedText(row.language);
      await application.update(number, { draftId: null, state: 'declined', handover: 'refused', refusal: seal.sealText(['application', number], 'refusal', words), changedAt: at });
      await application.addStep({ number, state: 'declined', at, by: handedOverBy, note: words, message: null });
      await campaign.add([campaignRow(row.campaign, { at: row.receivedAt, submitted: -1, refused: 1 })]);
      await outbox.abandon(messageId(number), at);
    });
  }

  /** Refused after the applicant was told that we have it: a state and a message, unless staff or applicant have ended it already. */
  async function refuseLater(number: string, message: string): Promise<void> {
    await settle(number, async (inside, row) => {
      const at = now();
      await inside.application.update(number, { handover: 'refused' });
      if (row.state !== 'received' && row.state !== 'needs-documents' && row.state !== 'in-assessment') return;
      const words = message.trim() || refusedText(row.language);
      await inside.application.update(number, { state: 'declined', changedAt: at });
      await inside.application.addStep({ number, state: 'declined', at, by: handedOverBy, note: null, message: words });
      await announce(inside, { row: { ...row, state: 'declined' }, at, message: words });
    });
  }

  return {
    /** Puts an application into the outbox, in the transaction that stores it. */
    async enqueue({ outbox }: Pick<Repositories, 'outbox'>, { number, at }: { number: string; at: Date }): Promise<void> {
      await post(outbox, { id: messageId(number), channel: 'los', to: number, text: '', createdAt: at, expiresAt: null });
      await outbox.retryAt(messageId(number), new Date(at.getTime() + outboxDelayMs));
    },

    /** Asks the lender's system while the applicant waits; without a decision in time the outbox goes on asking. */
    async decide(number: string): Promise<void> {
      const row = await repositories.application.findByNumber(number);
      if (!row) return;
      const answer = await gateway.handOver(bodyOf(row), { timeoutMs: inlineTimeoutMs }).catch((error: unknown): null => {
        log.warn({ number, reason: error instanceof Error ? error.message : 'unknown' }, 'The loan system did not decide in time; trying again');
        return null;
      });
      if (answer?.isAccepted === false) return refuseAtOnce(number, answer.message);
      await settle(number, async (inside, current) => {
        const at = now();
        await inside.application.update(number, { handover: answer ? 'accepted' : 'waiting' });
        await (answer ? inside.outbox.markDelivered(messageId(number), at) : inside.outbox.retryAt(messageId(number), at));
        if (current.handover === 'deciding') await announce(inside, { row: current, at });
      });
    },

    /** The outbox's channel `los`. */
    deliver: (async ({ to: number }) => {
      const row = await repositories.application.findByNumber(number);
      if (!row || !isOpen(row)) return;
      const answer: LosAnswer = await gateway.handOver(bodyOf(row), { timeoutMs: deliveryTimeoutMs });
      if (!answer.isAccepted) return refuseLater(number, answer.message);
      await settle(number, async (inside, current) => {
        await inside.application.update(number, { handover: 'accepted' });
        if (current.handover === 'deciding') await announce(inside, { row: current, at: now() });
      });
    }) satisfies ChannelSender,
  };
}
