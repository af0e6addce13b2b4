import { startTestApi, type TestApi } from '@test/support/api/test-api';
import {
  applicantBrowser,
  newestCode,
  type ApplicantBrowser,
} from '@test/support/application/applicant';
import { resetApplications, sendDocument } from '@test/support/application/application-api';
import { fastPassForm } from '@test/support/application/application-form';
import { usualEngines } from '@test/support/database/test-database';
import { phone } from '@test/support/otp/otp-client';

describe.each(usualEngines)('An application on %s', (engine) => {
  let api: TestApi;
  let browser: ApplicantBrowser;
  beforeAll(async () => void (api = await startTestApi(engine)));
  afterAll(() => api.close());
  beforeEach(async () => void (browser = await resetApplications(api)));

  async function signIn(visitor: ApplicantBrowser, number = phone): Promise<void> {
    await visitor.send('POST', '/user/sendOTP', { body: { phone: number, purpose: 'sign-in' } });
    await visitor.send('POST', '/user/signin', {
      body: { phone: number, purpose: 'sign-in', code: await newestCode(api) },
    });
  }
  const change = (number: string, body: object) =>
    api.desk('PUT', `/applications/${number}/state`, { body });
  const withdraw = (visitor: ApplicantBrowser, number: string) =>
    visitor.send('POST', `/los/applications/${number}/withdraw`, { body: {} });

  describe('of a signed-in customer', () => {
    it('is listed with its history and what comes next', async () => {
      const { appl_no: number } = await browser.apply();
      expect(await browser.send('GET', '/los/custApplLoanList')).toMatchObject({ status: 401 });
      api.setNow('2026-11-16T05:00:00Z');
      await change(number, {
        state: 'needs-documents',
        note: 'payslips missing',
        message: 'Please send payslips.',
      });
      await signIn(browser);
      expect((await browser.send('GET', '/los/custApplLoanList')).body).toEqual({
        data: [
          {
            applicationNumber: number,
            product: 'first',
            amount: 4_500_000,
            state: 'needs-documents',
            receivedAt: '2026-11-16T04:00:00.000Z',
            documentsCompleteAt: null,
            promisedBy: null,
            address: 'Flat A, 12/F, Kam Shan Mansion, Taikoo Shing',
            nextAction: 'send-documents',
            canWithdraw: true,
            coApplicants: [],
            history: [
              { state: 'received', at: '2026-11-16T04:00:00.000Z', message: null },
              {
                state: 'needs-documents',
                at: '2026-11-16T05:00:00.000Z',
                message: 'Please send payslips.',
              },
            ],
            corrections: [],
          },
        ],
      });
    });

    it('is promised a decision by the next working day after its documents are complete, and anew after more were asked for', async () => {
      const { appl_no: number } = await browser.apply();
      api.setNow('2026-11-20T05:30:00Z');
      expect(await change(number, { state: 'in-assessment', note: 'complete' })).toMatchObject({
        status: 200,
        body: { promisedBy: '2026-11-23T05:30:00.000Z' },
      });
      expect(
        await change(number, { state: 'needs-documents', note: 'payslips missing' }),
      ).toMatchObject({ body: { documentsCompleteAt: null, promisedBy: null } });
      api.setNow('2026-11-24T02:00:00Z');
      expect(await change(number, { state: 'in-assessment', note: 'complete' })).toMatchObject({
        body: {
          documentsCompleteAt: '2026-11-24T02:00:00.000Z',
          promisedBy: '2026-11-25T02:00:00.000Z',
        },
      });
    });

    it('is withdrawn once, with a message', async () => {
      const { appl_no: number } = await browser.apply();
      api.setNow('2026-11-16T05:00:00Z');
      await signIn(browser);
      expect(await withdraw(browser, number)).toMatchObject({
        status: 200,
        body: {
          data: {
            applicationNumber: number,
            state: 'withdrawn',
            nextAction: 'none',
            canWithdraw: false,
          },
        },
      });
      await api.container.outbox.runNow();
      expect(api.sent.at(-1)?.text).toBe(
        `Harbour Key Mortgage: your application ${number} is withdrawn. If this was not you, please call us.`,
      );
      expect(await withdraw(browser, number)).toMatchObject({
        status: 409,
        body: { code: 'conflict' },
      });
    });

    it('is declined with reasons and a letter in its account, while the text message names neither reason nor what staff wrote', async () => {
      const { appl_no: number } = await browser.apply();
      await signIn(browser);
      const path = `/los/applications/${number}/decline-letter`;
      expect(await browser.send('GET', path)).toMatchObject({ status: 404 });
      const message = 'Your instalments would be above half of your income.';
      const body = { state: 'declined', note: 'DSR', message };
      expect(await change(number, body)).toMatchObject({
        status: 400,
        body: { fields: { reasons: expect.any(String) } },
      });
      expect(await change(number, { ...body, reasons: ['value', 'value'] })).toMatchObject({
        status: 400,
      });
      expect(await change(number, { ...body, reasons: ['affordability', 'value'] })).toMatchObject({
        status: 200,
      });
      await api.container.outbox.runNow();
      expect(api.sent.at(-1)?.text).toBe(
        `Harbour Key Mortgage: we are sorry, but we cannot offer you a loan on application ${number}. Details: https://site.example/en/account/applications`,
      );
      expect((await browser.send('GET', '/los/custApplLoanList')).body).toMatchObject({
        data: [{ state: 'declined', declineReasons: ['affordability', 'value'] }],
      });
      const letter = await browser.send('GET', path);
      expect([letter.status, letter.text.slice(0, 5)]).toEqual([200, '%PDF-']);
      expect((await api.desk('GET', '/applications?state=declined')).body).toMatchObject({
        data: [{ declineReasons: ['affordability', 'value'] }],
      });
      const copy = await api.desk('GET', `/applications/${number}/decline-letter`);
      expect([copy.status, copy.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    });

    it('is nobody else’s to see or withdraw', async () => {
      const { appl_no: number } = await browser.apply();
      const other = applicantBrowser(api, '198.51.100.1');
      const { reference } = await other.begin('fast-pass');
      await other.prove(reference, '+85261234567');
      await other.submit({
        product: 'fast-pass',
        form: fastPassForm({ contact: { phone: '6123 4567' } }),
      });
      api.setNow('2026-11-16T05:00:00Z');
      await signIn(other, '+85261234567');
      const { body } = await other.send('GET', '/los/custApplLoanList');
      expect(JSON.stringify(body)).not.toContain(number);
      expect(body).toMatchObject({ data: [{ product: 'fast-pass' }] });
      expect(await withdraw(other, number)).toMatchObject({ status: 404 });
      expect(await withdraw(other, 'HK-2026-00000000')).toMatchObject({ status: 404 });
    });
  });

  describe('that came to nothing', () => {
    const rows = async (table: string) =>
      (await api.testDatabase.database.pool.query(`select * from ${table}`)).rows.length;

    it('was never sent: drafts and their access go after 30 days', async () => {
      await browser.begin();
      api.setNow('2026-12-16T03:59:00Z');
      await api.container.jobs.runDue();
      expect(await rows('application_draft')).toBe(1);
      api.setNow('2026-12-16T04:01:00Z');
      await api.container.jobs.runDue();
      expect([await rows('application_draft'), await rows('application_draft_access')]).toEqual([
        0, 0,
      ]);
    });

    it('is deleted with its documents after its time, and others are not', async () => {
      const { appl_no: declined } = await browser.apply();
      await sendDocument(api, declined);
      expect(await rows('document')).toBe(1);
      api.setNow('2026-11-16T05:30:00Z');
      const { appl_no: open } = await browser.apply({ key: 'key-0000000000000009' });
      await change(declined, { state: 'declined', note: 'x', reasons: ['value'] });
      api.setNow('2027-05-15T05:29:00Z');
      await api.container.jobs.runDue();
      expect(await rows('application')).toBe(2);
      api.setNow('2027-05-15T05:31:00Z');
      await api.container.jobs.runDue();
      expect(
        (await api.testDatabase.database.pool.query('select number from application')).rows,
      ).toEqual([{ number: open }]);
      expect([await rows('application_step'), await rows('document')]).toEqual([1, 0]);
    });
  });
});
