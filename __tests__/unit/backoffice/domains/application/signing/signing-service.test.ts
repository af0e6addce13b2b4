import { reminderDue } from '@/backoffice/domains/application/signing/signing.model';
import {
  createSigningService,
  type SigningRepositories,
} from '@/backoffice/domains/application/signing/signing.service';
import type { OutgoingMessage } from '@/backoffice/domains/outbox/outbox.service';
import { dayMs, hourMs } from '@/lib/hong-kong-day';
import { inMemoryAppointments } from '@test/support/backoffice/in-memory-appointments';
import { setUpSentApplications } from '@test/support/backoffice/sent-applications';
import {
  numbered,
  serialUnitOfWorkOn,
  standIn,
  testClock,
} from '@test/support/backoffice/service-tools';
import { usualCalendar } from '@test/support/setting/office-calendar';

// A Monday at noon in Hong Kong.
const monday = '2026-11-23T04:00:00.000Z';
const friday = '2026-11-27T02:00:00.000Z';
const nextMonday = '2026-11-30T02:00:00.000Z';
const customer = { customerId: 'customer-1', locale: 'en' } as const;

function setUp(state: 'approved' | 'offer-accepted' = 'offer-accepted') {
  const { repositories: sent, options, store } = setUpSentApplications({ state });
  const row = store.rows[0];
  if (!row) throw new Error('No application');
  const clock = testClock(monday);
  const appointments = inMemoryAppointments();
  const texts: OutgoingMessage[] = [];
  const trail: object[] = [];
  const repositories: SigningRepositories & { application: typeof sent.application } = {
    application: sent.application,
    appointment: appointments.repository,
    audit: standIn<SigningRepositories['audit']>({
      create: async (change) => void trail.push(change),
    }),
    outbox: standIn<SigningRepositories['outbox']>({}),
  };
  const service = createSigningService({
    calendar: usualCalendar,
    repositories,
    unitOfWork: serialUnitOfWorkOn(repositories),
    findOwner: async (customerId) => ({
      customerId,
      phone: '',
      phoneHashes: customerId === customer.customerId ? [row.phoneHash] : [],
    }),
    fieldEncryption: options.fieldEncryption,
    enqueueMessage: async (_outbox, message) => void texts.push(message),
    brandNames: { en: 'Pier Loans', hk: '碼頭貸款', cn: '码头贷款' },
    siteUrl: 'https://pier.example',
    now: clock.now,
    newId: numbered('id'),
    randomBytes: (count) => new Uint8Array(count),
    onMessageEnqueued: () => undefined,
  });
  const book = (startsAt: string, customerId: string = customer.customerId) =>
    service.book(row.number, { ...customer, customerId, startsAt });
  return { clock, service, appointments, texts, trail, book, number: row.number };
}

describe('A signing', () => {
  it('is booked and moved once the offer is accepted, by its applicant, who is told each time', async () => {
    const { book, texts, appointments } = setUp();
    const booked = await book(friday);
    expect(booked.appointment).toMatchObject({
      startsAt: friday,
      endsAt: '2026-11-27T03:00:00.000Z',
      state: 'booked',
      changes: 0,
    });
    expect(await book(friday)).toEqual(booked);
    const moved = await book(nextMonday);
    expect(moved.appointment).toMatchObject({
      reference: booked.appointment?.reference,
      startsAt: nextMonday,
      changes: 1,
    });
    expect(texts.map(({ text }) => /you (now )?sign on [^,]+, \d\d:\d\d/.exec(text)?.[0])).toEqual([
      'you sign on Friday 27 November, 10:00',
      'you now sign on Monday 30 November, 10:00',
    ]);
    expect(appointments.seats).toHaveLength(1);
    await expect(book(friday, 'somebody-else')).rejects.toMatchObject({ code: 'not_found' });
    await expect(setUp('approved').book(friday)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is cancelled once, which leaves its time to others, and can be booked again', async () => {
    const { book, service, texts, appointments, number } = setUp();
    await book(friday);
    expect((await service.cancel(number, customer)).appointment).toMatchObject({
      state: 'cancelled',
      changes: 1,
    });
    await service.cancel(number, customer);
    expect(texts.filter(({ text }) => text.includes('is cancelled'))).toHaveLength(1);
    expect(appointments.seats).toEqual([]);
  });

  it('is closed by staff with a trace, and cannot be cancelled after that', async () => {
    const { book, service, trail, number } = setUp();
    await book(friday);
    expect(await service.close('amy', { number, state: 'done' })).toMatchObject({
      state: 'done',
      closedBy: 'amy',
    });
    expect(trail).toEqual([expect.objectContaining({ staff: 'amy', after: { signing: 'done' } })]);
    await expect(service.close('ben', { number, state: 'missed' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(service.cancel(number, customer)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('The reminder of a signing', () => {
  it.each([
    ['a Friday', '2026-11-27T10:00:00+08:00', '2026-11-26T10:00:00+08:00'],
    ['a Monday', '2026-11-30T10:00:00+08:00', '2026-11-27T10:00:00+08:00'],
    // Christmas and the day after are general holidays, 2026.
    ['the Monday after Christmas', '2026-12-28T09:00:00+08:00', '2026-12-24T10:00:00+08:00'],
  ])('of %s goes out at ten on the working day before', (_day, startsAt, due) => {
    expect(reminderDue(usualCalendar, new Date(startsAt))).toEqual(new Date(due));
  });

  it('goes out once, however often the job runs at the same time, and again for a new day', async () => {
    const { book, service, texts, clock } = setUp();
    await book(friday);
    const reminders = () => texts.filter(({ text }) => text.includes('a reminder'));
    await service.sendReminders();
    expect(reminders()).toEqual([]);
    // Thursday, noon.
    clock.advance(3 * dayMs);
    await Promise.all([service.sendReminders(), service.sendReminders()]);
    await service.sendReminders();
    expect(reminders()).toMatchObject([
      { expiresAt: new Date(friday), text: expect.stringContaining('Friday 27 November, 10:00') },
    ]);
    await book('2026-12-02T02:00:00.000Z');
    // Tuesday, noon.
    clock.advance(5 * dayMs);
    await service.sendReminders();
    expect(reminders()).toHaveLength(2);
  });

  it('is left out where it was cancelled, and where it was booked after the reminder was due', async () => {
    const { book, service, texts, clock, number } = setUp();
    await book(friday);
    await service.cancel(number, customer);
    clock.advance(3 * dayMs);
    await service.sendReminders();
    // Saturday noon: Monday’s would have gone out on Friday.
    clock.advance(2 * dayMs - 2 * hourMs);
    const fresh = setUp();
    fresh.clock.advance(5 * dayMs - 2 * hourMs);
    await fresh.book(nextMonday);
    await fresh.service.sendReminders();
    expect([...texts, ...fresh.texts].filter(({ text }) => text.includes('a reminder'))).toEqual(
      [],
    );
  });
});
