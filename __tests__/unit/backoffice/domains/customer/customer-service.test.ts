import type { CustomerRow } from '@/backoffice/domains/customer/customer.repository';
import { createCustomerService } from '@/backoffice/domains/customer/customer.service';
import { numbered, testCipher, testClock, testHash } from '@test/support/backoffice/service-tools';

const phone = '+85291234567';
const person = {
  phone,
  name: '陳大文',
  email: 'man@example.com',
  address: '1 Main Street',
  language: 'hk',
} as const;

function setUp() {
  const rows: CustomerRow[] = [];
  const clock = testClock('2026-05-04T10:00:00.000Z');
  const customers = createCustomerService({
    hash: testHash('customer'),
    cipher: testCipher,
    now: clock.now,
    newId: numbered('customer'),
  });
  const repository = {
    async create(row: CustomerRow) {
      if (rows.some(({ phoneHash }) => phoneHash === row.phoneHash)) return false;
      rows.push(row);
      return true;
    },
    findByPhoneHash: async (phoneHashes: readonly string[]) =>
      rows.find((row) => phoneHashes.includes(row.phoneHash)) ?? null,
  };
  return { rows, clock, customers, repository };
}

describe('A customer', () => {
  it('is found by phone and read back in plain words, of which none is stored', async () => {
    const { rows, customers, repository } = setUp();
    expect(await customers.ensureByPhone(repository, person)).toBe('customer-1');
    expect(JSON.stringify(rows)).not.toMatch(/陳|9123|man@|Main/);
    const found = await customers.findByPhone(repository, phone);
    expect(found && customers.profileOf(found)).toEqual({
      id: 'customer-1',
      ...person,
      emailVerifiedAt: null,
      marketing: false,
      reminderDays: null,
      payoutsFrozenAt: null,
      payoutsHeldUntil: null,
    });
    expect(await customers.findByPhone(repository, '+85261234567')).toBeNull();
  });

  it('who is known keeps what is known', async () => {
    const { rows, customers, repository } = setUp();
    await customers.ensureByPhone(repository, { phone, language: 'en' });
    const again = { ...person, marketing: true };
    expect(await customers.ensureByPhone(repository, again)).toBe('customer-1');
    expect(rows.map(customers.profileOf)).toEqual([
      {
        id: 'customer-1',
        phone,
        name: null,
        email: null,
        address: null,
        language: 'en',
        marketing: false,
        reminderDays: null,
        emailVerifiedAt: null,
        payoutsFrozenAt: null,
        payoutsHeldUntil: null,
      },
    ]);
  });

  it('whom two requests add at once is one customer', async () => {
    const { rows, customers, repository } = setUp();
    const ids = await Promise.all([
      customers.ensureByPhone(repository, person),
      customers.ensureByPhone(repository, person),
    ]);
    expect(rows).toHaveLength(1);
    expect(new Set(ids)).toEqual(new Set([rows[0]?.id]));
  });

  it('who can neither be added nor found is an error, not a customer', async () => {
    const { customers } = setUp();
    const broken = { create: async () => false, findByPhoneHash: async () => null };
    await expect(customers.ensureByPhone(broken, person)).rejects.toThrow(
      'A customer can neither be added nor found',
    );
  });

  it('cannot be read from the row of another', async () => {
    const { rows, customers, repository } = setUp();
    await customers.ensureByPhone(repository, person);
    await customers.ensureByPhone(repository, { ...person, phone: '+85261234567' });
    const [one, other] = rows;
    expect(() => one && customers.profileOf({ ...one, name: other?.name ?? null })).toThrow();
  });
});

describe('A change of a customer’s details', () => {
  it('touches the columns that it names, and the phone under its new hash', async () => {
    const { rows, clock, customers, repository } = setUp();
    await customers.ensureByPhone(repository, person);
    clock.advance(1_000);
    const email = customers.encryptDetails('customer-1', { email: 'new@example.com' });
    expect(Object.keys(email).sort()).toEqual(['email', 'emailVerifiedAt', 'updatedAt']);
    expect(email.emailVerifiedAt).toBeNull();
    const moved = { phone: '+85261234567', address: '2 Side Street' };
    Object.assign(rows[0] ?? {}, email, customers.encryptDetails('customer-1', moved));
    expect(await customers.findByPhone(repository, phone)).toBeNull();
    const found = await customers.findByPhone(repository, '+85261234567');
    expect(found && customers.profileOf(found)).toMatchObject({
      ...moved,
      email: 'new@example.com',
      name: '陳大文',
    });
    expect(found?.updatedAt).toEqual(new Date('2026-05-04T10:00:01.000Z'));
  });
});
