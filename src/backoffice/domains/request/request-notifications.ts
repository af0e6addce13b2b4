import type { BrandNames } from '@/config/brand';
import { messageTexts } from '@/lib/texts/message-texts';
import type { OutboxRepository } from '../outbox/outbox.repository';
import type { CustomerProfile } from '../customer/customer.service';
import type { EnqueueMessage } from '../outbox/outbox.service';
import type { RequestRow } from './request.repository';
import { requestMessage } from './request.messages';

type OutboxTransaction = { outbox: OutboxRepository };
type Recipient = Pick<CustomerProfile, 'phone' | 'language'>;

export interface RequestNotificationsOptions {
  enqueueMessage: EnqueueMessage;
  /** Called after a transaction with messages was committed. */
  deliverNow: () => void;
  brandNames: BrandNames;
  now: () => Date;
  newId: () => string;
}

export type RequestNotifications = ReturnType<typeof createRequestNotifications>;

/** Text messages about requests, enqueued in the transaction that causes them. */
export function createRequestNotifications({
  enqueueMessage,
  deliverNow,
  brandNames,
  now,
  newId,
}: RequestNotificationsOptions) {
  return {
    deliverNow,

    /** Tells a customer that nothing is collected any more for a loan that is paid back. */
    notifyAutopayEnded(
      tx: OutboxTransaction,
      { customer, loanNo }: { customer: Recipient; loanNo: string },
    ): Promise<void> {
      const { language, phone } = customer;
      return enqueueMessage(tx.outbox, {
        id: newId(),
        channel: 'sms',
        kind: 'request',
        to: phone,
        text: messageTexts.in(language)('loan.autopayEnded', {
          brand: brandNames[language],
          loanNo,
        }),
        createdAt: now(),
        expiresAt: null,
      });
    },

    /** Notifies a customer of a request's new state. */
    notifyRequestChanged(
      tx: OutboxTransaction,
      {
        customer,
        request,
        detail,
        message,
      }: {
        customer: Recipient;
        request: Pick<RequestRow, 'reference' | 'kind' | 'state' | 'amountCents'>;
        /** In plain words; of a withdrawal the account, masked. */
        detail: string | null;
        message: string | null;
      },
    ): Promise<void> {
      return enqueueMessage(tx.outbox, {
        id: newId(),
        channel: 'sms',
        kind: 'request',
        to: customer.phone,
        text: requestMessage(request, {
          locale: customer.language,
          brand: brandNames[customer.language],
          account: detail,
          message,
        }),
        createdAt: now(),
        expiresAt: null,
      });
    },
  };
}
