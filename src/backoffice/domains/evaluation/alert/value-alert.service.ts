import type { BrandNames } from '@/config/brand';
import { promised } from '@/config/promises';
import type { ValueAlertRequest } from '@/contracts/evaluation/value-alert';
import type { Locale } from '@/contracts/locale';
import { inBatches, type HasTurn } from '@/lib/async/in-batches';
import { dayMs } from '@/lib/hong-kong-day';
import type { MailSignatures } from '@/lib/texts/legal-lines';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import type { RandomBytes } from '@/backoffice/common/reference';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import { mailboxOf } from '@/backoffice/domains/message-budget/message-budget.model';
import type { MessageCounter } from '@/backoffice/domains/message-budget/message-budget.repository';
import type { MessageBudget } from '@/backoffice/domains/message-budget/message-budget.service';
import type { OutboxRepository } from '@/backoffice/domains/outbox/outbox.repository';
import type { EnqueueMessage } from '@/backoffice/domains/outbox/outbox.service';
import type { QuoteService } from '../quote/quote.service';
import {
  changeMail,
  confirmationMail,
  isWorthTelling,
  valueAlertContext,
  valueAlertSchema,
  type ValueAlert,
} from './value-alert.model';
import type { ValueAlertRepository, ValueAlertRow } from './value-alert.repository';

export interface ValueAlertRepositories {
  alert: ValueAlertRepository;
  budget: MessageCounter;
  outbox: Pick<OutboxRepository, 'create'>;
}

export interface ValueAlertServiceOptions {
  /** Whether mail leaves this site. */
  isOffered: boolean;
  repositories: Pick<ValueAlertRepositories, 'alert'>;
  unitOfWork: UnitOfWork<ValueAlertRepositories>;
  quotes: Pick<QuoteService, 'quote'>;
  /** Names the data that values are made of now; null while there are none. */
  dataMark: () => Promise<string | null>;
  cipher: DataCipher;
  hash: KeyedHash;
  enqueueMessage: EnqueueMessage;
  useReceipt: MessageBudget['useReceipt'];
  keptDays: number;
  brandNames: BrandNames;
  signatures: MailSignatures;
  siteUrl: string;
  now: () => Date;
  newId: () => string;
  randomBytes: RandomBytes;
  /** Called after mails were stored. */
  onMessageEnqueued: () => void;
}

export type ValueAlertService = ReturnType<typeof createValueAlertService>;

const batchSize = 20;
const tokenBytes = 32;

/** Tells people by mail when the value of a property has changed, after a confirmation by a link of a mail. */
export function createValueAlertService(options: ValueAlertServiceOptions) {
  const { repositories, unitOfWork, quotes, dataMark, cipher, hash, now, newId } = options;
  const daysAgo = (days: number): Date => new Date(now().getTime() - days * dayMs);
  const encrypt = (id: string, alert: ValueAlert): string =>
    cipher.encrypt(JSON.stringify(alert), valueAlertContext(id));
  const decrypt = ({ id, encrypted }: Pick<ValueAlertRow, 'id' | 'encrypted'>): ValueAlert =>
    valueAlertSchema.parse(JSON.parse(cipher.decrypt(encrypted, valueAlertContext(id))));
  const mailOptions = (alert: ValueAlert, place: string) => ({ alert, place, ...options });

  /** Values the property of one request; answers whether a mail was stored. */
  async function valueAgain(row: ValueAlertRow, mark: string): Promise<boolean> {
    const alert = decrypt(row);
    const answer = await quotes.quote(alert.property, alert.locale);
    const quote = answer.success === 1 ? answer.data : null;
    const isTold = quote !== null && isWorthTelling(quote.value, alert.toldHkd);
    return unitOfWork(async (tx) => {
      const encrypted = isTold
        ? encrypt(row.id, { ...alert, toldHkd: quote.value })
        : row.encrypted;
      const isMine = await tx.alert.markValued(row, { encrypted, dataMark: mark });
      if (!isMine || !isTold) return false;
      await options.enqueueMessage(tx.outbox, {
        id: newId(),
        channel: 'mail',
        kind: 'value-alert',
        to: alert.email,
        createdAt: now(),
        expiresAt: null,
        ...changeMail(mailOptions(alert, quote.property.label), {
          before: alert.toldHkd,
          now: quote,
          ids: quote.property.ids,
        }),
      });
      return true;
    });
  }

  return {
    /**
     * Takes a request and mails a link that confirms it. Answers the same whether a mail goes out or the address had its daily number
     * or is told of this property already. Throws `not_found` where the property has no figure, and `conflict` where no mail
     * is sent.
     */
    async request(
      { property, email }: Omit<ValueAlertRequest, 'botToken'>,
      locale: Locale,
    ): Promise<void> {
      if (!options.isOffered) throw new ServiceError('conflict');
      const answer = await quotes.quote(property, locale);
      const mark = await dataMark();
      if (answer.success !== 1 || mark === null) throw new ServiceError('not_found');
      const { value, property: named } = answer.data;
      const token = Buffer.from(options.randomBytes(tokenBytes)).toString('base64url');
      const id = newId();
      const alert: ValueAlert = { email, locale, property, token, toldHkd: value };
      const subjectHashes = hash.all('subject', mailboxOf(email), JSON.stringify(property));
      const isStored = await unitOfWork(async ({ alert: alerts, budget, outbox }) => {
        if (!(await options.useReceipt({ budget }, email))) return false;
        const at = now();
        const isNew = await alerts.createUnlessConfirmed(
          {
            id,
            encrypted: encrypt(id, alert),
            dataMark: mark,
            createdAt: at,
            confirmedAt: null,
            tokenHash: hash('token', token),
            subjectHash: hash('subject', mailboxOf(email), JSON.stringify(property)),
          },
          subjectHashes,
        );
        if (!isNew) return false;
        await options.enqueueMessage(outbox, {
          id: newId(),
          channel: 'mail',
          kind: 'value-alert',
          to: email,
          createdAt: at,
          expiresAt: new Date(at.getTime() + promised('alertConfirm') * dayMs),
          ...confirmationMail(mailOptions(alert, named.label)),
        });
        return true;
      });
      if (isStored) options.onMessageEnqueued();
    },

    /** Confirms a request. Throws `not_found` for an unknown token and one that came too late. */
    async confirm(token: string): Promise<void> {
      const isConfirmed = await repositories.alert.markConfirmed(hash.all('token', token), {
        at: now(),
        createdSince: daysAgo(promised('alertConfirm')),
      });
      requireFound(isConfirmed || null);
    },

    /** Deletes a request. Throws `not_found` where there is none any more. */
    async stop(token: string): Promise<void> {
      requireFound((await repositories.alert.removeByToken(hash.all('token', token))) || null);
    },

    /**
     * A job that values every property again after the data changed, and mails those whose value moved far enough. A request that cannot
     * be valued keeps no other waiting; the first reason is thrown at the end.
     */
    async sendChanges(hasTurn?: HasTurn): Promise<void> {
      const mark = options.isOffered ? await dataMark() : null;
      if (mark === null) return;
      const reasons: unknown[] = [];
      const tryAgain = (row: ValueAlertRow): Promise<boolean> =>
        valueAgain(row, mark).catch((reason: unknown) => {
          reasons.push(reason);
          return false;
        });
      const rows = inBatches({
        list: (page) => repositories.alert.listOutdated(mark, page),
        keyOf: ({ id }) => id,
        limit: batchSize,
        hasTurn,
      });
      for await (const row of rows) if (await tryAgain(row)) options.onMessageEnqueued();
      if (reasons.length > 0) throw reasons[0];
    },

    /** Removes requests that nobody confirmed in time, and confirmed ones past their time. */
    removeExpired: (): Promise<void> =>
      repositories.alert.removeExpired({
        createdBefore: daysAgo(promised('alertConfirm')),
        confirmedBefore: daysAgo(options.keptDays),
      }),
  };
}
