import { fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { type ApplicantBrowser } from '@test/support/application/applicant';
import {
  resetApplications,
  readablePdf,
  sendDocument,
} from '@test/support/application/application-api';
import { approve } from '@test/support/staff/approvals';
import { fastPassForm } from '@test/support/application/application-form';
import { usualEngines } from '@test/support/database/test-database';
import { phone } from '@test/support/otp/otp-client';

describe.each(usualEngines)('An application on %s', (engine) => {
  let api: TestApi;
  let browser: ApplicantBrowser;
  beforeAll(async () => void (api = await startTestApi(engine)));
  afterAll(() => api.close());
  beforeEach(async () => void (browser = await resetApplications(api)));

  const change = (number: string, body: object) =>
    api.desk('PUT', `/applications/${number}/state`, { body });

  describe('at the desk', () => {
    it('is found by state, product, day of Hong Kong and part of its number', async () => {
      api.setNow('2026-11-15T16:30:00Z');
      const { appl_no: early } = await browser.apply();
      api.setNow('2026-11-16T17:00:00Z');
      const { appl_no: late } = await browser.apply({
        product: 'fast-pass',
        form: fastPassForm(),
        key: 'key-0000000000000009',
      });
      await change(late, { state: 'in-assessment', note: 'begun' });
      const found = async (query: string) =>
        JSON.parse((await api.desk('GET', `/applications?${query}`)).text).data.map(
          ({ applicationNumber }: { applicationNumber: string }) => applicationNumber,
        );
      expect(await found('')).toEqual([late, early]);
      expect(await found('limit=1')).toEqual([late]);
      expect(await found('state=received')).toEqual([early]);
      expect(await found('product=fast-pass')).toEqual([late]);
      expect(await found('from=2026-11-16&to=2026-11-16')).toEqual([early]);
      expect(await found('from=2026-11-17')).toEqual([late]);
      for (const part of [early, early.slice(-6).toLowerCase(), early.split('-')[2]?.slice(0, 5)])
        expect(await found(`q=${part}`)).toEqual([early]);
      expect(await found('q=HK-1999')).toEqual([]);
    });

    it('stands in a list of pages, also where two were received in one moment, and counts them all', async () => {
      const numbers: string[] = [];
      for (const key of ['key-0000000000000007', 'key-0000000000000008', 'key-0000000000000009'])
        numbers.push((await browser.apply({ key })).appl_no);
      const pageOf = async (query: string) =>
        JSON.parse((await api.desk('GET', `/applications?limit=2${query}`)).text);
      const first = await pageOf('');
      expect([first.data.length, first.total]).toEqual([2, 3]);
      const second = await pageOf(`&cursor=${first.next}`);
      expect([second.data.length, second.next, second.total]).toEqual([1, null, 3]);
      const listed = [...first.data, ...second.data].map(
        ({ applicationNumber }: { applicationNumber: string }) => applicationNumber,
      );
      expect(listed).toEqual(numbers.toSorted().toReversed());
      expect(await api.desk('GET', '/applications?colour=red')).toMatchObject({ status: 400 });
    });

    it('is read whole: form, phone, history, and where it may go', async () => {
      const { appl_no: number } = await browser.apply();
      expect((await api.desk('GET', `/applications/${number}`)).body).toMatchObject({
        applicationNumber: number,
        phone,
        handover: 'none',
        indicative: null,
        nextStates: ['needs-documents', 'in-assessment', 'declined', 'withdrawn'],
        form: {
          applicants: { persons: [{ name: 'CHAN TAI MAN', idNumber: 'A1234563' }] },
          contact: { phone },
        },
        history: [{ state: 'received', by: 'applicant', note: null }],
      });
      expect(await api.desk('GET', '/applications/HK-2026-00000000')).toMatchObject({
        status: 404,
      });
      expect(await api.desk('GET', '/applications/HK-2026-1')).toMatchObject({ status: 404 });
      expect(await api.call(`/desk/applications/${number}`)).toMatchObject({ status: 401 });
    });

    it('moves on with history, audit and a message in the applicant’s language', async () => {
      const { appl_no: number } = await browser.apply({ language: 'cn' });
      api.setNow('2026-11-16T06:00:00Z');
      await change(number, { state: 'in-assessment', note: 'complete' });
      await api.container.outbox.runNow();
      const before = api.sent.length;
      const approval = { state: 'approved', note: 'by the committee' };
      // No document has come, so that a second person has to agree.
      expect(fieldsOf(await change(number, approval))).toHaveProperty('state');
      const asked = await api.desk('POST', `/applications/${number}/incomplete-approval`, {
        body: { note: 'by the committee' },
      });
      expect(await approve(api, asked)).toMatchObject({
        kind: 'incomplete-approval',
        state: 'approved',
        subject: `application:${number}`,
      });
      expect((await api.desk('GET', `/applications/${number}`)).body).toMatchObject({
        state: 'approved',
        changedAt: '2026-11-16T06:00:00.000Z',
        history: [
          {},
          { state: 'in-assessment', by: 'amy', note: 'complete' },
          { state: 'approved', by: 'amy', note: 'by the committee' },
        ],
      });
      await api.container.outbox.runNow();
      expect(api.sent.slice(before).map(({ text }) => text)).toEqual([
        `港钥按揭：您的申请 ${number} 已获批准。我们正在准备贷款条款，准备好后会发短信通知您：https://site.example/cn/account/applications`,
      ]);
      const { body } = await api.desk(
        'GET',
        `/audit?action=update&target=application:${number}&limit=2`,
      );
      expect(body).toMatchObject({
        data: [
          {
            staff: 'amy',
            action: 'update',
            target: `application:${number}`,
            before: { state: 'in-assessment' },
            after: { state: 'approved' },
          },
          { after: { state: 'in-assessment' } },
        ],
      });
    });

    it('texts the upload link when documents are needed, and is silent about our own work', async () => {
      const { appl_no: number } = await browser.apply();
      await api.container.outbox.runNow();
      const before = api.sent.length;
      await change(number, { state: 'in-assessment', note: 'x' });
      await change(number, { state: 'needs-documents', note: 'x', message: 'The payslip of May.' });
      await api.container.outbox.runNow();
      const [text = '', ...more] = api.sent.slice(before).map((message) => message.text);
      expect(more).toEqual([]);
      expect(text).toMatch(
        /^Harbour Key Mortgage: we need documents for your application HK-2026-\w{8}\. Send them here: https:\/\/site\.example\/en\/upload-document\?link=[\w-]{43}\nThe payslip of May\.$/,
      );
      const reference = text.split('link=')[1]?.slice(0, 43) ?? '';
      await expect(api.container.applications.uploads.find(reference)).resolves.toMatchObject({
        number,
        phone,
        isOpen: true,
        answers: { applicantType: 'salaried' },
      });
      await expect(api.container.applications.uploads.find(number)).resolves.toMatchObject({
        uploadReference: reference,
      });
    });

    it('does not skip a state, nor leave one that ends it', async () => {
      const { appl_no: number } = await browser.apply();
      expect(await change(number, { state: 'completed', note: 'x' })).toMatchObject({
        status: 400,
        body: {
          fields: {
            state:
              'This cannot be moved from its present state to that one. Possible states: needs-documents, in-assessment, declined, withdrawn.',
          },
        },
      });
      await change(number, { state: 'declined', note: 'x', reasons: ['value'] });
      expect(await change(number, { state: 'in-assessment', note: 'x' })).toMatchObject({
        status: 400,
      });
      expect(await change(number, { state: 'declined' })).toMatchObject({
        status: 400,
        body: { fields: { note: expect.any(String) } },
      });
    });

    it('takes one of two changes made at once', async () => {
      const { appl_no: number } = await browser.apply();
      const answers = await Promise.all([
        change(number, { state: 'declined', note: 'x', reasons: ['value'] }),
        change(number, { state: 'withdrawn', note: 'x' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    });
  });

  describe('and its documents', () => {
    const required = [
      'identity',
      'address-proof',
      'rates-demand',
      'payslips',
      'salary-statements',
      'tax-demand',
    ];

    it('start the clock of the decision when the last that is required arrives, and the applicant is told once', async () => {
      const { appl_no: number } = await browser.apply();
      api.setNow('2026-11-20T09:30:00Z');
      for (const slot of required.slice(1)) await sendDocument(api, number, slot);
      expect((await api.desk('GET', `/applications/${number}`)).body).toMatchObject({
        promisedBy: null,
      });
      await sendDocument(api, number, 'identity');
      await sendDocument(api, number, 'other');
      // A Friday evening in Hong Kong: the next working day is the Monday.
      expect((await api.desk('GET', `/applications/${number}`)).body).toMatchObject({
        state: 'received',
        documentsCompleteAt: '2026-11-20T09:30:00.000Z',
        promisedBy: '2026-11-23T09:30:00.000Z',
      });
      await api.container.outbox.runNow();
      expect(api.sent.filter(({ text }) => text.includes('are complete. Our'))).toMatchObject([
        { to: phone, text: expect.stringContaining('by 23 November 2026 17:30.') },
      ]);
    });

    it('do not start the clock while staff wait for others; the assessment does', async () => {
      const { appl_no: number } = await browser.apply();
      await change(number, { state: 'needs-documents', note: 'x', message: 'The payslip of May.' });
      for (const slot of required) await sendDocument(api, number, slot);
      expect((await api.desk('GET', `/applications/${number}`)).body).toMatchObject({
        promisedBy: null,
      });
      api.setNow('2026-11-20T09:30:00Z');
      await change(number, { state: 'in-assessment', note: 'complete' });
      expect((await api.desk('GET', `/applications/${number}`)).body).toMatchObject({
        promisedBy: '2026-11-23T09:30:00.000Z',
      });
    });

    it('start the clock later, once, when it could not be started as they came', async () => {
      const { appl_no: number } = await browser.apply();
      const { appl_no: incomplete } = await browser.apply({ key: 'key-0000000000000009' });
      for (const slot of required) await sendDocument(api, number, slot);
      await sendDocument(api, incomplete);
      await api.testDatabase.database.pool.query(
        'update application set documents_complete_at = null, promised_by = null',
      );
      api.setNow('2026-11-20T09:30:00Z');
      await api.container.jobs.runDue();
      api.setNow('2026-11-20T10:30:00Z');
      await api.container.jobs.runDue();
      expect((await api.desk('GET', `/applications/${number}`)).body).toMatchObject({
        promisedBy: '2026-11-23T09:30:00.000Z',
      });
      expect((await api.desk('GET', `/applications/${incomplete}`)).body).toMatchObject({
        promisedBy: null,
      });
    });

    it('are read by staff, as attachments, and every reading is written down', async () => {
      const { appl_no: number } = await browser.apply();
      await sendDocument(api, number);
      const { status, text } = await api.desk('GET', `/applications/${number}/documents`);
      const { data } = JSON.parse(text);
      expect([status, data]).toMatchObject([
        200,
        [{ slot: 'identity', status: 'stored', size: readablePdf.length }],
      ]);
      const answer = await api.desk('GET', `/documents/${data[0].id}`);
      expect([answer.status, answer.text]).toEqual([200, readablePdf]);
      expect(
        Object.fromEntries(
          [
            'cache-control',
            'x-content-type-options',
            'content-security-policy',
            'content-disposition',
          ].map((name) => [name, answer.headers.get(name)]),
        ),
      ).toEqual({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': 'sandbox',
        'content-disposition': expect.stringMatching(/^attachment; filename=/),
      });
      const target = `document:${data[0].id}`;
      expect((await api.desk('GET', '/audit')).body).toMatchObject({
        data: [{ action: 'read', target, after: { application: number, slot: 'identity' } }],
      });
      expect((await api.call(`/desk/documents/${data[0].id}`)).status).toBe(401);
    });

    it('are not found where there is no such application or document', async () => {
      expect(await api.desk('GET', '/applications/HK-2026-00000000/documents')).toMatchObject({
        status: 404,
      });
      expect(
        await api.desk('GET', '/documents/3f0e8f0a-5a8e-4c6e-9a53-7b1f3f0c2d11'),
      ).toMatchObject({ status: 404 });
    });
  });
});
