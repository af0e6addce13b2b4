import type { BrandNames } from '@/config/brand';
import { messagesLink } from '@/config/message-links';
import { messageTexts } from '@/lib/texts/message-texts';
import type { CustomerProfile } from '../customer/customer.service';
import type { OutboxRepository } from '../outbox/outbox.repository';
import type { EnqueueMessage } from '../outbox/outbox.service';
import type { ThreadRow } from './thread.model';

export interface TellAnsweredOptions {
  enqueueMessage: EnqueueMessage;
  brandNames: BrandNames;
  siteUrl: string;
  newId: () => string;
  /** Called after a transaction with messages was committed. */
  deliverNow: () => void;
}

/** Texts a customer that there is an answer, or a new message of ours, never what it says, in the customer’s language; part of the transaction that writes it. */
export interface TellAnswered {
  enqueue: (
    tx: { outbox: OutboxRepository },
    answered: {
      customer: Pick<CustomerProfile, 'phone' | 'language'>;
      row: Pick<ThreadRow, 'reference'>;
      at: Date;
      isNew?: boolean;
    },
  ) => Promise<void>;
  deliverNow: () => void;
}

export function createTellAnswered({
  enqueueMessage,
  brandNames,
  siteUrl,
  newId,
  deliverNow,
}: TellAnsweredOptions): TellAnswered {
  return {
    deliverNow,
    enqueue: (tx, { customer: { phone, language }, row: { reference }, at, isNew = false }) =>
      enqueueMessage(tx.outbox, {
        id: newId(),
        channel: 'sms',
        kind: 'thread',
        to: phone,
        text: messageTexts.in(language)(isNew ? 'thread.started' : 'thread.answered', {
          brand: brandNames[language],
          reference,
          url: messagesLink({ siteUrl, locale: language }),
        }),
        createdAt: at,
        expiresAt: null,
      }),
  };
}
