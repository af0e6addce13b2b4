import type { ApplicationRow } from '@/backoffice/domains/application/application-row';
import { createApplicationUploadService } from '@/backoffice/domains/application/application-upload.service';
import type { CoApplicantRow } from '@/backoffice/domains/application/co-applicant/co-applicant.repository';
import { applicationStates } from '@/contracts/application/application-choices';
import { applicantPhone } from '@test/support/backoffice/in-memory-applications';
import {
  monday,
  number,
  running,
  setUpSentApplications,
} from '@test/support/backoffice/sent-applications';
import { standIn, unitOfWorkOn } from '@test/support/backoffice/service-tools';
import { usualCalendar } from '@test/support/setting/office-calendar';

function setUp(...overrides: Partial<ApplicationRow>[]) {
  const { repositories, options, ...tools } = setUpSentApplications(...overrides);
  const service = createApplicationUploadService({
    calendar: usualCalendar,
    ...options,
    repositories,
    unitOfWork: unitOfWorkOn(repositories),
  });
  return { ...tools, service };
}

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

  it('waits for everybody who has to confirm', async () => {
    const { service, store, coApplicants } = setUp({ state: 'received' });
    const person = standIn<CoApplicantRow>({ position: 1, state: 'waiting' });
    coApplicants.push(person);
    await service.recordDocumentsComplete(number);
    expect(store.rows).toMatchObject([{ promisedBy: null }]);
    coApplicants.splice(0, 1, standIn<CoApplicantRow>({ position: 1, state: 'confirmed' }));
    await service.recordDocumentsComplete(number);
    expect(store.rows).toMatchObject([running]);
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

describe('What documents need to know of an application', () => {
  it('is found by its number and by the reference of its link', async () => {
    const { service } = setUp({});
    const found = await service.find(number);
    expect(found).toEqual({
      number,
      product: 'first',
      answers: {
        asked: [],
        applicantType: 'salaried',
        people: 1,
        hasMortgages: false,
        isPurchase: false,
        repaysDebts: false,
      },
      phone: applicantPhone,
      uploadReference: 'upload-1',
      draftId: 'draft-1',
      customerId: 'customer-1',
      language: 'en',
      isOpen: true,
    });
    expect(await service.find('upload-1')).toEqual(found);
    expect(await service.find('upload-2')).toBeNull();
    expect([await service.exists(number), await service.exists('upload-1')]).toEqual([true, false]);
  });

  it('is closed once it has ended', async () => {
    const { service } = setUp({ state: 'completed' });
    expect(await service.find(number)).toMatchObject({ isOpen: false });
  });

  it('is nothing where it was refused at once', async () => {
    const { service } = setUp({ refusal: 'encrypted' });
    expect(await service.find(number)).toBeNull();
  });
});
