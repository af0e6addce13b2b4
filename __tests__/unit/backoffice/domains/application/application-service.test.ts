import type { ApplicationRow } from '@/backoffice/domains/application/application-row';
import { createApplicationService } from '@/backoffice/domains/application/application.service';
import { encryptCorrection } from '@/backoffice/domains/application/handling/handling.model';
import type { HandlingRow } from '@/backoffice/domains/application/handling/handling.repository';
import { applicantPhone, ownersOf } from '@test/support/backoffice/in-memory-applications';
import { friday, number, setUpSentApplications } from '@test/support/backoffice/sent-applications';
import { testCipher, unitOfWorkOn } from '@test/support/backoffice/service-tools';

function setUp(...overrides: Partial<ApplicationRow>[]) {
  const { repositories, options, ...tools } = setUpSentApplications(...overrides);
  const phones: Record<string, string> = { 'customer-1': applicantPhone, other: '+85261234567' };
  const corrections: HandlingRow[] = [];
  const service = createApplicationService({
    ...options,
    repositories: {
      application: repositories.application,
      coApplicant: repositories.coApplicant,
      handling: { listCorrections: async () => corrections },
      offer: { listWithOpenOffer: async () => [] },
    },
    unitOfWork: unitOfWorkOn(repositories),
    findOwner: ownersOf(phones),
  });
  return { ...tools, corrections, service };
}

describe('An application that its applicant reads', () => {
  it('says which part of the answers was corrected and when, without who, why or what', async () => {
    const { corrections, service } = setUp({});
    const id = `${number}/1`;
    corrections.push({
      id,
      number,
      position: 1,
      kind: 'corrected',
      at: new Date(friday),
      by: 'amy',
      assignee: null,
      encrypted: encryptCorrection(
        id,
        {
          note: 'Misheard.',
          section: 'income',
          before: { income: { monthlyIncome: 24_000 } },
          after: { income: { monthlyIncome: 42_000 } },
        },
        testCipher,
      ),
    });
    const [application] = await service.listOfCustomer('customer-1');
    expect(application?.corrections).toEqual([{ at: friday, section: 'income' }]);
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
    const { service, store } = setUp({ state: 'needs-documents' }, { number: 'HK-2026-8G4M0R3N' });
    store.steps.push({
      number,
      state: 'needs-documents',
      at: new Date(friday),
      by: 'amy',
      note: 'smells odd',
      message: 'The payslip of May.',
    });
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
