import { Readable } from 'node:stream';
import type { JobApplicationRow } from '@/backoffice/domains/job-application/job-application.repository';
import {
  createJobApplicationService,
  type JobApplicationRepositories,
  type JobApplicationSubmission,
} from '@/backoffice/domains/job-application/job-application.service';
import { createOrphanFiles } from '@/backoffice/domains/document/orphan-files';
import type { OutgoingMessage } from '@/backoffice/domains/outbox/outbox.service';
import { jobs } from '@/copy/collections/jobs';
import { inMemoryCooldowns } from '@test/support/backoffice/in-memory-cooldowns';
import { inMemoryDocuments, inMemoryStorage } from '@test/support/backoffice/in-memory-documents';
import {
  collectedLog,
  serialUnitOfWorkOn,
  standIn,
  testCipher,
  testClock,
  testHash,
} from '@test/support/backoffice/service-tools';
import { officeFile } from '@test/support/document/office-file';

const jobId = jobs[0]?._id ?? '';
const form: JobApplicationSubmission['form'] = {
  jobId,
  name: 'Chan Siu Ming',
  phone: '9123 4567',
  email: 'siuming@example.com',
  message: 'I have lent for ten years.',
};

function setUp({ isScanned = false, isMailBroken = false } = {}) {
  const clock = testClock('2026-05-04T10:00:00.000Z');
  const rows: JobApplicationRow[] = [];
  const documents = inMemoryDocuments();
  const cooldowns = inMemoryCooldowns();
  const { files, storage } = inMemoryStorage();
  const mails: OutgoingMessage[] = [];
  let ids = 0;
  let codes = 0;
  let scans = 0;
  const repositories: JobApplicationRepositories = {
    jobApplication: standIn<JobApplicationRepositories['jobApplication']>({
      create: async (row) => void rows.push(row),
      list: async (_filter, { limit }) => rows.slice(0, limit),
      count: async () => rows.length,
      listReferencesBefore: async (instant, limit) =>
        rows
          .filter(({ createdAt }) => createdAt < instant)
          .map(({ reference }) => reference)
          .slice(0, limit),
      async remove(reference) {
        rows.splice(0, rows.length, ...rows.filter((row) => row.reference !== reference));
      },
    }),
    cooldown: cooldowns.repository,
    document: documents.repository,
    outbox: standIn<JobApplicationRepositories['outbox']>({}),
    budget: standIn<JobApplicationRepositories['budget']>({}),
  };
  const service = createJobApplicationService({
    repositories: { ...repositories, audit: { create: async () => undefined } },
    unitOfWork: serialUnitOfWorkOn(repositories),
    listOpenJobs: async () => jobs,
    files: {
      storage,
      orphanFiles: createOrphanFiles({
        repository: documents.repository,
        storage,
        now: clock.now,
        log: collectedLog().log,
      }),
      isScanned,
      onReceived: () => (scans += 1),
    },
    cipher: testCipher,
    hash: testHash('job-application'),
    useReceipt: async () => true,
    async enqueueMessage(_outbox, message) {
      if (isMailBroken) throw new Error('The database went away');
      mails.push(message);
    },
    deskAddress: 'desk@pier.example',
    brandNames: { en: 'Pier Loans', hk: '碼頭貸款', cn: '码头贷款' },
    signatures: { en: 'Licence 1', hk: '牌照 1', cn: '牌照 1' },
    now: clock.now,
    newId: () => `0000000${(ids += 1)}-0000-4000-8000-000000000000`,
    randomBytes: () => Uint8Array.of((codes += 1), 0, 0, 0, 0, 0, 0, 0),
    onMessageEnqueued: () => undefined,
  });
  const send = (
    changes: Partial<JobApplicationSubmission['form']> = {},
    file: Buffer = Buffer.from('%PDF-1.7'),
  ) =>
    service.send({
      form: { ...form, ...changes },
      locale: 'hk',
      cv: { fileName: 'Chan.pdf', bytes: Readable.from([file]), completed: Promise.resolve() },
    });
  const kept = () => [rows.length, documents.rows.length, files.size, documents.orphans.size];
  return { clock, rows, documents, mails, service, send, kept, scansStarted: () => scans };
}

const page = { sort: 'newest', limit: 10 } as const;

describe('An application for a job', () => {
  it('is kept with its CV so that nobody reads it in the database, and decrypted for staff', async () => {
    const { send, service, rows, documents, kept, scansStarted } = setUp();
    expect(await send()).toEqual({ success: true, reference: 'JA-10000000' });
    expect(kept()).toEqual([1, 1, 1, 0]);
    expect(JSON.stringify([rows, documents.rows])).not.toMatch(/Chan|9123|siuming|lent/);
    expect((await service.list('amy', page)).data).toMatchObject([
      {
        ...form,
        reference: 'JA-10000000',
        jobTitleEn: jobs[0]?.titleEn,
        jobTitleHk: jobs[0]?.titleHk,
        jobTitleCn: jobs[0]?.titleCn,
        language: 'hk',
        phone: '+85291234567',
        cv: { name: 'Chan.pdf', size: 8, type: 'application/pdf', status: 'stored' },
      },
    ]);
    expect(scansStarted()).toBe(1);
  });

  it('is mailed to the lender without the CV, and confirmed in the language without its words', async () => {
    const { send, mails } = setUp();
    await send();
    expect(mails).toMatchObject([
      { to: 'desk@pier.example', replyTo: form.email, text: expect.stringContaining('lent') },
      { to: form.email, subject: '我們已收到你的職位申請（JA-10000000）' },
    ]);
    expect(mails[1]?.text).not.toMatch(/Chan|lent/);
    expect(mails[1]?.text).toMatch(/牌照 1$/);
  });

  it.each([
    { what: 'a Word file', file: officeFile(['word/document.xml', '[Content_Types].xml']) },
    {
      what: 'a Word file of before 2007',
      file: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
    },
  ])('takes $what', async ({ file }) => {
    expect(await setUp().send({}, file)).toMatchObject({ success: true });
  });

  it.each<{ what: string; changes?: Partial<typeof form>; file?: Buffer; refusal: object }>([
    { what: 'a picture', file: Buffer.from('GIF89a'), refusal: { code: 'unsupported_media_type' } },
    {
      what: 'an archive that is no Word file',
      file: officeFile(['xl/workbook.xml', '[Content_Types].xml']),
      refusal: { code: 'unsupported_media_type' },
    },
    { what: 'an empty file', file: Buffer.alloc(0), refusal: { code: 'file_empty' } },
    {
      what: 'a position that is not open',
      changes: { jobId: 'astronaut' },
      refusal: { details: { fields: { jobId: { key: 'positionClosed' } } } },
    },
    {
      what: 'a number that is none',
      changes: { phone: '12345' },
      refusal: { details: { fields: { phone: { key: 'wrongAnyPhone' } } } },
    },
  ])('is refused with $what, and nothing is kept', async ({ changes, file, refusal }) => {
    const { send, kept, mails, scansStarted } = setUp();
    await expect(send(changes, file)).rejects.toMatchObject(refusal);
    expect([kept(), mails, scansStarted()]).toEqual([[0, 0, 0, 0], [], 0]);
  });

  it('is one in 180 seconds for a mail address, and the file of another is not kept', async () => {
    const { send, kept, clock } = setUp();
    await send();
    await expect(send({ email: 'SIUMING@example.com' })).rejects.toMatchObject({
      code: 'rate_limited',
      details: { retryAfterSeconds: 180 },
    });
    expect(kept()).toEqual([1, 1, 1, 0]);
    clock.advance(180_000);
    expect(await send()).toMatchObject({ success: true });
  });

  it('whose mails cannot be stored fails, and its file is not kept', async () => {
    const { send, documents } = setUp({ isMailBroken: true });
    await expect(send()).rejects.toThrow('The database went away');
    expect(documents.orphans.size).toBe(0);
  });

  it('has no CV for staff once the scanner has refused the file', async () => {
    const { send, service, documents } = setUp({ isScanned: true });
    await send();
    expect((await service.list('amy', page)).data).toMatchObject([{ cv: { status: 'waiting' } }]);
    Object.assign(documents.rows[0] ?? {}, { status: 'infected', fileKey: null });
    expect((await service.list('amy', page)).data).toMatchObject([{ name: form.name, cv: null }]);
  });

  it('goes with its file after 24 months', async () => {
    const { send, service, clock, kept } = setUp();
    await send();
    clock.advance(Date.parse('2028-05-04T10:00:00.000Z') - clock.now().getTime());
    await service.removeExpired();
    expect(kept()).toEqual([1, 1, 1, 0]);
    clock.advance(1);
    await service.removeExpired();
    expect(kept()).toEqual([0, 0, 0, 0]);
  });
});
