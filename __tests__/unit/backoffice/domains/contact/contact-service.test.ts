import type { ContactRow } from '@/backoffice/domains/contact/contact.model';
import {
  createContactService,
  type ContactRepositories,
  type ContactSubmission,
} from '@/backoffice/domains/contact/contact.service';
import type { OutgoingMessage } from '@/backoffice/domains/outbox/outbox.service';
import { inMemoryCooldowns } from '@test/support/backoffice/in-memory-cooldowns';
import {
  numbered,
  serialUnitOfWorkOn,
  standIn,
  testCipher,
  testClock,
  testHash,
} from '@test/support/backoffice/service-tools';
import { usualCalendar } from '@test/support/setting/office-calendar';

const second = 1_000;
const body = {
  name: 'Chan Siu Ming',
  phone: '9123 4567',
  topic: 'new-loan',
  callTime: 'evening',
  message: 'How much could I borrow?',
} as const;

function setUp() {
  const clock = testClock('2026-05-04T10:00:00.000Z');
  const rows: ContactRow[] = [];
  const mails: OutgoingMessage[] = [];
  const cooldowns = inMemoryCooldowns();
  let deliveries = 0;
  const repositories: ContactRepositories = {
    contact: standIn<ContactRepositories['contact']>({
      create: async (row) => void rows.push(row),
      async removeBefore(instant) {
        rows.splice(0, rows.length, ...rows.filter(({ createdAt }) => createdAt >= instant));
      },
    }),
    cooldown: cooldowns.repository,
    outbox: standIn<ContactRepositories['outbox']>({}),
    budget: standIn<ContactRepositories['budget']>({}),
  };
  const contact = createContactService({
    calendar: usualCalendar,
    repositories,
    unitOfWork: serialUnitOfWorkOn(repositories),
    cipher: testCipher,
    hash: testHash('contact'),
    useReceipt: async (_tx, address) => address !== 'full@example.com',
    enqueueMessage: async (_outbox, message) => void mails.push(message),
    deskAddress: 'desk@pier.example',
    brandNames: { en: 'Pier Loans', hk: '碼頭貸款', cn: '码头贷款' },
    signatures: { en: 'Licence 1', hk: '牌照 1', cn: '牌照 1' },
    now: clock.now,
    newId: numbered('id'),
    randomBytes: () => new Uint8Array(8),
    onMessageEnqueued: () => (deliveries += 1),
  });
  const send = (
    changes: Partial<ContactSubmission['body']> = {},
    { browser = 'browser-1', locale = 'en' }: Partial<Omit<ContactSubmission, 'body'>> = {},
  ) => contact.send({ body: { ...body, ...changes }, locale, browser });
  return { clock, rows, mails, cooldowns, contact, send, deliveriesStarted: () => deliveries };
}

describe('A message of the contact page', () => {
  it('is mailed to the lender with a way to answer, and confirmed in the language without its words', async () => {
    const { send, mails, deliveriesStarted } = setUp();
    const outcome = await send({ email: 'siuming@example.com' }, { locale: 'hk' });
    expect(outcome).toEqual({ success: true, reference: 'MS-00000000', waitSeconds: 180 });
    expect(mails).toMatchObject([
      {
        channel: 'mail',
        to: 'desk@pier.example',
        replyTo: 'siuming@example.com',
        text: expect.stringMatching(/\+85291234567[^]*How much could I borrow/),
      },
      { to: 'siuming@example.com', subject: '我們已收到你的留言（MS-00000000）' },
    ]);
    expect(mails[1]?.text).not.toMatch(/Chan|borrow|9123/);
    expect(mails[1]?.text).toMatch(/牌照 1$/);
    expect(deliveriesStarted()).toBe(1);
  });

  it('without an address is mailed to the lender alone', async () => {
    const { send, mails } = setUp();
    await send();
    expect(mails.map(({ to }) => to)).toEqual(['desk@pier.example']);
    expect(mails[0]).not.toHaveProperty('replyTo');
  });

  it('is kept so that nobody reads it in the database, and waits for an answer within a working day', async () => {
    const { send, rows, cooldowns } = setUp();
    await send({ email: 'siuming@example.com' });
    const stored = JSON.stringify([rows, [...cooldowns.lastAt]]);
    expect(stored).not.toMatch(/Chan|9123|borrow|siuming/);
    const dueAt = new Date('2026-05-05T10:00:00.000Z');
    expect(rows).toMatchObject([{ state: 'waiting', assignee: null, version: 0, dueAt }]);
  });

  it('is taken without a receipt once the mailbox got enough of them', async () => {
    const { send, mails } = setUp();
    expect(await send({ email: 'full@example.com' })).toMatchObject({ success: true });
    expect(mails.map(({ to }) => to)).toEqual(['desk@pier.example']);
  });

  const other = { phone: '6123 4567', email: 'other@example.com' };
  it.each([
    { who: 'a phone', changes: { ...other, phone: '+852 9123-4567' }, browser: 'browser-2' },
    { who: 'a browser', changes: other, browser: 'browser-1' },
    {
      who: 'a mail address',
      changes: { ...other, email: 'SiuMing@example.com' },
      browser: 'browser-2',
    },
  ])('is one in 180 seconds for $who', async ({ changes, browser }) => {
    const { send, clock, rows, mails } = setUp();
    await send({ email: 'siuming@example.com' });
    clock.advance(179 * second);
    await expect(send(changes, { browser })).rejects.toMatchObject({
      code: 'rate_limited',
      details: { retryAfterSeconds: 1 },
    });
    expect([rows.length, mails.length]).toEqual([1, 2]);
    clock.advance(second);
    expect(await send(changes, { browser })).toMatchObject({ success: true });
  });

  it('does not keep waiting whom a refused one named', async () => {
    const { send, cooldowns } = setUp();
    await send();
    await expect(send(other)).rejects.toMatchObject({ code: 'rate_limited' });
    expect(cooldowns.lastAt.size).toBe(2);
    expect(await send(other, { browser: 'browser-2' })).toMatchObject({ success: true });
  });

  it('is taken once when it is sent several times at the same moment', async () => {
    const { send, rows } = setUp();
    const outcomes = await Promise.allSettled([send(), send(), send()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(rows).toHaveLength(1);
  });

  it('is refused with a number that is none', async () => {
    const { send, rows } = setUp();
    await expect(send({ phone: '12345' })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { phone: { key: 'wrongAnyPhone' } } },
    });
    expect(rows).toEqual([]);
  });

  it('goes after twelve months, and the wait of its sender after 180 seconds', async () => {
    const { send, clock, rows, cooldowns, contact } = setUp();
    await send();
    clock.advance(180 * second);
    await contact.removeExpired();
    expect([rows.length, cooldowns.lastAt.size]).toEqual([1, 2]);
    clock.advance(1);
    await contact.removeExpired();
    expect([rows.length, cooldowns.lastAt.size]).toEqual([1, 0]);
    clock.advance(Date.parse('2027-05-04T10:00:00.001Z') - clock.now().getTime());
    await contact.removeExpired();
    expect(rows).toEqual([]);
  });
});
