import { z } from 'zod';
import type { MailSender } from '@/backoffice/adapters/mail/mail-sender';
import type { SmsSender } from '@/backoffice/adapters/sms/sms-sender';
import type { OutboxKind } from '@/contracts/outbox/outbox-choices';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { encryptionContext, expiryOf, type ChannelSender } from './outbox.model';
import type { OutboxRepository } from './outbox.repository';
import { smsText } from './sms-text';

interface Outgoing {
  id: string;
  /** What it is about, which says how long it is tried. */
  kind: OutboxKind;
  /** E.164 for `sms`, an address for `mail`, the application number for `los`. */
  to: string;
  /** Plain text; empty for `los`. */
  text: string;
  createdAt: Date;
  /** After this instant the message is worthless and is never sent; null where its kind alone says that. */
  expiresAt: Date | null;
}

export type OutgoingMessage = Outgoing &
  (
    | { channel: 'sms' | 'los' }
    | {
        channel: 'mail';
        subject: string;
        replyTo?: string;
        /** Where a mail program asks that such mails stop. */
        unsubscribeUrl?: string;
      }
  );

/** Puts a message into the outbox; pass the repository of the transaction that makes the change, and call `runNow` of the worker after it. */
export type EnqueueMessage = (
  outbox: Pick<OutboxRepository, 'create'>,
  message: OutgoingMessage,
) => Promise<void>;

/** Stores messages with recipient and text encrypted, each bound to its row. */
export function createEnqueueMessage(cipher: DataCipher): EnqueueMessage {
  return (outbox, message) => {
    const { id, kind, channel, to, createdAt } = message;
    const encryptColumn = (text: string, column: 'recipient' | 'payload') =>
      cipher.encrypt(text, encryptionContext(id, column));
    return outbox.create({
      id,
      kind,
      channel,
      recipient: encryptColumn(to, 'recipient'),
      payload: encryptColumn(payloadOf(message), 'payload'),
      createdAt,
      expiresAt: expiryOf(kind, createdAt, message.expiresAt),
    });
  };
}

const mailPayloadSchema = z.object({
  subject: z.string(),
  text: z.string(),
  replyTo: z.string().optional(),
  unsubscribeUrl: z.string().optional(),
});

function payloadOf(message: OutgoingMessage): string {
  if (message.channel !== 'mail')
    return message.channel === 'sms' ? smsText(message.text) : message.text;
  const { subject, text, replyTo, unsubscribeUrl } = message;
  return JSON.stringify({ subject, text, replyTo, unsubscribeUrl });
}

/** Delivers the messages of the channel `sms`. */
export function smsChannel(sms: SmsSender): ChannelSender {
  return ({ id, to, payload }) => sms.send({ id, to, text: payload });
}

/** Delivers the messages of the channel `mail`. */
export function mailChannel(mail: MailSender): ChannelSender {
  return ({ id, to, payload }) =>
    mail.send({ id, to, ...mailPayloadSchema.parse(JSON.parse(payload)) });
}
