import type { DataCipher } from '../../data-cipher';
import { sealContext, type OutboxChannel } from './outbox.model';
import type { OutboxRepository } from './outbox.repository';

export interface OutgoingMessage {
  id: string;
  channel: OutboxChannel;
  to: string;
  text: string;
  createdAt: Date;
  /** After this instant the message is worthless and is never sent. */
  expiresAt: Date | null;
}

/** Puts a message into the outbox; pass the repository of the transaction that makes the change. */
export type PostMessage = (outbox: Pick<OutboxRepository, 'create'>, message: OutgoingMessage) => Promise<void>;

export function createPostMessage(cipher: DataCipher): PostMessage {
  return (outbox, { id, channel, to, text, createdAt, expiresAt }) =>
    outbox.create({ id, channel, recipient: cipher.encrypt(to, sealContext(id, 'recipient')), payload: cipher.encrypt(text, sealContext(id, 'payload')), createdAt, expiresAt });
}
