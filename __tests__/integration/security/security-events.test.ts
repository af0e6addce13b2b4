import { bookLoan, signInAs } from '@test/support/account/customer';
import { applicantBrowser } from '@test/support/application/applicant';
import { dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { field, filePart, formBytes, formType } from '@test/support/document/documents';

describe.each(usualEngines)('Security events on %s', (engine) => {
  let api: TestApi;
  const phone = '+85291234567';

  const eventsOf = async (kind: string) =>
    dataOf(await api.desk('GET', `/security-events?kind=${kind}`));

  beforeAll(async () => {
    api = await startTestApi(engine);
    api.setNow('2026-11-16T04:00:00Z');
  });
  afterAll(() => api.close());

  it('name each download of a document or statement, who made it and from where; its customer sees the own ones', async () => {
    const { appl_no: applicationNumber } = await applicantBrowser(api).apply();
    const customer = await signInAs(api, phone);
    const loanNo = await bookLoan(api, customer.customerId, { startsOn: '2026-08-16' });
    const uploaded = await api.call('/los/uploadDocument', {
      method: 'POST',
      headers: {
        'content-type': formType,
        'sec-fetch-site': 'same-origin',
        cookie: `__Host-login_token=${customer.token}`,
      },
      body: Uint8Array.from(
        formBytes([
          field('slot', 'identity'),
          field('applicationNumber', applicationNumber),
          filePart('%PDF-1.7 hello'),
        ]),
      ),
    });
    const { id } = dataOf(uploaded);
    expect((await customer.call(`/los/documents/${id}`)).status).toBe(200);
    expect((await customer.call('/los/documents/nothing')).status).toBe(404);
    const statement = `/los/enquiryStatement?loan_no=${loanNo}&stm_date=2026-10-31&format=csv`;
    expect((await customer.call(statement)).status).toBe(200);
    expect((await api.desk('GET', `/documents/${id}`)).status).toBe(200);
    const { customerId } = customer;
    const network = expect.stringMatching(/^[\w-]{43}$/);
    expect(await eventsOf('document-downloaded')).toEqual([
      expect.objectContaining({ customerId, network, staff: null, detail: 'identity' }),
    ]);
    expect(await eventsOf('document-read')).toEqual([
      expect.objectContaining({ customerId, network, staff: expect.stringMatching(/\w/) }),
    ]);
    expect(await eventsOf('statement-downloaded')).toEqual([
      expect.objectContaining({ customerId, network, detail: 'csv' }),
    ]);
    const seen = dataOf(await customer.call('/user/activity')).map(
      ({ kind }: { kind: string }) => kind,
    );
    expect(seen).toEqual(
      expect.arrayContaining(['document-downloaded', 'statement-downloaded', 'signed-in']),
    );
    expect(seen).not.toContain('document-read');
  });

  it('name a desk token that was refused, without the token, and can be neither changed nor removed', async () => {
    const token = 'guessed-token-0123456789-0123456789';
    const answer = await api.call('/desk/audit', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
    const events = await eventsOf('desk-token-refused');
    expect(events).toEqual([
      expect.objectContaining({ customerId: null, staff: null, detail: '' }),
    ]);
    expect(JSON.stringify(events)).not.toContain('guessed');
    const { pool } = api.testDatabase.database;
    await expect(pool.query("update security_event set kind = 'signed-in'")).rejects.toThrow();
    await expect(pool.query('delete from security_event')).rejects.toThrow();
  });
});
