import { createApi } from '@/backoffice/app';
import { bookLoan, signInAs } from '@test/support/account/customer';
import { codeOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { applicantBrowser } from '@test/support/application/applicant';
import { usualEngines } from '@test/support/database/test-database';
import { field, filePart, formBytes, formType } from '@test/support/document/documents';
import { phone } from '@test/support/otp/otp-client';
import { signInStaff, type StaffBrowser } from '@test/support/staff/staff-browser';
import { zipFiles } from '@test/support/statement/zip-files';

const bankAccount = { bankCode: '004', accountNumber: '123-456789-833', holder: 'CHAN TAI MAN' };
const note = 'Asked for by letter; identity card compared.';
const pdf = Buffer.from('%PDF-1.4\n% a payslip\n%%EOF\n');

describe.each(usualEngines)('A copy of all that is kept about a customer on %s', (engine) => {
  let api: TestApi;
  let staff: StaffBrowser;
  let customer: Awaited<ReturnType<typeof signInAs>>;
  let loanNo = '';
  let applicationNumber = '';
  beforeAll(async () => {
    api = await startTestApi(engine);
    applicationNumber = (await applicantBrowser(api).apply({ language: 'hk' })).appl_no;
    customer = await signInAs(api, phone, { bankAccount });
    loanNo = await bookLoan(api, customer.customerId);
    await api.call('/los/uploadDocument', {
      method: 'POST',
      headers: {
        'content-type': formType,
        cookie: `__Host-login_token=${customer.token}`,
        'sec-fetch-site': 'same-origin',
      },
      body: new Uint8Array(
        formBytes([
          field('slot', 'payslips'),
          field('applicationNumber', applicationNumber),
          filePart(pdf, 'pay.pdf'),
        ]),
      ),
    });
    await customer.call('/los/contactUs', {
      method: 'POST',
      body: { topic: 'other', message: 'Where do I sign?' },
    });
    await api.desk('POST', `/applications/${applicationNumber}/notes`, {
      body: { note: 'Sounds like the father speaks.' },
      ifMatch: 0,
    });
    const stranger = await signInAs(api, '+85261234567');
    await stranger.call('/los/contactUs', {
      method: 'POST',
      body: { topic: 'other', message: 'Mine and nobody else’s.' },
    });
    ({ browser: staff } = await signInStaff(api, {
      email: 'sue@lender.hk',
      roles: ['servicing'],
    }));
  });
  afterAll(() => api.close());

  const path = () => `/desk/customers/${customer.customerId}/copy`;
  const copy = async () => {
    const answer = await createApi(api.container).fetch(
      new Request(`https://site.example/api/v1${path()}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: staff.cookie(),
          'sec-fetch-site': 'same-origin',
        },
        body: JSON.stringify({ note }),
      }),
    );
    if (answer.status !== 200) throw new Error(await answer.text());
    return zipFiles(Buffer.from(await answer.arrayBuffer()));
  };

  it('holds everything of the customer and nothing of others, with documents and apart from them the notes', async () => {
    const files = await copy();
    const text = (name: string) => files.get(name)?.toString() ?? '';
    const { data } = JSON.parse(text('data.json'));
    expect(data).toMatchObject({
      customer: [{ phone, language: 'hk' }],
      bankAccount: [{ content: bankAccount }],
      application: [
        {
          number: applicationNumber,
          form: { applicants: { persons: [{ idNumber: 'A1234563' }] } },
        },
      ],
      loan: [{ loanNo, originalCents: 100_000_000 }],
      thread: [{ topic: 'other' }],
      threadEntry: [{ content: 'Where do I sign?' }],
      document: [{ name: 'pay.pdf', slot: 'payslips' }],
    });
    expect(files.get(data.document[0].file)).toEqual(pdf);
    expect(data.ledgerEntry[0]).toMatchObject({ loanNo, principal: 100_000_000 });
    for (const name of ['data.json', 'data.html']) {
      expect(text(name)).toContain('Where do I sign?');
      expect(text(name)).not.toMatch(/nobody else|father speaks|sue@lender|"tokenHash"|phoneHash/);
    }
    expect(text('data.html')).toMatch(/<html lang="zh-Hant-HK">[\s\S]*你的個人資料副本/);
    expect(text('data.html')).toContain(`<a href="${data.document[0].file}">`);
    for (const name of ['notes.json', 'notes.html'])
      expect(text(name)).toContain('Sounds like the father speaks.');
  });

  it('stands in the trail with who made it and why, and each document as read', async () => {
    const { rows } = await api.testDatabase.database.pool.query(
      "select staff, action, target, after from desk_audit where staff = 'sue@lender.hk' order by id",
    );
    expect(rows.slice(-2)).toMatchObject([
      {
        action: 'export',
        target: `customer:${customer.customerId}`,
        after: { documents: 1, note },
      },
      { action: 'read', after: { slot: 'payslips' } },
    ]);
  });

  it('is refused to keys, without a reason, of nobody, and some minutes after the last proof', async () => {
    expect(
      codeOf(await api.desk('POST', path().slice('/desk'.length), { body: { note } })),
    ).toEqual([403, 'forbidden']);
    expect((await staff.post(path(), {})).status).toBe(400);
    expect(codeOf(await staff.post('/desk/customers/nobody/copy', { note }))).toEqual([
      404,
      'not_found',
    ]);
    api.setNow('2026-11-16T04:06:00Z');
    expect(codeOf(await staff.post(path(), { note }))).toEqual([409, 'step_up_required']);
  });
});
