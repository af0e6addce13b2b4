import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import { createBankAccountEncryption } from '@/backoffice/domains/customer/bank-account.model';
import {
  createCustomerDesk,
  type CustomerDeskRepositories,
} from '@/backoffice/domains/customer/customer-desk.service';
import type { CustomerRow } from '@/backoffice/domains/customer/customer.repository';
import { createCustomerService } from '@/backoffice/domains/customer/customer.service';
import { forgottenAlerts, testPayoutSafety } from '@test/support/backoffice/payout-safety';
import {
  numbered,
  standIn,
  testCipher,
  testHash,
  unitOfWorkOn,
} from '@test/support/backoffice/service-tools';

const at = new Date('2026-05-04T10:00:00.000Z');
const phone = '+85291234567';
const bankAccount = { bankCode: '024', accountNumber: '123-456789-001', holder: 'CHAN TAI MAN' };
const person = {
  phone: '9123 4567',
  language: 'hk',
  name: 'CHAN TAI MAN',
  email: 'a@example.com',
} as const;

function setUp() {
  const rows: CustomerRow[] = [];
  const audited: NewAuditRow[] = [];
  const done: unknown[][] = [];
  const accounts: Parameters<CustomerDeskRepositories['bankAccount']['replace']>[0][] = [];
  const customers = createCustomerService({
    hash: testHash('customer'),
    cipher: testCipher,
    now: () => at,
    newId: numbered('customer'),
  });
  const bankAccountEncryption = createBankAccountEncryption(testCipher);
  const repositories: CustomerDeskRepositories = {
    audit: standIn<CustomerDeskRepositories['audit']>({
      create: async (row) => void audited.push(row),
    }),
    bankAccount: standIn<CustomerDeskRepositories['bankAccount']>({
      async findCurrent(customerId) {
        const current = accounts.findLast((account) => account.customerId === customerId);
        return current ? { ...current, replacedAt: null } : null;
      },
      replace: async (account) => void accounts.push(account),
    }),
    customer: {
      ...standIn<CustomerDeskRepositories['customer']>({}),
      async create(row: CustomerRow) {
        rows.push(row);
        return true;
      },
      findByPhoneHash: async (phoneHashes: readonly string[]) =>
        rows.find((row) => phoneHashes.includes(row.phoneHash)) ?? null,
      lockById: async (id: string) => rows.find((row) => row.id === id) ?? null,
      async update(id: string, change: Partial<CustomerRow>) {
        Object.assign(rows.find((row) => row.id === id) ?? {}, change);
      },
      addEvent: async ({ kind }: { kind: string }) => void done.push(['event', kind]),
    },
    phoneHolder: { replacePhone: async (change) => void done.push(['rebound', change]) },
    outbox: standIn<CustomerDeskRepositories['outbox']>({}),
    payoutAlert: forgottenAlerts,
    session: standIn<CustomerDeskRepositories['session']>({
      revokeAll: async ({ customerId, except }) => void done.push(['sign out', customerId, except]),
    }),
  };
  const desk = createCustomerDesk({
    unitOfWork: unitOfWorkOn(repositories),
    customers,
    payoutSafety: testPayoutSafety({
      bankAccountEncryption,
      at,
      newId: numbered('account'),
      onNotice: ({ kind, recipients }) => done.push(['told', kind, ...recipients.phones]),
    }),
    deliverNow: () => undefined,
    now: () => at,
  });
  const profiles = () => rows.map(customers.profileOf);
  return { desk, rows, audited, done, accounts, bankAccountEncryption, profiles };
}

describe('A customer whom staff enter', () => {
  it('is kept encrypted, and the audit trail says which details were set, not what they are', async () => {
    const { desk, rows, accounts, audited, done, profiles, bankAccountEncryption } = setUp();
    expect(await desk.ensureCustomer('amy', { ...person, bankAccount })).toEqual({
      customerId: 'customer-1',
      needsBankAccount: true,
    });
    expect(accounts).toEqual([]);
    await desk.registerFirstBankAccount('ben', { customerId: 'customer-1', bankAccount });
    expect(profiles()).toMatchObject([
      { phone, name: 'CHAN TAI MAN', email: 'a@example.com', address: null, language: 'hk' },
    ]);
    expect(bankAccountEncryption.decrypt('account-1', accounts[0]?.encrypted ?? '')).toEqual(
      bankAccount,
    );
    expect(JSON.stringify([rows, accounts, audited])).not.toMatch(/CHAN|9123|a@example|456789/);
    const set = { phone: 'set', language: 'set', name: 'set', email: 'set' };
    expect(audited).toMatchObject([
      { staff: 'amy', action: 'create', target: 'customer:customer-1', before: null, after: set },
      { staff: 'ben', before: { bankAccount: null }, after: { bankAccount: 'set' } },
    ]);
    expect(done).toEqual([
      ['event', 'bank-account-changed'],
      ['told', 'bank-account', phone],
    ]);
  });

  it('stays as known already; a bank account is only added where there is none', async () => {
    const { desk, profiles, accounts, audited } = setUp();
    await desk.ensureCustomer('amy', person);
    const changed = { ...person, name: 'Somebody', language: 'en', bankAccount } as const;
    const account = { customerId: 'customer-1', bankAccount };
    await desk.registerFirstBankAccount('ben', account);
    expect(await desk.ensureCustomer('ben', changed)).toEqual({
      customerId: 'customer-1',
      needsBankAccount: false,
    });
    await expect(desk.registerFirstBankAccount('ben', account)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(profiles()).toMatchObject([{ name: 'CHAN TAI MAN', language: 'hk' }]);
    expect(accounts).toHaveLength(1);
    expect(audited.slice(1)).toMatchObject([
      { action: 'update', before: { bankAccount: null }, after: { bankAccount: 'set' } },
      { staff: 'ben', action: 'read', target: 'customer:customer-1', before: null, after: null },
    ]);
  });

  it('needs a number that takes texts', async () => {
    const { desk, rows } = setUp();
    await expect(
      desk.ensureCustomer('amy', { ...person, phone: '2345 6789' }),
    ).rejects.toMatchObject({ details: { fields: { phone: { key: 'fixedLine' } } } });
    expect(rows).toEqual([]);
  });
});

describe('A number that staff change for a customer who lost the phone', () => {
  const change = { customerId: 'customer-1', phone: '6123 4567', note: 'seen with identity card' };

  it('signs out everywhere, tells both numbers and is written down without them', async () => {
    const { desk, profiles, done, audited } = setUp();
    await desk.ensureCustomer('amy', person);
    await desk.changePhone('ben', change);
    expect(profiles()).toMatchObject([{ phone: '+85261234567', name: 'CHAN TAI MAN' }]);
    expect(done).toEqual([
      ['event', 'phone-changed'],
      ['sign out', 'customer-1', undefined],
      ['rebound', { customerId: 'customer-1', before: phone, after: '+85261234567' }],
      ['told', 'phone', phone, '+85261234567'],
    ]);
    expect(audited.at(-1)).toMatchObject({
      staff: 'ben',
      action: 'update',
      target: 'customer:customer-1',
      after: { note: 'seen with identity card' },
    });
    expect(JSON.stringify(audited)).not.toMatch(/9123|6123/);
  });

  it.each([
    { why: 'it is another customer’s', changes: {}, isTaken: true, refusal: { code: 'conflict' } },
    {
      why: 'there is no such customer',
      changes: { customerId: 'customer-9' },
      isTaken: false,
      refusal: { code: 'not_found' },
    },
    {
      why: 'it takes no texts',
      changes: { phone: '2345 6789' },
      isTaken: false,
      refusal: { code: 'validation_failed' },
    },
  ])('stays where $why', async ({ changes, isTaken, refusal }) => {
    const { desk, profiles, done } = setUp();
    await desk.ensureCustomer('amy', person);
    if (isTaken) await desk.ensureCustomer('amy', { phone: change.phone, language: 'en' });
    await expect(desk.changePhone('ben', { ...change, ...changes })).rejects.toMatchObject(refusal);
    expect([profiles()[0]?.phone, done]).toEqual([phone, []]);
  });
});
