import type { BrandNames } from '@/config/brand';
import { paymentsLink } from '@/config/message-links';
import type { LoanSummary } from '@/contracts/account/account-loan';
import { inBatches, type HasTurn } from '@/lib/async/in-batches';
import { formatDay } from '@/lib/dates';
import { hongKongDay } from '@/lib/hong-kong-day';
import { messageTexts } from '@/lib/texts/message-texts';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import type { MessageCounter } from '../message-budget/message-budget.repository';
import type { MessageBudget } from '../message-budget/message-budget.service';
import type { OutboxRepository } from '../outbox/outbox.repository';
import type { EnqueueMessage } from '../outbox/outbox.service';
import type { DueReminder, PaymentReminderRepository } from './payment-reminder.repository';

export interface PaymentReminderOptions {
  repository: Pick<PaymentReminderRepository, 'listDue'>;
  unitOfWork: UnitOfWork<{
    budget: MessageCounter;
    customer: Pick<CustomerRepository, 'lockById'>;
    outbox: OutboxRepository;
    reminder: Pick<PaymentReminderRepository, 'claim' | 'removeClaim'>;
  }>;
  /** The loan as of today; null where there is none. */
  findLoan: (loanNo: string) => Promise<LoanSummary | null>;
  profileOf: CustomerService['profileOf'];
  useSms: MessageBudget['useSms'];
  enqueueMessage: EnqueueMessage;
  sendsMail: boolean;
  brandNames: BrandNames;
  siteUrl: string;
  now: () => Date;
  newId: () => string;
  /** Called after messages were stored. */
  onMessageEnqueued: () => void;
}

export type PaymentReminders = ReturnType<typeof createPaymentReminders>;

/** Hours of the day in Hong Kong at which people are texted: from nine until nine. */
const hours = { from: 9, until: 21 };
const atOnce = 100;

const hongKongHour = (at: Date): number => (at.getUTCHours() + 8) % 24;

/** Reminders of payment dates, for customers who asked for them: once a date, by text message and to a verified mail address. */
export function createPaymentReminders(options: PaymentReminderOptions) {
  const { repository, unitOfWork, now, newId } = options;

  async function remind(due: DueReminder): Promise<boolean> {
    const next = (await options.findLoan(due.loanNo))?.nextPayment;
    return unitOfWork(async (tx) => {
      const customer = await tx.customer.lockById(due.customerId);
      const isWanted = customer !== null && customer.reminderDays !== null;
      if (!isWanted || !(await tx.reminder.claim(due))) return false;
      // In a payment holiday, or where enough was paid in advance, there is nothing to remind of.
      if (next?.date !== due.dueOn || next.amount <= 0) return false;
      const { phone, email, emailVerifiedAt, language } = options.profileOf(customer);
      const refusal = await options.useSms(tx, {
        phone,
        network: 'payment reminders',
        isDelivered: true,
        isTrusted: true,
      });
      if (refusal) {
        await tx.reminder.removeClaim(due.loanNo);
        return false;
      }
      const t = messageTexts.in(language);
      const words = {
        brand: options.brandNames[language],
        day: formatDay(due.dueOn, language),
        payments: paymentsLink({ siteUrl: options.siteUrl, locale: language }),
      };
      const message = {
        kind: 'payment-reminder' as const,
        createdAt: now(),
        // Worthless once the day is over.
        expiresAt: new Date(`${due.dueOn}T23:59:59+08:00`),
        text: t('loan.reminder.text', words),
      };
      await options.enqueueMessage(tx.outbox, {
        ...message,
        id: newId(),
        channel: 'sms',
        to: phone,
      });
      if (options.sendsMail && email !== null && emailVerifiedAt !== null)
        await options.enqueueMessage(tx.outbox, {
          ...message,
          id: newId(),
          channel: 'mail',
          to: email,
          subject: t('loan.reminder.subject', words),
        });
      return true;
    });
  }

  return {
    /** A job that reminds each customer of the next payment date, as many days before as they asked for. */
    async send(hasTurn?: HasTurn): Promise<void> {
      const at = now();
      const hour = hongKongHour(at);
      if (hour < hours.from || hour >= hours.until) return;
      let isSent = false;
      const due = inBatches({
        list: (page) => repository.listDue(hongKongDay(at), page),
        keyOf: ({ loanNo }) => loanNo,
        limit: atOnce,
        hasTurn,
      });
      for await (const one of due) if (await remind(one)) isSent = true;
      if (isSent) options.onMessageEnqueued();
    },
  };
}
