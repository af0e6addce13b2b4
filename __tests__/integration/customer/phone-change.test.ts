import { startTestApi, dataOf, type TestApi } from '@test/support/api/test-api';
import {
  applicantBrowser,
  newestCode,
  receiptOf,
  type ApplicantBrowser,
} from '@test/support/application/applicant';
import { usualEngines } from '@test/support/database/test-database';
import { resetCodes } from '@test/support/otp/otp-client';
import { completeForm } from '@test/support/application/application-form';
import { approve } from '@test/support/staff/approvals';

const oldPhone = '+85291234567';
const newPhone = '+85261234567';
const pdf = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n';

describe.each(usualEngines)('A phone that staff replace on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => void (api = await startTestApi(engine)));
  afterAll(() => api.close());
  beforeEach(() => resetCodes(api));

  async function code(browser: ApplicantBrowser, body: object): Promise<void> {
    await browser.send('POST', '/user/sendOTP', { body });
    const verified = await browser.send('POST', '/user/signin', {
      body: { ...body, code: await newestCode(api) },
    });
    expect(verified.body).toEqual({ success: true });
  }
  const listed = async (browser: ApplicantBrowser, number: string) => {
    const answer = await browser.send('GET', `/los/documents?applicationNumber=${number}`);
    return [answer.status, dataOf(answer)?.length];
  };
  async function upload(browser: ApplicantBrowser, number: string): Promise<number> {
    const form = new FormData();
    form.append('applicationNumber', number);
    form.append('slot', 'identity');
    form.append('file', new File([pdf], 'identity.pdf'));
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await api.call('/los/uploadDocument', {
      method: 'POST',
      body: form,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
    return answer.status;
  }

  it('opens nothing any more, and the new one opens applications, drafts and documents', async () => {
    const stolen = applicantBrowser(api, '198.51.100.1');
    const { reference } = await stolen.begin();
    await stolen.prove(reference, oldPhone);
    const { appl_no: number } = receiptOf(
      await stolen.submit({ form: completeForm({ contact: { phone: oldPhone } }) }),
    );
    await code(stolen, { phone: oldPhone, purpose: 'upload', operationId: number });
    expect(await upload(stolen, number)).toBe(200);
    expect(await listed(stolen, number)).toEqual([200, 1]);
    api.setNow('2026-11-16T05:10:00Z');
    const { reference: draft } = await stolen.begin('second', { contact: { phone: oldPhone } });
    await stolen.prove(draft, oldPhone);
    expect(dataOf(await stolen.current('?product=second'))).toMatchObject({ reference: draft });
    await code(stolen, { phone: oldPhone, purpose: 'upload', operationId: number });
    const pending = { phone: oldPhone, purpose: 'upload', operationId: number };
    await stolen.send('POST', '/user/sendOTP', { body: pending });
    const pendingCode = await newestCode(api);

    const made = await api.desk('POST', '/customers', { body: { phone: oldPhone } });
    const changed = await api.desk('PUT', `/customers/${dataOf(made).customerId}/phone`, {
      body: { phone: newPhone, note: 'Identity card seen.' },
    });
    expect(await listed(stolen, number)).toEqual([200, 1]);
    expect(await approve(api, changed)).toMatchObject({ state: 'approved' });

    expect(await listed(stolen, number)).toEqual([401, undefined]);
    expect(await upload(stolen, number)).toBe(401);
    expect(dataOf(await stolen.current('?product=second'))).toBeNull();
    expect(
      (await stolen.send('POST', '/user/signin', { body: { ...pending, code: pendingCode } })).body,
    ).toMatchObject({ success: false });

    api.setNow('2026-11-16T06:30:00Z');
    await code(stolen, pending);
    expect((await listed(stolen, number))[0]).toBe(404);

    const own = applicantBrowser(api, '203.0.113.50');
    await code(own, { phone: newPhone, purpose: 'upload', operationId: number });
    expect(await listed(own, number)).toEqual([200, 1]);
    api.setNow('2026-11-16T06:32:00Z');
    await code(own, { phone: newPhone, purpose: 'sign-in' });
    const applications = await own.send('GET', '/los/custApplLoanList');
    expect(JSON.stringify(applications.body)).toContain(number);
    const { rows } = await api.testDatabase.database.pool.query(
      'select resume_reference from application_draft where id = $1',
      [draft],
    );
    api.setNow('2026-11-16T06:34:00Z');
    const opened = await own.send('POST', '/user/verify', {
      body: { reference: rows[0].resume_reference, phone: newPhone, purpose: 'apply' },
    });
    expect(opened.body).toMatchObject({ success: true, operationId: draft });
    await own.send('POST', '/user/signin', {
      body: {
        phone: newPhone,
        purpose: 'apply',
        operationId: draft,
        code: await newestCode(api),
      },
    });
    expect(dataOf(await own.send('POST', '/los/drafts/resume', { body: {} }))).toMatchObject({
      reference: draft,
      form: { contact: { phone: newPhone } },
    });
  });
});
