import { createDocumentCompleteness } from '@/backoffice/domains/document/document-completeness';
import { createOrphanFiles } from '@/backoffice/domains/document/orphan-files';
import { startScanWorker } from '@/backoffice/domains/document/scan.worker';
import type { DocumentSlot, DocumentStatus } from '@/contracts/document/document-choices';
import type {
  UploadApplication,
  UploadApplications,
} from '@/backoffice/domains/document/document.access';
import {
  documentRow,
  inMemoryDocuments,
  inMemoryStorage,
} from '@test/support/backoffice/in-memory-documents';
import { collectedLog, testClock, unitOfWorkOn } from '@test/support/backoffice/service-tools';

const number = 'HK-2026-7F3K9Q2M';
// What the checklist requires of an employee who applies for a first mortgage.
const required: readonly DocumentSlot[] = [
  'identity',
  'address-proof',
  'rates-demand',
  'payslips',
  'salary-statements',
  'tax-demand',
];

const salaried: UploadApplication['answers'] = { applicantType: 'salaried', people: 1 };

function setUp(options: Partial<UploadApplications> = {}, answers = salaried) {
  const store = inMemoryDocuments();
  const { entries, log } = collectedLog();
  const complete: string[] = [];
  const applications: UploadApplications = {
    find: async (known) => ({
      number: known,
      phone: '+85291234567',
      isOpen: true,
      customerId: null,
      product: 'first',
      answers,
      uploadReference: 'link-1',
      draftId: null,
    }),
    findByDraft: async () => null,
    recordDocumentsComplete: async (one) => void complete.push(one),
    listAwaitingDocuments: async () => [],
    ...options,
  };
  const add = (slot: DocumentSlot, status: DocumentStatus = 'stored', applicationNumber = number) =>
    store.rows.push(documentRow({ id: slot, slot, status, applicationNumber }));
  const completeness = createDocumentCompleteness({
    repository: store.repository,
    applications,
    log,
  });
  return { store, entries, log, complete, add, completeness };
}

describe('An application', () => {
  it.each([
    { review: 'waiting', isComplete: false },
    { review: 'refused', isComplete: false },
    { review: 'accepted', isComplete: true },
  ] as const)(
    'whose last document is $review by a person is complete: $isComplete',
    async ({ review, isComplete }) => {
      const { add, store, completeness, complete } = setUp();
      for (const slot of required.slice(1)) add(slot);
      store.rows.push(documentRow({ id: 'identity', review, applicationNumber: number }));
      await completeness.report(number);
      expect(complete).toEqual(isComplete ? [number] : []);
    },
  );

  it.each<{ status: DocumentStatus; isComplete: boolean }>([
    { status: 'stored', isComplete: true },
    { status: 'clean', isComplete: true },
    { status: 'waiting', isComplete: false },
    { status: 'infected', isComplete: false },
  ])('whose last document is $status is complete: $isComplete', async ({ status, isComplete }) => {
    const { add, completeness, complete } = setUp();
    for (const slot of required.slice(1)) add(slot);
    await completeness.report(number);
    expect(complete).toEqual([]);
    add('identity', status);
    await completeness.report(number);
    expect(complete).toEqual(isComplete ? [number] : []);
  });

  it('of two people is complete once both have proved who they are', async () => {
    const answers = { applicantType: 'salaried', people: 2 } as const;
    const { add, completeness, complete } = setUp({}, answers);
    required.forEach((slot) => add(slot));
    add('identity');
    await completeness.report(number);
    expect(complete).toEqual([]);
    add('address-proof');
    await completeness.report(number);
    expect(complete).toEqual([number]);
  });

  it('may be gone when its documents are looked at', async () => {
    const { completeness, complete, entries } = setUp({ find: async () => null });
    await completeness.report(number);
    expect([complete, entries]).toEqual([[], []]);
  });

  it('whose clock cannot be started is left to the job, and the log says so', async () => {
    const error = new Error('The database went away');
    const { add, completeness, entries } = setUp({
      recordDocumentsComplete: () => Promise.reject(error),
    });
    required.forEach((slot) => add(slot));
    await completeness.report(number);
    expect(entries).toEqual([
      {
        level: 'error',
        details: { err: error, application: number },
        message: 'A decision clock could not be started; a job tries again',
      },
    ]);
  });
});

describe('The job for documents that were missed', () => {
  it('looks at a hundred applications at a time, one that fails included, and begins anew after the last', async () => {
    const numbers = Array.from({ length: 150 }, (_, at) => `N-${String(at).padStart(3, '0')}`);
    const asked: (string | number)[][] = [];
    const seen: string[] = [];
    const { completeness, entries } = setUp({
      async listAwaitingDocuments({ after, limit }) {
        asked.push([after, limit]);
        return numbers.filter((one) => one > after).slice(0, limit);
      },
      async find(one) {
        seen.push(one);
        if (one === 'N-099') throw new Error('This form cannot be read');
        return null;
      },
    });
    await completeness.reportMissed();
    await completeness.reportMissed();
    expect(seen).toEqual(numbers);
    await completeness.reportMissed();
    expect(asked).toEqual([
      ['', 100],
      ['N-099', 100],
      ['', 100],
    ]);
    expect(entries).toMatchObject([
      { details: { application: 'N-099' } },
      { details: { application: 'N-099' } },
    ]);
  });
});

describe('The scanner', () => {
  it('has an application looked at when a document is clean, and not when it is infected or unread', async () => {
    const { store, log, entries } = setUp();
    const { files, storage } = inMemoryStorage();
    const clock = testClock('2026-05-04T10:00:00.000Z');
    for (const what of ['clean', 'infected', 'unread']) {
      files.set(what, Buffer.from(what));
      const waiting = { status: 'waiting', nextScanAt: clock.now(), fileKey: what } as const;
      store.rows.push(documentRow({ id: what, applicationNumber: `of ${what}`, ...waiting }));
    }
    const reported: string[] = [];
    const verdicts = [{ isClean: true }, { isClean: false, signature: 'EICAR' }] as const;
    let scans = 0;
    const worker = startScanWorker({
      repository: store.repository,
      unitOfWork: unitOfWorkOn({ document: store.repository }),
      storage,
      scanner: {
        async scan() {
          const verdict = verdicts[(scans += 1) - 1];
          if (!verdict) throw new Error('The scanner is silent');
          return verdict;
        },
      },
      orphanFiles: createOrphanFiles({
        repository: store.repository,
        storage,
        now: clock.now,
        log,
      }),
      completeness: { report: async (one) => void reported.push(one) },
      log,
      now: clock.now,
      intervalMs: 60_000,
    });
    await worker.runNow();
    await worker.stop();
    expect(reported).toEqual(['of clean']);
    expect(store.rows.map(({ id, status }) => [id, status])).toEqual([
      ['clean', 'clean'],
      ['infected', 'infected'],
      ['unread', 'waiting'],
    ]);
    expect([...files.keys()]).toEqual(['clean', 'unread']);
    expect(store.rows[2]?.nextScanAt).toEqual(new Date('2026-05-04T10:00:05.000Z'));
    expect(entries.map(({ message }) => message)).toEqual([
      'A document is infected; its file was removed',
      'A document could not be scanned; trying again',
    ]);
  });
});
