import type { BrandNames } from '@/config/brand';
import type { EnqueueMessage } from '../outbox/outbox.service';
import type { OutboxRepository } from '../outbox/outbox.repository';
import { phoneChangedMessage } from './customer.messages';
import { maskPhoneWithCountry } from './customer.model';
import type { CustomerProfile } from './customer.service';

export interface CustomerNotificationsOptions {
  enqueueMessage: EnqueueMessage;
  /** Called after a transaction with messages was committed. */
  deliverNow: () => void;
  brandNames: BrandNames;
  now: () => Date;
  newId: () => string;
}

export type CustomerNotifications = ReturnType<typeof createCustomerNotifications>;

/** Text messages about changes of an account, enqueued in the transaction that causes them. */
export function createCustomerNotifications({
  enqueueMessage,
  deliverNow,
  brandNames,
  now,
  newId,
}: CustomerNotificationsOptions) {
  return {
    deliverNow,

    /** Notifies both numbers of the change. */
    async notifyPhoneChanged(
      { outbox }: { outbox: OutboxRepository },
      {
        customer: { language },
        before,
        after,
      }: { customer: Pick<CustomerProfile, 'language'>; before: string; after: string },
    ): Promise<void> {
      const text = phoneChangedMessage({
        locale: language,
        brand: brandNames[language],
        before: maskPhoneWithCountry(before),
        after: maskPhoneWithCountry(after),
      });
      for (const to of [before, after])
        await enqueueMessage(outbox, {
          id: newId(),
          channel: 'sms',
          to,
          text,
          createdAt: now(),
          expiresAt: null,
        });
    },
  };
}
