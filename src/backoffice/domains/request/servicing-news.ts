import type { Locale } from '@/contracts/locale';
import type { Repositories } from '@/backoffice/db/unit-of-work';
import type { CustomerProfile } from '../customer/customer.service';
import type { EnqueueMessage } from '../outbox/outbox.service';
import type { RequestRow } from './request.repository';
import { maskPhone } from './servicing-seal';
import { phoneChangedText, requestText } from './servicing.messages';

type Inside = Pick<Repositories, 'outbox'>;
type Reader = Pick<CustomerProfile, 'phone' | 'language'>;

export interface ServicingNewsOptions {
  post: EnqueueMessage;
  /** Called when a transaction with messages is through. */
  sent: () => void;
  brandNames: Readonly<Record<Locale, string>>;
  now: () => Date;
  newId: () => string;
}

export type ServicingNews = ReturnType<typeof createServicingNews>;

/** Text messages about requests and changes of an account, posted in the transaction that causes them. */
export function createServicingNews({ post, sent, brandNames, now, newId }: ServicingNewsOptions) {
  const text = (inside: Inside, to: string, words: string) =>
    post(inside.outbox, {
      id: newId(),
      channel: 'sms',
      to,
      text: words,
      createdAt: now(),
      expiresAt: null,
    });

  return {
    sent,

    /** Tells a customer where a request stands now. */
    requestChanged(
      inside: Inside,
      {
        customer,
        request,
        message,
      }: {
        customer: Reader;
        request: Pick<RequestRow, 'reference' | 'kind' | 'state' | 'amountCents'>;
        message: string | null;
      },
    ): Promise<void> {
      return text(
        inside,
        customer.phone,
        requestText(request, {
          locale: customer.language,
          brand: brandNames[customer.language],
          message,
        }),
      );
    },

    /** Tells both numbers that one took the other's place. */
    async phoneChanged(
      inside: Inside,
      {
        customer,
        before,
        after,
      }: { customer: Pick<Reader, 'language'>; before: string; after: string },
    ): Promise<void> {
      const words = phoneChangedText({
        locale: customer.language,
        brand: brandNames[customer.language],
        before: maskPhone(before),
        after: maskPhone(after),
      });
      await text(inside, before, words);
      await text(inside, after, words);
    },
  };
}
