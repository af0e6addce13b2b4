import { jobs } from '@/copy/collections/jobs';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { field, filePart, formBytes, formType } from '@test/support/document/documents';
import { officeFile } from '@test/support/document/office-file';

const [job] = jobs;
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');
// The first bytes of a compound file, which is what Word wrote before 2007 ([MS-CFB] 2.2).
const doc = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
const values = {
  jobId: job?._id ?? '',
  name: 'Chan Siu Ming',
  phone: '9123 4567',
  email: 'siuming@example.com',
  message: 'I have lent for ten years.\nThank you.',
  consent: 'yes',
};

describe.each(usualEngines)('An application for a job on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine, {
      MAIL_CONTACT_TO: 'desk@lender.example',
    });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.testDatabase.database.pool.query(
      'truncate job_application, contact_wait, document, outbox',
    );
    api.mailed.length = 0;
    api.log.length = 0;
    api.setNow('2026-11-16T04:00:00Z');
  });

  const send = (
    changes: Record<string, string> = {},
    {
      file = pdf,
      name = 'cv.pdf',
      language = 'en',
    }: { file?: Buffer; name?: string; language?: string } = {},
  ) =>
    api.call('/site/job-applications', {
      method: 'POST',
      headers: {
        'content-type': formType,
        'accept-language': language,
        'sec-fetch-site': 'same-origin',
      },
      body: new Uint8Array(
        formBytes([
          ...Object.entries({ ...values, ...changes }).map(([key, value]) => field(key, value)),
          filePart(file, name),
        ]),
      ),
    });
  const rows = async (table: string) =>
    (await api.testDatabase.database.pool.query(`select * from ${table}`)).rows;
  const referenceOf = ({ body }: { body: unknown }) => (body as { reference: string }).reference;

  it('is answered with a reference, and mailed to the lender and confirmed in the language', async () => {
    const answer = await send({}, { language: 'zh-HK' });
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, reference: expect.stringMatching(/^JA-[0-9A-HJKMNP-TV-Z]{8}$/) },
    });
    await api.container.outbox.runNow();
    const toDesk = api.mailed.find(({ to }) => to === 'desk@lender.example');
    const receipt = api.mailed.find(({ to }) => to === values.email);
    expect(toDesk).toMatchObject({
      subject: `[${referenceOf(answer)}] Job application: ${job?.titleEn}`,
      replyTo: values.email,
    });
    for (const part of ['Language: 繁體中文', 'Chan Siu Ming', '+85291234567', values.message])
      expect(toDesk?.text).toContain(part);
    expect(receipt?.subject).toBe(`我們已收到你的職位申請（${referenceOf(answer)}）`);
    expect(receipt?.text).not.toMatch(/Chan|lent/);
  });

  it('is stored so that nobody can read it in the database or the log', async () => {
    await send();
    const stored = JSON.stringify([await rows('job_application'), await rows('document'), api.log]);
    expect(stored).not.toMatch(/Chan|91234567|siuming|lent|cv\.pdf/);
    expect(await rows('loose_file')).toEqual([]);
  });

  it('is read by staff only, its CV as documents are', async () => {
    const reference = referenceOf(await send());
    expect(await api.call('/desk/job-applications')).toMatchObject({ status: 401 });
    const { body } = await api.desk('GET', '/job-applications');
    expect(body).toEqual({
      data: [
        {
          reference,
          at: '2026-11-16T04:00:00.000Z',
          language: 'en',
          jobId: job?._id,
          jobTitleEn: job?.titleEn,
          jobTitleHk: job?.titleHk,
          jobTitleCn: job?.titleCn,
          name: values.name,
          phone: '+85291234567',
          email: values.email,
          message: values.message,
          cv: {
            id: expect.any(String),
            name: 'cv.pdf',
            size: pdf.length,
            type: 'application/pdf',
            status: 'stored',
          },
        },
      ],
      next: null,
      total: 1,
    });
    const { id } = (body as { data: { cv: { id: string } }[] }).data[0]?.cv ?? { id: '' };
    const file = await api.desk('GET', `/documents/${id}`);
    expect(file).toMatchObject({ status: 200, text: pdf.toString() });
    expect(file.headers.get('content-disposition')).toContain('attachment');
  });

  it('is on one of the pages that staff go through, of the days, language and number they ask for', async () => {
    const references = [];
    for (const [day, email] of [
      ['16', 'one@example.com'],
      ['17', 'two@example.com'],
      ['18', 'three@example.com'],
    ]) {
      api.setNow(`2026-11-${day}T04:00:00Z`);
      references.push(referenceOf(await send({ email: String(email) })));
    }
    const page = async (query: string) => {
      const { body } = await api.desk('GET', `/job-applications?${query}`);
      const { data, next, total } = body as {
        data: { reference: string }[];
        next: string | null;
        total: number;
      };
      return { found: data.map(({ reference }) => reference), next, total };
    };
    const first = await page('limit=2');
    expect(first).toMatchObject({ found: [references[2], references[1]], total: 3 });
    expect(await page(`limit=2&cursor=${first.next}`)).toEqual({
      found: [references[0]],
      next: null,
      total: 3,
    });
    expect((await page('sort=oldest')).found).toEqual(references);
    expect((await page('from=2026-11-17&to=2026-11-17')).found).toEqual([references[1]]);
    expect((await page(`q=${references[0]?.slice(3)}`)).found).toEqual([references[0]]);
    expect(await page('language=cn')).toEqual({ found: [], next: null, total: 0 });
    expect((await api.desk('GET', '/job-applications?name=Chan')).status).toBe(400);
  });

  it('is listed with all others by one query for their files', async () => {
    const query = jest.spyOn(api.testDatabase.database.pool, 'query');
    await send();
    await send({ email: 'another@example.com' });
    query.mockClear();
    const { data } = await api.container.jobApplications.list('amy', {
      sort: 'newest',
      limit: 200,
    });
    expect(data).toHaveLength(2);
    const sent = query.mock.calls.map((call) => JSON.stringify(call));
    expect(sent.filter((text) => text.includes('from \\"document\\"'))).toHaveLength(1);
    query.mockRestore();
  });

  it('takes a Word file by its bytes, whatever it is called', async () => {
    expect((await send({}, { file: doc, name: 'cv.doc' })).status).toBe(200);
  });

  it('takes a Word file whose list of content types comes last, as other programs than Word write it', async () => {
    const file = officeFile(['word/document.xml', 'word/styles.xml', '[Content_Types].xml']);
    expect((await send({}, { file, name: 'cv.docx' })).status).toBe(200);
  });

  it('is one in 180 seconds for an address, however it is written, and nothing is kept of another', async () => {
    await send();
    api.setNow('2026-11-16T04:02:59Z');
    const early = await send({ email: 'SiuMing@Example.com', phone: '6123 4567' });
    expect(early).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(early.headers.get('retry-after')).toBe('1');
    expect([await rows('job_application'), await rows('document')]).toMatchObject([
      { length: 1 },
      { length: 1 },
    ]);
    expect((await send({ email: 'another@example.com' })).status).toBe(200);
    api.setNow('2026-11-16T04:03:00Z');
    expect((await send()).status).toBe(200);
  });

  it('is shown without its CV once the scanner has refused the file', async () => {
    await send();
    await api.testDatabase.database.pool.query(
      "update document set status = 'infected', file_key = null",
    );
    expect((await api.desk('GET', '/job-applications')).body).toMatchObject({
      data: [{ name: values.name, cv: null }],
    });
  });

  it.each<{
    wrong: string;
    changes?: Record<string, string>;
    file?: Buffer;
    status: number;
  }>([
    { wrong: 'another kind of file', file: Buffer.from('GIF89a, no CV'), status: 415 },
    { wrong: 'an empty file', file: Buffer.alloc(0), status: 400 },
    {
      wrong: 'a file of one byte too many',
      file: Buffer.alloc(20 * 1024 * 1024 + 1, '%PDF-1.7 '),
      status: 413,
    },
    { wrong: 'no consent', changes: { consent: 'no' }, status: 400 },
    { wrong: 'a position that is not open', changes: { jobId: 'astronaut' }, status: 400 },
    { wrong: 'a number that is none', changes: { phone: '12345678' }, status: 400 },
    { wrong: 'an address that is none', changes: { email: 'siuming' }, status: 400 },
    { wrong: 'a message that is too long', changes: { message: '長'.repeat(2_001) }, status: 400 },
  ])('is refused with $wrong, and nothing is kept', async ({ changes, file, status }) => {
    expect((await send(changes ?? {}, file ? { file } : {})).status).toBe(status);
    expect(await rows('job_application')).toEqual([]);
    expect(await rows('document')).toEqual([]);
    await api.container.outbox.runNow();
    expect(api.mailed).toEqual([]);
  });

  it('takes a message of 2,000 Chinese characters', async () => {
    expect((await send({ message: '長'.repeat(2_000) })).status).toBe(200);
  });

  it('is deleted with its file after 24 months', async () => {
    await send();
    api.setNow('2028-11-16T03:59:59Z');
    await api.container.jobApplications.removeExpired();
    expect(await rows('job_application')).toHaveLength(1);
    api.setNow('2028-11-16T04:00:01Z');
    await api.container.jobApplications.removeExpired();
    expect(await rows('job_application')).toEqual([]);
    expect(await rows('document')).toEqual([]);
    expect(await rows('loose_file')).toEqual([]);
  });
});

describe('Applications for jobs', () => {
  it('are limited to a few an hour for one network, of those that are whole', async () => {
    const api = await startTestApi('postgres', { RATE_LIMIT_JOB_APPLICATIONS_PER_HOUR: '2' });
    const send = async (changes: Record<string, string>) =>
      api.call('/site/job-applications', {
        method: 'POST',
        headers: { 'content-type': formType, 'sec-fetch-site': 'same-origin' },
        body: new Uint8Array(
          formBytes([
            ...Object.entries({ ...values, ...changes }).map(([key, value]) => field(key, value)),
            filePart(pdf),
          ]),
        ),
      });
    const statuses: number[] = [];
    const attempts: Record<string, string>[] = [{ consent: 'no' }, {}, { email: 'b@example.com' }];
    for (const changes of attempts) statuses.push((await send(changes)).status);
    const refused = await send({ email: 'c@example.com' });
    expect([...statuses, refused.status]).toEqual([400, 200, 200, 429]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    await api.close();
  });
});
