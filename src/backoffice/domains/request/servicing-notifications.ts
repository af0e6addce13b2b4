import type { Locale } from '@/contracts/locale';
import type { OutboxRepository } from '../outbox/outbox.repository';
import type { CustomerProfile } from '../customer/customer.service';
import type { EnqueueMessage } from '../outbox/outbox.service';
import type { RequestRow } from './request.repository';
import { maskPhone } from './servicing-field-encryption';
import { phoneChangedMessage, requestMessage } from './servicing.messages';

type OutboxTransaction = { outbox: OutboxRepository };
type Recipient = Pick<CustomerProfile, 'phone' | 'language'>;

export interface ServicingNotificationsOptions {
  enqueueMessage: EnqueueMessage;
  /** Called after a transaction with messages was committed. */
  deliverNow: () => void;
  brandNames: Readonly<Record<Locale, string>>;
  now: () => Date;
  newId: () => string;
}

export type ServicingNotifications = ReturnType<typeof createServicingNotifications>;

/** Text messages about requests and account changes, enqueued in the transaction that causes them. */
export function createServicingNotifications({
  enqueueMessage,
  deliverNow,
  brandNames,
  now,
  newId,
}: ServicingNotificationsOptions) {
  const enqueueText = (tx: OutboxTransaction, to: string, text: string) =>
    enqueueMessage(tx.outbox, {
      id: newId(),
      channel: 'sms',
      to,
      text: text,
      createdAt: now(),
      expiresAt: null,
    });

  return {
    sent: deliverNow,

    /** Notifies a customer of a request's new state. */
    notifyRequestChanged(
      tx: OutboxTransaction,
      {
        customer,
        request,
        message,
      }: {
        customer: Recipient;
        request: Pick<RequestRow, 'reference' | 'kind' | 'state' | 'amountCents'>;
        message: string | null;
      },
    ): Promise<void> {
      return enqueueText(
        tx,
        customer.phone,
        requestMessage(request, {
          locale: customer.language,
          brand: brandNames[customer.language],
          message,
        }),
      );
    },

    /** Notifies both numbers of the change. */
    async notifyPhoneChanged(
      tx: OutboxTransaction,
      {
        customer,
        before,
        after,
      }: { customer: Pick<Recipient, 'language'>; before: string; after: string },
    ): Promise<void> {
      const text = phoneChangedMessage({
        locale: customer.language,
        brand: brandNames[customer.language],
        before: maskPhone(before),
        after: maskPhone(after),
      });
      await enqueueText(tx, before, text);
      await enqueueText(tx, after, text);
    },
  };
}
