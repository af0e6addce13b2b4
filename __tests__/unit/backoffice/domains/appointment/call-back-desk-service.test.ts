import {
  appointmentContext,
  type AppointmentRow,
} from '@/backoffice/domains/appointment/appointment.model';
import {
  createCallBackDeskService,
  type CallBackDeskRepositories,
} from '@/backoffice/domains/appointment/call-back-desk.service';
import { inMemoryAppointments } from '@test/support/backoffice/in-memory-appointments';
import {
  serialUnitOfWorkOn,
  standIn,
  testCipher,
  testClock,
} from '@test/support/backoffice/service-tools';

const row = (reference: string, changed: Partial<AppointmentRow> = {}): AppointmentRow => ({
  reference,
  kind: 'call-back',
  startsAt: new Date('2026-11-24T02:00:00.000Z'),
  language: 'en',
  encrypted: testCipher.encrypt(
    JSON.stringify({ name: 'Chan Siu Ming', phone: '+85251234567', topic: 'other' }),
    appointmentContext(reference),
  ),
  tokenHash: null,
  state: 'booked',
  changes: 0,
  bookedAt: new Date('2026-11-23T02:00:00.000Z'),
  closedAt: null,
  closedBy: null,
  applicationNumber: null,
  remindedAt: null,
  ...changed,
});

function setUp() {
  const [booked, signing] = ['AP-00000001', 'AP-00000002'];
  const appointments = inMemoryAppointments(
    [row(booked), row(signing, { kind: 'signing' })],
    [{ kind: 'call-back', startsAt: row(booked).startsAt, seat: 0, reference: booked }],
  );
  const trail: object[] = [];
  const repositories: CallBackDeskRepositories = {
    appointment: appointments.repository,
    audit: standIn<CallBackDeskRepositories['audit']>({
      create: async (change) => void trail.push(change),
    }),
  };
  const desk = createCallBackDeskService({
    repositories,
    unitOfWork: serialUnitOfWorkOn(repositories),
    cipher: testCipher,
    now: testClock('2026-11-24T02:10:00.000Z').now,
  });
  return { desk, trail, appointments, booked, signing };
}

describe('Calls at the desk', () => {
  it('are closed once, with who did it, and leave their time', async () => {
    const { desk, trail, appointments, booked } = setUp();
    const closed = await desk.close('amy', { reference: booked, state: 'missed' });
    expect(closed).toMatchObject({
      state: 'missed',
      closedBy: 'amy',
      closedAt: '2026-11-24T02:10:00.000Z',
      phone: '+85251234567',
    });
    expect(await desk.close('ben', { reference: booked, state: 'missed' })).toEqual(closed);
    await expect(desk.close('ben', { reference: booked, state: 'done' })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(trail).toEqual([expect.objectContaining({ staff: 'amy', after: { state: 'missed' } })]);
    expect(appointments.seats).toEqual([]);
  });

  it('are no other appointments, and whose were listed stands in the trail', async () => {
    const { desk, signing, trail, booked } = setUp();
    await expect(desk.close('amy', { reference: signing, state: 'done' })).rejects.toMatchObject({
      code: 'not_found',
    });
    const { data, total } = await desk.list('amy', { state: 'booked', sort: 'soonest', limit: 10 });
    expect([data.length, total]).toEqual([1, 1]);
    expect(trail).toMatchObject([{ action: 'read', staff: 'amy', after: { callBacks: [booked] } }]);
  });
});
