import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import { createApplicationUploadService } from '@/backoffice/domains/application/application-upload.service';
import type { ApplicationRow } from '@/backoffice/domains/application/application-row';
import { createFindObstacles } from '@/backoffice/domains/application/decision/obstacles';
import {
  createDocumentRequestService,
  type DocumentRequestRepositories,
} from '@/backoffice/domains/application/document-request/document-request.service';
import { furtherSlots } from '@/contracts/document/document-choices';
import { applicationRow } from '@test/support/backoffice/in-memory-applications';
import {
  acceptedDocuments,
  documentRow,
  inMemoryDocuments,
} from '@test/support/backoffice/in-memory-documents';
import { number, running, setUpSentApplications } from '@test/support/backoffice/sent-applications';
import { testCipher, unitOfWorkOn } from '@test/support/backoffice/service-tools';
import { usualCalendar } from '@test/support/setting/office-calendar';

const wanted = {
  kind: 'bank-statements',
  name: 'HSBC, May',
  reason: 'To see the deposit.',
} as const;

function setUp(overrides: Partial<ApplicationRow> = {}) {
  const { repositories, options, store, documentRequests, ...tools } =
    setUpSentApplications(overrides);
  const audited: NewAuditRow[] = [];
  const documents = inMemoryDocuments(
    acceptedDocuments().filter(({ slot }) => !furtherSlots.some((one) => one === slot)),
  );
  const service = createDocumentRequestService({
    ...options,
    unitOfWork: unitOfWorkOn<DocumentRequestRepositories>({
      ...repositories,
      audit: { create: async (row) => void audited.push(row) },
      documentRequest: {
        list: async () => [...documentRequests],
        create: async (row) => void documentRequests.push(row),
        markWithdrawn: async (id, withdrawnAt) =>
          void Object.assign(documentRequests.find((row) => row.id === id) ?? {}, { withdrawnAt }),
      },
    }),
  });
  const uploads = createApplicationUploadService({
    calendar: usualCalendar,
    ...options,
    repositories,
    unitOfWork: unitOfWorkOn(repositories),
  });
  const openDocuments = async () =>
    (
      await createFindObstacles(options.fieldEncryption, testCipher)(
        { ...repositories, document: documents.repository },
        store.rows[0] ?? applicationRow(),
      )
    ).openDocuments;
  const ask = (times = 1) =>
    Array.from({ length: times }).reduce<Promise<void>>(
      (before) => before.then(() => service.ask('amy', { number, ...wanted })),
      Promise.resolve(),
    );
  return {
    ...tools,
    store,
    documentRequests,
    documents,
    audited,
    service,
    uploads,
    openDocuments,
    ask,
  };
}

describe('A further document that staff ask for', () => {
  it('stands first on the list of its applicant, who is told, and the clock of the decision stops', async () => {
    const { ask, uploads, store, told, audited, documentRequests } = setUp({
      state: 'in-assessment',
      ...running,
    });
    await ask();
    expect(store.rows).toMatchObject([{ state: 'needs-documents', promisedBy: null }]);
    expect(store.steps).toMatchObject([{ state: 'needs-documents', by: 'amy', message: null }]);
    // The message has no words of staff: others may read along.
    expect(told).toEqual([{ state: 'needs-documents' }]);
    expect((await uploads.find(number))?.answers.asked).toEqual([
      {
        slot: 'further-1',
        required: true,
        why: 'asked-for',
        months: null,
        copies: 1,
        condition: null,
        asked: wanted,
      },
    ]);
    expect(JSON.stringify([documentRequests, audited])).not.toContain('HSBC');
    expect(audited).toMatchObject([
      { staff: 'amy', action: 'create', after: { slot: 'further-1', kind: 'bank-statements' } },
    ]);
    await ask();
    expect([store.steps.length, told.length]).toEqual([1, 2]);
  });

  it('keeps the approval waiting until it was accepted or is wanted no more', async () => {
    const { ask, service, documents, openDocuments } = setUp({ state: 'received' });
    expect(await openDocuments()).toEqual([]);
    await ask();
    const asked = { slot: 'further-1', name: 'HSBC, May' };
    expect(await openDocuments()).toEqual([{ ...asked, state: 'missing' }]);
    documents.rows.push(documentRow({ id: 'sent', slot: 'further-1' }));
    expect(await openDocuments()).toEqual([{ ...asked, state: 'unreviewed' }]);
    Object.assign(documents.rows.at(-1) ?? {}, { review: 'accepted' });
    expect(await openDocuments()).toEqual([]);
    await ask();
    await service.withdraw('amy', { number, slot: 'further-2' });
    expect(await openDocuments()).toEqual([]);
    await expect(service.withdraw('amy', { number, slot: 'further-2' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('is one of five, those that are wanted no more included, and of an application that is not decided', async () => {
    const { ask, service, documentRequests } = setUp({ state: 'received' });
    await ask(furtherSlots.length);
    await service.withdraw('amy', { number, slot: 'further-3' });
    await expect(ask()).rejects.toMatchObject({
      details: { fields: { kind: { key: 'tooManyAsked', limit: 5 } } },
    });
    expect(documentRequests.map(({ slot }) => slot)).toEqual([...furtherSlots]);
    for (const state of ['approved', 'declined', 'completed'] as const)
      await expect(setUp({ state }).ask()).rejects.toMatchObject({ code: 'conflict' });
  });
});
