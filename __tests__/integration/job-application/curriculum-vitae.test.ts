import { jobs } from '@/copy/collections/jobs';
import { codeOf, dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { field, filePart, formBytes, formType } from '@test/support/document/documents';
import { pdfOf } from '@test/support/document/pdf-file';
import { signInStaff } from '@test/support/staff/staff-browser';

const [job] = jobs;
const doc = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
const values = {
  jobId: job?._id ?? '',
  name: 'Chan Siu Ming',
  phone: '9123 4567',
  email: 'siuming@example.com',
  message: 'I have lent for ten years.\nThank you.',
  consent: 'yes',
};

describe.each(usualEngines)('The list of applications for jobs on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => void (api = await startTestApi(engine)));
  afterAll(() => api.close());

  /** Answers the reference. */
  const send = async (
    changes: Record<string, string>,
    { file, name = 'cv.pdf', language = 'en' }: { file: Buffer; name?: string; language?: string },
  ): Promise<string> => {
    const { body } = await api.call('/site/job-applications', {
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
    return Object(body).reference;
  };

  it('is exported without formulas, which is written down, and its CV is read by who may read it', async () => {
    const administrator = (
      await signInStaff(api, { email: 'amy@lender.hk', roles: ['administrator'] })
    ).browser;
    const formula = '=HYPERLINK(1)';
    const picture = Buffer.from(pdfOf([{ box: [200, 100], content: '0 0 1 rg 0 0 100 100 re f' }]));
    const reference = await send({ name: formula }, { file: picture });
    await send({ email: 'other@example.com' }, { file: doc, name: 'cv.doc', language: 'zh-HK' });
    const csv = await administrator.get('/desk/exports/job-applications?language=en');
    expect(csv.text.split('\r\n').slice(1)).toEqual([
      `${reference},2026-11-16T04:00:00.000Z,${job?.titleEn},en,'${formula},'+85291234567,${values.email},"${values.message}",cv.pdf`,
      '',
    ]);
    const { rows: trail } = await api.testDatabase.database.pool.query(
      'select * from desk_audit order by id',
    );
    expect(trail.at(-1)).toMatchObject({
      action: 'export',
      staff: 'amy@lender.hk',
      target: 'job-applications',
      after: { language: 'en' },
    });
    const file = await administrator.get(`/desk/job-applications/${reference}/cv`);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    const page = await administrator.get(`/desk/job-applications/${reference}/cv/pages/1`);
    expect(dataOf(page)).toMatchObject({ page: 1, pages: 1, picture: expect.any(String) });
    const { data } = Object((await administrator.get('/desk/job-applications?language=hk')).body);
    const word = await administrator.get(`/desk/job-applications/${data[0].reference}/cv/pages/1`);
    expect(codeOf(word)).toEqual([409, 'document_unreadable']);
    const none = await administrator.get('/desk/job-applications/JA-00000000/cv');
    expect(none.status).toBe(404);
    const { browser } = await signInStaff(api, { email: 'cas@lender.hk', roles: ['case-handler'] });
    expect((await browser.get(`/desk/job-applications/${reference}/cv`)).status).toBe(403);
  });
});
