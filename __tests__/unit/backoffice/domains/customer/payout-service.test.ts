import type { CustomerRow } from '@/backoffice/domains/customer/customer.repository';
import { createCustomerService } from '@/backoffice/domains/customer/customer.service';
import {
  createPayoutService,
  type PayoutServiceRepositories,
} from '@/backoffice/domains/customer/payout.service';
import type { AuthenticatedCustomer } from '@/backoffice/domains/customer/session.service';
import {
  standIn,
  testCipher,
  testHash,
  unitOfWorkOn,
} from '@test/support/backoffice/service-tools';

const at = new Date('2026-05-04T10:00:00.000Z');
const hash = testHash('alert');

function setUp() {
  const customers = createCustomerService({
    hash: testHash('customer'),
    cipher: testCipher,
    now: () => at,
    newId: () => 'customer-1',
  });
  const row = standIn<CustomerRow>({
    id: 'customer-1',
    name: null,
    email: null,
    address: null,
    language: 'hk',
    marketing: false,
    reminderDays: null,
    emailVerifiedAt: null,
    payoutsFrozenAt: null,
    payoutsHeldUntil: null,
    ...customers.encryptDetails('customer-1', { phone: '+85291234567' }),
  });
  const steps: unknown[] = [];
  const audited: unknown[] = [];
  const find = async (id: string) => (id === row.id ? row : null);
  const repositories = standIn<PayoutServiceRepositories>({
    audit: standIn<PayoutServiceRepositories['audit']>({
      create: async (entry) => void audited.push(entry),
    }),
    customer: standIn<PayoutServiceRepositories['customer']>({
      findById: find,
      lockById: find,
      update: async (_, changes) => void Object.assign(row, changes),
      addEvent: async ({ kind, device }) => void steps.push(['event', kind, device]),
    }),
    payoutAlert: standIn<PayoutServiceRepositories['payoutAlert']>({
      findCustomerId: async (tokenHashes) => (tokenHashes.includes(hash('token')) ? row.id : null),
    }),
  });
  const payouts = createPayoutService({
    repositories,
    unitOfWork: unitOfWorkOn(repositories),
    customers,
    sendNotice: async (_, { kind, recipients }) =>
      void steps.push(['notice', kind, recipients.phones]),
    hash,
    deliverNow: () => void steps.push('deliver'),
    now: () => at,
  });
  const customer = standIn<AuthenticatedCustomer>({ customerId: 'customer-1', device: 'phone' });
  const setState = (state: 'frozen' | 'open', customerId = 'customer-1') =>
    payouts.setForStaff('amy', { customerId, state, note: 'asked by letter' });
  return { payouts, customer, setState, row, steps, audited };
}

describe('The withdrawals of a customer', () => {
  it('are stopped by the customer at once, who is told', async () => {
    const { payouts, customer, row, steps } = setUp();
    await payouts.freezeOwn(customer);
    expect(row.payoutsFrozenAt).toEqual(at);
    expect(steps).toEqual([
      ['event', 'payouts-frozen', 'phone'],
      ['notice', 'payouts-frozen', ['+85291234567']],
      'deliver',
    ]);
  });

  it('that are stopped stay so, without another notice', async () => {
    const { payouts, customer, steps } = setUp();
    await payouts.freezeOwn(customer);
    steps.length = 0;
    await payouts.freezeByLink('token');
    expect(steps).toEqual(['deliver']);
  });

  it('are stopped by the link of a notice, and by no other', async () => {
    const { payouts, row, steps } = setUp();
    await expect(payouts.freezeByLink('another')).rejects.toMatchObject({ code: 'not_found' });
    expect(steps).toEqual([]);
    await payouts.freezeByLink('token');
    expect(row.payoutsFrozenAt).toEqual(at);
  });

  it('are opened by staff alone, which is written down with the reason', async () => {
    const { payouts, setState, customer, audited } = setUp();
    await payouts.freezeOwn(customer);
    expect(await payouts.findForStaff('customer-1')).toMatchObject({ frozenAt: at.toISOString() });
    await setState('open');
    expect(await payouts.findForStaff('customer-1')).toEqual({ frozenAt: null, heldUntil: null });
    expect(audited).toMatchObject([
      {
        staff: 'amy',
        target: 'customer:customer-1',
        before: { payouts: 'frozen' },
        after: { payouts: 'open', note: 'asked by letter' },
      },
    ]);
  });

  it('of nobody are not found, and what changes nothing is not written down', async () => {
    const { payouts, setState, audited } = setUp();
    await expect(setState('open', 'customer-9')).rejects.toMatchObject({ code: 'not_found' });
    await expect(payouts.findForStaff('customer-9')).rejects.toMatchObject({ code: 'not_found' });
    await setState('open');
    expect(audited).toEqual([]);
  });
});
