import type { OfficeCalendar } from '@/backoffice/common/office-calendar';
import type { BrandNames } from '@/config/brand';
import { promised } from '@/config/promises';
import type { MailSignatures } from '@/lib/texts/legal-lines';
import { contactWaitSeconds } from '@/config/site';
import type { ContactUsResponse, ContactUsRequest } from '@/contracts/contact/contact';
import type { Locale } from '@/contracts/locale';
import { hongKongDay } from '@/lib/hong-kong-day';
import { parsePhone } from '@/lib/phone';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { newReference, type RandomBytes } from '@/backoffice/common/reference';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { ContactRepository } from './contact.repository';
import { cooldownCutoff, startCooldown } from './cooldown';
import type { CooldownRepository } from './cooldown.repository';
import type { MessageCounter } from '../message-budget/message-budget.repository';
import type { MessageBudget } from '../message-budget/message-budget.service';
import type { OutboxRepository } from '../outbox/outbox.repository';
import type { EnqueueMessage } from '../outbox/outbox.service';
import { deskMail, type ContactText, contactMessageContext } from './contact.model';
import { contactDue } from './handling/contact-handling.model';
import { receiptMail } from './receipt-mail';

/** What a message of the contact page reads and writes in one transaction. */
export interface ContactRepositories {
  contact: ContactRepository;
  cooldown: CooldownRepository;
  outbox: OutboxRepository;
  budget: MessageCounter;
}

export interface ContactServiceOptions {
  repositories: { contact: ContactRepository; cooldown: CooldownRepository };
  unitOfWork: UnitOfWork<ContactRepositories>;
  cipher: DataCipher;
  hash: KeyedHash;
  enqueueMessage: EnqueueMessage;
  useReceipt: MessageBudget['useReceipt'];
  /** The mail address of the lender's staff. */
  deskAddress: string;
  brandNames: BrandNames;
  signatures: MailSignatures;
  calendar: OfficeCalendar;
  now: () => Date;
  newId: () => string;
  randomBytes: RandomBytes;
  /** Called after messages were stored. */
  onMessageEnqueued: () => void;
}

export interface ContactSubmission {
  body: Omit<ContactUsRequest, 'botToken'>;
  locale: Locale;
  /** The browser's token from its cookie; its waiting time applies whatever number is given. */
  browser: string;
}

export type ContactService = ReturnType<typeof createContactService>;

/** Messages from the contact page: stored encrypted, mailed to the lender, one in each waiting time for a phone, a browser and an address that gets the receipt. */
export function createContactService({
  repositories,
  unitOfWork,
  cipher,
  hash,
  enqueueMessage,
  useReceipt,
  deskAddress,
  brandNames,
  signatures,
  calendar,
  now,
  newId,
  randomBytes,
  onMessageEnqueued,
}: ContactServiceOptions) {
  return {
    /** Takes a message. Throws `validation_failed` for a number that is none, and `rate_limited` before the wait is over. */
    async send({ body, locale, browser }: ContactSubmission): Promise<ContactUsResponse> {
      const phone = parsePhone(body.phone);
      if (phone === null)
        throw new ServiceError('validation_failed', {
          fields: { phone: { key: 'wrongAnyPhone' } },
        });
      const { name, topic, callTime, message, email = null } = body;
      const keys = [
        hash('phone', phone),
        hash('browser', browser),
        ...(email === null ? [] : [hash('email', email.toLowerCase())]),
      ];
      const reference = newReference('MS', randomBytes);
      const text: ContactText = { name, phone, email, callTime, message };
      await unitOfWork(async ({ contact, cooldown, outbox, budget }) => {
        const at = now();
        await startCooldown(cooldown, { keys, at });
        await contact.create({
          reference,
          topic,
          language: locale,
          encrypted: cipher.encrypt(JSON.stringify(text), contactMessageContext(reference)),
          createdAt: at,
          state: 'waiting',
          assignee: null,
          version: 0,
          dueAt: contactDue(calendar, topic, { state: 'waiting', createdAt: at }),
        });
        const mail = { kind: 'contact', channel: 'mail', createdAt: at, expiresAt: null } as const;
        await enqueueMessage(outbox, {
          ...mail,
          id: newId(),
          to: deskAddress,
          ...deskMail({ reference, topic, language: locale, text }),
          ...(email === null ? {} : { replyTo: email }),
        });
        if (email !== null && (await useReceipt({ budget }, email)))
          await enqueueMessage(outbox, {
            ...mail,
            id: newId(),
            to: email,
            ...receiptMail({
              form: 'contact',
              reference,
              locale,
              brandNames,
              signatures,
              promises: { messageAnswer: calendar.answerDays('messageAnswer', hongKongDay(at)) },
            }),
          });
      });
      onMessageEnqueued();
      return { success: true, reference, waitSeconds: contactWaitSeconds };
    },

    /** Removes messages after the number of months that the contact page promises (`messageKept`). */
    async removeExpired(): Promise<void> {
      const messages = new Date(now());
      messages.setUTCMonth(messages.getUTCMonth() - promised('messageKept'));
      await repositories.contact.removeBefore(messages);
      await repositories.cooldown.removeBefore(cooldownCutoff(now()));
    },
  };
}
