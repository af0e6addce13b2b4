import {
  createCallBackService,
  type CallBackRepositories,
  type CallBackServiceOptions,
} from '@/backoffice/domains/appointment/call-back.service';
import type { OutgoingMessage } from '@/backoffice/domains/outbox/outbox.service';
import { hourMs } from '@/lib/hong-kong-day';
import { inMemoryAppointments } from '@test/support/backoffice/in-memory-appointments';
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

const startsAt = '2026-11-24T02:00:00.000Z';
const later = '2026-11-24T06:00:00.000Z';
const visitor = { locale: 'en', network: '203.0.113.0' } as const;

function setUp(useSms: CallBackServiceOptions['useSms'] = async () => null) {
  const clock = testClock('2026-11-23T04:00:00.000Z');
  const appointments = inMemoryAppointments();
  const messages: OutgoingMessage[] = [];
  let bytes = 0;
  const repositories: CallBackRepositories = {
    appointment: appointments.repository,
    cooldown: inMemoryCooldowns().repository,
    outbox: standIn<CallBackRepositories['outbox']>({}),
    budget: standIn<CallBackRepositories['budget']>({}),
  };
  const callBacks = createCallBackService({
    calendar: usualCalendar,
    repositories,
    unitOfWork: serialUnitOfWorkOn(repositories),
    cipher: testCipher,
    hash: testHash('appointment'),
    enqueueMessage: async (_outbox, message) => void messages.push(message),
    useSms,
    deskAddress: 'desk@pier.example',
    brandNames: { en: 'Pier Loans', hk: '碼頭貸款', cn: '码头贷款' },
    siteUrl: 'https://pier.example',
    now: clock.now,
    newId: numbered('id'),
    randomBytes: (count) => new Uint8Array(count).fill((bytes += 1)),
    onMessageEnqueued: () => undefined,
  });
  const book = (phone = '5123 4567') =>
    callBacks.book({ startsAt, name: 'Chan Siu Ming', phone, topic: 'new-loan' }, visitor);
  const texts = () => messages.filter(({ channel }) => channel === 'sms');
  return { clock, appointments, messages, texts, callBacks, book };
}

describe('A booked call', () => {
  it('is texted with its time and link until it begins, and kept so that nobody reads it in the database', async () => {
    const { book, texts, appointments } = setUp();
    const { token, isTexted } = await book();
    expect(isTexted).toBe(true);
    expect(texts()).toMatchObject([
      {
        to: '+85251234567',
        expiresAt: new Date(startsAt),
        text: expect.stringMatching(
          new RegExp(
            `^Pier Loans: .*Tuesday 24 November, 10:00.*https://pier\\.example/en/contact-us#call-back=${token}$`,
          ),
        ),
      },
    ]);
    expect(JSON.stringify(appointments.rows)).not.toMatch(/Chan|5123|new-loan/);
    expect(JSON.stringify(appointments.rows)).not.toContain(token);
  });

  it('is moved with another text, keeps its number, and counts its changes for calendars', async () => {
    const { book, texts, callBacks, appointments } = setUp();
    const { token, data } = await book();
    const moved = await callBacks.move({ token, startsAt: later }, visitor);
    expect(moved).toEqual({
      ...data,
      startsAt: later,
      endsAt: '2026-11-24T06:30:00.000Z',
      changes: 1,
    });
    expect(texts()[1]?.text).toContain('14:00');
    expect(appointments.seats.map((seat) => seat.startsAt.toISOString())).toEqual([later]);
  });

  it('cannot be changed once it has begun', async () => {
    const { book, callBacks, clock, messages } = setUp();
    const { token } = await book();
    clock.advance(22 * hourMs);
    const before = messages.length;
    await expect(callBacks.move({ token, startsAt: later }, visitor)).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(callBacks.cancel(token)).rejects.toMatchObject({ code: 'conflict' });
    expect(messages).toHaveLength(before);
  });

  it('is refused where a network books too often, and booked without a text where the site sent too many', async () => {
    const crowded = setUp(async () => ({ failure: 'networkLimit', waitMs: 60_001 }));
    await expect(crowded.book()).rejects.toMatchObject({
      code: 'rate_limited',
      details: { retryAfterSeconds: 61 },
    });
    const spent = setUp(async () => ({ failure: 'unavailable' }));
    expect(await spent.book()).toMatchObject({ isTexted: false });
    expect(spent.texts()).toEqual([]);
    expect(spent.messages).toMatchObject([{ channel: 'mail', to: 'desk@pier.example' }]);
  });
});
