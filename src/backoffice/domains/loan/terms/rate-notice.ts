import type { BrandNames } from '@/config/brand';
import { paymentsLink } from '@/config/message-links';
import { formatDay } from '@/lib/dates';
import { formatMoney, formatPercent } from '@/lib/format';
import { fromCents } from '@/lib/loan/money';
import { messageTexts } from '@/lib/texts/message-texts';
import { requireFound } from '@/backoffice/common/require-found';
import type { CustomerRepository } from '../../customer/customer.repository';
import type { CustomerService } from '../../customer/customer.service';
import type { OutboxRepository } from '../../outbox/outbox.repository';
import type { EnqueueMessage } from '../../outbox/outbox.service';
import type { LoanRecord } from '../loan.repository';
import type { RateComparison } from './rate-figures.model';

export interface NoticeRepositories {
  customer: Pick<CustomerRepository, 'findById'>;
  outbox: Pick<OutboxRepository, 'create'>;
}

export interface RateNoticeOptions {
  profileOf: CustomerService['profileOf'];
  enqueueMessage: EnqueueMessage;
  brandNames: BrandNames;
  siteUrl: string;
  now: () => Date;
  newId: () => string;
}

export type NotifyRateChanged = ReturnType<typeof createRateNotice>;

/** The text message that tells a customer of another rate or of other payments, enqueued in the transaction that decides it. */
export const createRateNotice =
  ({ profileOf, enqueueMessage, brandNames, siteUrl, now, newId }: RateNoticeOptions) =>
  async (
    tx: NoticeRepositories,
    { customerId, account: { loanNo } }: LoanRecord,
    { kind, from, paymentOn, before, after }: RateComparison,
  ): Promise<void> => {
    const { phone, language } = profileOf(requireFound(await tx.customer.findById(customerId)));
    const t = messageTexts.in(language);
    const values = {
      brand: brandNames[language],
      loanNo,
      day: formatDay(from, language),
      rate: formatPercent(after.annualRate, { fixed: true }),
      before: formatPercent(before.annualRate, { fixed: true }),
      url: paymentsLink({ siteUrl, locale: language }),
    };
    const { paymentCents } = after;
    await enqueueMessage(tx.outbox, {
      id: newId(),
      channel: 'sms',
      kind: 'account',
      to: phone,
      text:
        paymentCents === null || paymentOn === null
          ? t('loan.rateChanged', values)
          : t(kind === 'restructure' ? 'loan.restructured' : 'loan.rateAndPaymentChanged', {
              ...values,
              left: after.paymentsLeft ?? 0,
              endDay: formatDay(after.endsOn, language),
              payment: formatMoney(fromCents(paymentCents), { withCents: true }),
              paymentDay: formatDay(paymentOn, language),
            }),
      createdAt: now(),
      expiresAt: null,
    });
  };
