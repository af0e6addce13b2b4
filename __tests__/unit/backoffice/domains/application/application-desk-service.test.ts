import { inMemoryAppointments } from '@test/support/backoffice/in-memory-appointments';
import {
  createApplicationDeskService,
  type ApplicationDeskRepositories,
} from '@/backoffice/domains/application/application-desk.service';
import type { ChangeApplicationRequest } from '@/contracts/application/application-desk';
import type { ApplicationRow } from '@/backoffice/domains/application/application-row';
import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import { applicantPhone } from '@test/support/backoffice/in-memory-applications';
import {
  friday,
  number,
  running,
  setUpSentApplications,
} from '@test/support/backoffice/sent-applications';
import { acceptedDocuments, inMemoryDocuments } from '@test/support/backoffice/in-memory-documents';
import { standIn, unitOfWorkOn } from '@test/support/backoffice/service-tools';
import { usualCalendar } from '@test/support/setting/office-calendar';

function setUp(...overrides: Partial<ApplicationRow>[]) {
  const { repositories, options, ...tools } = setUpSentApplications(...overrides);
  const audited: NewAuditRow[] = [];
  const audit = standIn<ApplicationDeskRepositories['audit']>({
    create: async (row) => void audited.push(row),
  });
  const accepted: string[] = [];
  const offer = { markAccepted: async (number: string) => void accepted.push(number) };
  const appointments = inMemoryAppointments();
  const appointment = appointments.repository;
  const documents = inMemoryDocuments(acceptedDocuments());
  const within = {
    ...repositories,
    appointment,
    document: documents.repository,
    handling: { list: async () => [] },
  };
  const service = createApplicationDeskService({
    calendar: usualCalendar,
    quoteProperty: async ({ saleableAreaSqft = 0 }) =>
      saleableAreaSqft > 0
        ? { value: 7_000_000, low: 6_000_000, high: 8_000_000, needsPerson: false }
        : null,
    ...options,
    repositories: { ...within, audit },
    unitOfWork: unitOfWorkOn({ ...within, audit, offer }),
  });
  const change = (
    state: ApplicationRow['state'],
    {
      note = 'a note',
      message,
      reasons = state === 'declined' ? ['affordability'] : undefined,
    }: Partial<ChangeApplicationRequest> = {},
  ) => service.change('amy', { number, input: { state, note, message, reasons } });
  return { ...tools, documents, appointments, accepted, audited, service, change };
}

describe('An application that staff move on', () => {
  it('takes its offer as accepted where the applicant told us so', async () => {
    const { change, accepted } = setUp({ state: 'approved' });
    await change('offer-accepted');
    expect(accepted).toEqual([number]);
  });

  it('is written down with its history and who did it, and its applicant is told', async () => {
    const { change, store, audited, told, deliveriesStarted } = setUp({ state: 'in-assessment' });
    expect(
      await change('approved', { note: 'by the committee', message: 'Come in.' }),
    ).toMatchObject({ state: 'approved', nextStates: ['offer-accepted', 'declined', 'withdrawn'] });
    expect(store.rows).toMatchObject([{ state: 'approved', changedAt: new Date(friday) }]);
    expect(store.steps).toEqual([
      {
        number,
        state: 'approved',
        at: new Date(friday),
        by: 'amy',
        note: 'by the committee',
        message: 'Come in.',
      },
    ]);
    expect(audited).toEqual([
      {
        at: new Date(friday),
        staff: 'amy',
        action: 'update',
        target: `application:${number}`,
        before: { state: 'in-assessment' },
        after: { state: 'approved' },
      },
    ]);
    expect(told).toEqual([{ state: 'approved', message: 'Come in.' }]);
    expect(deliveriesStarted()).toBe(1);
  });

  it('is declined for reasons that are kept and audited, and for nothing else are there reasons', async () => {
    const { service, change, store, audited } = setUp({ state: 'in-assessment' });
    await expect(
      service.change('amy', { number, input: { state: 'declined', note: 'no' } }),
    ).rejects.toMatchObject({ details: { fields: { reasons: { key: 'required' } } } });
    await expect(change('needs-documents', { reasons: ['value'] })).rejects.toMatchObject({
      details: { fields: { reasons: { key: 'reasonsOfDecline' } } },
    });
    expect([store.steps, audited]).toEqual([[], []]);
    expect(await change('declined', { reasons: ['value', 'title'] })).toMatchObject({
      declineReasons: ['value', 'title'],
    });
    expect(store.rows).toMatchObject([{ declineReasons: ['value', 'title'] }]);
    expect(audited).toMatchObject([{ after: { state: 'declined', reasons: ['value', 'title'] } }]);
  });

  it('starts the clock of the decision with the assessment, and tells the applicant only what staff wrote', async () => {
    const { change, store, told } = setUp({ state: 'needs-documents' });
    await change('in-assessment');
    expect(store.rows).toMatchObject([running]);
    expect(told).toEqual([]);
    await change('needs-documents', { message: 'The payslip of May.' });
    expect(store.rows).toMatchObject([{ documentsCompleteAt: null, promisedBy: null }]);
    await change('in-assessment', { message: 'Thank you.' });
    expect(told).toEqual([
      { state: 'needs-documents', message: 'The payslip of May.' },
      { state: 'in-assessment', message: 'Thank you.' },
    ]);
  });

  it('goes nowhere from where it may not go, and nothing is written down', async () => {
    const { change, store, audited, told } = setUp({ state: 'received' });
    await expect(change('approved')).rejects.toMatchObject({
      code: 'validation_failed',
      details: {
        fields: {
          state: {
            key: 'notFromHere',
            limit: 'needs-documents, in-assessment, declined, withdrawn',
          },
        },
      },
    });
    expect(store.rows).toMatchObject([{ state: 'received' }]);
    expect([store.steps, audited, told]).toEqual([[], [], []]);
  });

  it('is not approved while a required document is missing or was accepted by nobody, and a second person is told which', async () => {
    const { change, service, documents, store } = setUp({ state: 'in-assessment' });
    const anyway = { number, note: 'known for years' };
    await expect(service.approveIncomplete('amy', anyway)).rejects.toMatchObject({
      details: { fields: { applicationNumber: { key: 'documentsComplete' } } },
    });
    const review = (slot: string, to: 'accepted' | 'refused' | null) =>
      Object.assign(documents.rows.find((row) => row.slot === slot) ?? {}, { review: to });
    review('identity', 'refused');
    review('payslips', null);
    review('other', null);
    const openDocuments = [
      { slot: 'identity', state: 'missing' },
      { slot: 'payslips', state: 'unreviewed' },
    ];
    expect(await service.read('amy', number)).toMatchObject({
      openDocuments,
      nextStates: ['needs-documents', 'declined', 'withdrawn'],
    });
    await expect(change('approved')).rejects.toMatchObject({
      details: { fields: { state: { key: 'documentsOpen' } } },
    });
    expect(store.rows).toMatchObject([{ state: 'in-assessment' }]);
    expect(await service.approveIncomplete('amy', anyway)).toMatchObject({ openDocuments });
    expect(store.rows).toMatchObject([{ state: 'approved' }]);
    expect(store.steps).toMatchObject([{ state: 'approved', note: 'known for years' }]);
  });

  it('is not declined or taken back once its loan was booked', async () => {
    const { change, service, store } = setUp({ state: 'offer-accepted' });
    store.loans.set(number, 'LN-2026-1');
    for (const state of ['declined', 'withdrawn'] as const)
      await expect(change(state)).rejects.toMatchObject({ code: 'validation_failed' });
    expect(store.rows).toMatchObject([{ state: 'offer-accepted' }]);
    expect(await service.read('amy', number)).toMatchObject({ nextStates: [] });
  });

  it('goes nowhere once it has ended, and says so', async () => {
    await expect(setUp({ state: 'declined' }).change('in-assessment')).rejects.toMatchObject({
      details: { fields: { state: { limit: '–' } } },
    });
  });

  it('is nobody’s when there is none of its number', async () => {
    const { change, service } = setUp();
    await expect(change('declined')).rejects.toMatchObject({ code: 'not_found' });
    await expect(service.read('amy', number)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is shown as waiting for the lender’s system while that is being asked', async () => {
    const { service, audited } = setUp({ handover: 'deciding' });
    expect(await service.read('amy', number)).toMatchObject({
      handover: 'waiting',
      phone: applicantPhone,
      form: { applicants: { persons: [{ name: 'CHAN TAI MAN' }] } },
    });
    expect(audited).toMatchObject([
      { staff: 'amy', action: 'read', target: `application:${number}` },
    ]);
  });

  it('ends its booked signing with it', async () => {
    const { change, appointments } = setUp({ state: 'offer-accepted' });
    const startsAt = new Date(Date.parse(friday) + 7 * 24 * 60 * 60_000);
    const reference = 'AP-7F3K9Q2M';
    appointments.rows.push({
      reference,
      kind: 'signing',
      startsAt,
      language: 'en',
      encrypted: null,
      tokenHash: null,
      applicationNumber: number,
      state: 'booked',
      changes: 0,
      bookedAt: new Date(friday),
      closedAt: null,
      closedBy: null,
      remindedAt: null,
    });
    appointments.seats.push({ kind: 'signing', startsAt, seat: 0, reference });
    expect(await change('declined')).toMatchObject({
      signing: { reference, state: 'cancelled', closedBy: 'amy' },
    });
    expect(appointments.seats).toEqual([]);
  });
});

describe('The value of the property of an application', () => {
  it('is that of today, with its range, and none of an application that is not there', async () => {
    const { service } = setUp({});
    expect(await service.value(number)).toEqual({
      value: 7_000_000,
      low: 6_000_000,
      high: 8_000_000,
      needsPerson: false,
    });
    await expect(service.value('HK-2026-00000000')).rejects.toMatchObject({ code: 'not_found' });
  });
});
