import {
  createPaymentReminders,
  type PaymentReminderOptions,
} from '@/backoffice/domains/payment-reminder/payment-reminder.service';
import type { CustomerProfile } from '@/backoffice/domains/customer/customer.service';
import { loan } from '@test/support/account/account-factory';
import { standIn, unitOfWorkOn } from '@test/support/backoffice/service-tools';

type Repositories = Parameters<Parameters<PaymentReminderOptions['unitOfWork']>[0]>[0];
type Message = Parameters<PaymentReminderOptions['enqueueMessage']>[1];
const due = { loanNo: 'LN-1', customerId: 'customer-1', dueOn: '2026-12-16' };

function setUp(profile: Partial<CustomerProfile>, { sendsMail = true, paysOn = due.dueOn } = {}) {
  const messages: Message[] = [];
  const reminders = createPaymentReminders({
    repository: { listDue: async () => [due] },
    unitOfWork: unitOfWorkOn<Repositories>({
      budget: standIn<Repositories['budget']>({}),
      customer: standIn<Repositories['customer']>({
        lockById: async () => ({ reminderDays: 3 }) as never,
      }),
      outbox: standIn<Repositories['outbox']>({}),
      reminder: standIn<Repositories['reminder']>({ claim: async () => true }),
    }),
    findLoan: async () => {
      const { nextPayment, ...known } = loan();
      return { ...known, nextPayment: nextPayment && { ...nextPayment, date: paysOn } };
    },
    profileOf: () =>
      ({
        phone: '+85291234567',
        language: 'en',
        email: null,
        emailVerifiedAt: null,
        ...profile,
      }) as CustomerProfile,
    useSms: async () => null,
    enqueueMessage: async (_outbox, message) => void messages.push(message),
    sendsMail,
    brandNames: { en: 'Pier Loans', hk: '碼頭貸款', cn: '码头贷款' },
    siteUrl: 'https://pier.example',
    now: () => new Date('2026-12-13T02:00:00Z'),
    newId: () => 'id',
    onMessageEnqueued: () => undefined,
  });
  return { messages, reminders };
}

const verified = { email: 'a@pier.example', emailVerifiedAt: new Date('2026-11-01T00:00:00Z') };

describe('A reminder of a payment date', () => {
  it.each([
    ['a verified address', verified, {}, ['sms', 'mail']],
    ['an address that nobody verified', { ...verified, emailVerifiedAt: null }, {}, ['sms']],
    ['a site that sends no mails', verified, { sendsMail: false }, ['sms']],
    ['nothing to pay on that day', verified, { paysOn: '2027-01-16' }, []],
  ])('for %s goes by %j', async (...[, profile, site, channels]) => {
    const { messages, reminders } = setUp(profile, site);
    await reminders.send();
    expect(messages.map(({ channel }) => channel)).toEqual(channels);
  });

  it('says the day and where the amount stands, and is worth nothing after that day', async () => {
    const { messages, reminders } = setUp({});
    await reminders.send();
    expect(messages).toMatchObject([
      { to: '+85291234567', expiresAt: new Date('2026-12-16T15:59:59Z') },
    ]);
    expect(messages[0]?.text).toMatch(
      /^Pier Loans: a payment on your loan is due on 16 December 2026\. .*https:\/\/pier\.example\/en\/account\/payments /,
    );
  });
});
