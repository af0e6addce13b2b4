import {
  createApplicationService,
  type ApplicationRepositories,
  type ApplicationServiceOptions,
} from '@/backoffice/domains/application/application.service';
import type { ApplicationRow } from '@/backoffice/domains/application/application.repository';
import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import { applicationStates } from '@/contracts/application/application-choices';
import {
  applicantPhone,
  applicationFieldEncryption as fieldEncryption,
  applicationHash as hash,
  applicationRow,
  inMemoryApplications,
} from '@test/support/backoffice/in-memory-applications';
import { standIn, testClock, unitOfWorkOn } from '@test/support/backoffice/service-tools';

const number = 'HK-2026-7F3K9Q2M';
// A Friday evening of Hong Kong; the next working day is the Monday.
const friday = '2026-11-20T09:30:00.000Z';
const monday = '2026-11-23T09:30:00.000Z';
const running = { documentsCompleteAt: new Date(friday), promisedBy: new Date(monday) };

function setUp(...overrides: Partial<ApplicationRow>[]) {
  const clock = testClock(friday);
  const store = inMemoryApplications(overrides.map((one) => applicationRow(one)));
  const audited: NewAuditRow[] = [];
  const told: { state: string; message?: string; decisionBy?: string }[] = [];
  let deliveries = 0;
  const repositories: ApplicationRepositories = {
    application: store.repository,
    audit: standIn<ApplicationRepositories['audit']>({
      create: async (row) => void audited.push(row),
    }),
    outbox: standIn<ApplicationRepositories['outbox']>({}),
  };
  const phones: Record<string, string> = { 'customer-1': applicantPhone, other: '+85261234567' };
  type Customers = ApplicationServiceOptions['repositories']['customer'];
  type Customer = NonNullable<Awaited<ReturnType<Customers['findById']>>>;
  const service = createApplicationService({
    repositories: {
      application: store.repository,
      customer: standIn<Customers>({
        findById: async (id) => (id in phones ? standIn<Customer>({ id }) : null),
      }),
    },
    unitOfWork: unitOfWorkOn(repositories),
    customers: {
      profileOf: ({ id }) => ({
        id,
        phone: phones[id] ?? '',
        name: null,
        email: null,
        address: null,
        language: 'en',
        marketing: false,
        emailVerifiedAt: null,
        payoutsHeldUntil: null,
        payoutsFrozenAt: null,
      }),
    },
    notifyApplicant: async (_tx, { row, message, decisionBy }) =>
      void told.push({ state: row.state, message, decisionBy: decisionBy?.toISOString() }),
    hash,
    fieldEncryption,
    now: clock.now,
    onMessageEnqueued: () => (deliveries += 1),
  });
  const change = (
    state: ApplicationRow['state'],
    { note = 'a note', message }: { note?: string; message?: string } = {},
  ) => service.change('amy', { number, input: { state, note, message } });
  return { clock, store, audited, told, service, change, deliveriesStarted: () => deliveries };
}

describe('An application that staff move on', () => {
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

  it('goes nowhere once it has ended, and says so', async () => {
    await expect(setUp({ state: 'declined' }).change('in-assessment')).rejects.toMatchObject({
      details: { fields: { state: { limit: '–' } } },
    });
  });

  it('is nobody’s when there is none of its number', async () => {
    const { change, service } = setUp();
    await expect(change('declined')).rejects.toMatchObject({ code: 'not_found' });
    await expect(service.find(number)).rejects.toMatchObject({ code: 'not_found' });
    expect(await service.exists(number)).toBe(false);
  });

  it('is shown as waiting for the lender’s system while that is being asked', async () => {
    const { service } = setUp({ handover: 'deciding' });
    expect(await service.find(number)).toMatchObject({
      handover: 'waiting',
      phone: applicantPhone,
      form: { applicants: { persons: [{ name: 'CHAN TAI MAN' }] } },
    });
  });
});

describe('An application whose documents are complete', () => {
  it('has its clock started once, and its applicant told once', async () => {
    const { service, store, told, clock, deliveriesStarted } = setUp({ state: 'received' });
    await service.recordDocumentsComplete(number);
    clock.advance(60_000);
    await service.recordDocumentsComplete(number);
    expect(store.rows).toMatchObject([running]);
    expect(told).toEqual([{ state: 'received', decisionBy: monday }]);
    expect(deliveriesStarted()).toBe(1);
  });

  it.each(applicationStates.filter((state) => state !== 'received'))(
    'is left to staff while it is %s',
    async (state) => {
      const { service, store, told, deliveriesStarted } = setUp({ state });
      await service.recordDocumentsComplete(number);
      expect(store.rows).toMatchObject([{ documentsCompleteAt: null, promisedBy: null }]);
      expect([told, deliveriesStarted()]).toEqual([[], 0]);
    },
  );

  it('need not be there any more', async () => {
    const { service, told } = setUp();
    await service.recordDocumentsComplete(number);
    expect(told).toEqual([]);
  });
});

describe('An application that its applicant takes back', () => {
  it('ends, is written down as their own doing, and they are told', async () => {
    const { service, store, told, deliveriesStarted } = setUp({ state: 'in-assessment' });
    expect(await service.withdraw(number, 'customer-1')).toMatchObject({
      applicationNumber: number,
      state: 'withdrawn',
      canWithdraw: false,
      nextAction: 'none',
      history: [{ state: 'withdrawn', message: null }],
    });
    expect(store.steps).toMatchObject([{ by: 'applicant', note: null }]);
    expect(told).toEqual([{ state: 'withdrawn' }]);
    expect(deliveriesStarted()).toBe(1);
  });

  it.each<{ why: string; row: Partial<ApplicationRow>; by?: string; code: string }>([
    { why: 'it is another’s', row: {}, by: 'other', code: 'not_found' },
    { why: 'nobody knows the customer', row: {}, by: 'nobody', code: 'not_found' },
    {
      why: 'it was sent with another phone before there was an account',
      row: { customerId: null },
      by: 'other',
      code: 'not_found',
    },
    {
      why: 'it was refused while the applicant waited',
      row: { state: 'declined', refusal: 'encrypted' },
      code: 'not_found',
    },
    { why: 'its offer is accepted', row: { state: 'offer-accepted' }, code: 'conflict' },
    { why: 'it has ended', row: { state: 'withdrawn' }, code: 'conflict' },
  ])('stays as it is when $why', async ({ row, by = 'customer-1', code }) => {
    const { service, store, told } = setUp(row);
    await expect(service.withdraw(number, by)).rejects.toMatchObject({ code });
    expect(store.rows).toMatchObject([{ state: row.state ?? 'received' }]);
    expect([store.steps, told]).toEqual([[], []]);
  });

  it('may be one that was sent with their phone before there was an account', async () => {
    const { service } = setUp({ customerId: null });
    expect(await service.withdraw(number, 'customer-1')).toMatchObject({ state: 'withdrawn' });
  });
});

describe('What a customer sees of their applications', () => {
  it('is each with its own history, without the notes of staff', async () => {
    const { service, change } = setUp({}, { number: 'HK-2026-8G4M0R3N' });
    await change('needs-documents', { note: 'smells odd', message: 'The payslip of May.' });
    const listed = await service.listOfCustomer('customer-1');
    expect(listed).toMatchObject([
      {
        applicationNumber: number,
        amount: 4_500_000,
        address: 'Flat A, 12/F, Kam Shan Mansion, Taikoo Shing',
        nextAction: 'send-documents',
        history: [{ state: 'needs-documents', message: 'The payslip of May.' }],
      },
      { applicationNumber: 'HK-2026-8G4M0R3N', history: [] },
    ]);
    expect(JSON.stringify(listed)).not.toMatch(/odd|amy|CHAN|A123456/);
    expect(await service.listOfCustomer('other')).toEqual([]);
  });
});

describe('What documents need to know of an application', () => {
  it('is found by its number and by the reference of its link', async () => {
    const { service } = setUp({});
    const found = await service.findForUpload(number);
    expect(found).toEqual({
      number,
      product: 'first',
      applicantType: 'salaried',
      phone: applicantPhone,
      uploadReference: 'upload-1',
      draftId: 'draft-1',
      customerId: 'customer-1',
      language: 'en',
      isOpen: true,
    });
    expect(await service.findForUpload('upload-1')).toEqual(found);
    expect(await service.findForUpload('upload-2')).toBeNull();
  });

  it('is closed once it has ended', async () => {
    const { service } = setUp({ state: 'completed' });
    expect(await service.findForUpload(number)).toMatchObject({ isOpen: false });
  });

  it('is nothing where it was refused at once', async () => {
    const { service } = setUp({ refusal: 'encrypted' });
    expect(await service.findForUpload(number)).toBeNull();
  });
});
