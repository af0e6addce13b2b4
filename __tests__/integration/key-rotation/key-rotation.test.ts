import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openKeyRotation } from '@/backoffice/domains/key-rotation/open-key-rotation';
import { encryptedTables } from '@/backoffice/domains/key-rotation/encrypted-tables';
import { jobs } from '@/copy/collections/jobs';
import {
  apiWith,
  bothKeys,
  countCiphertexts,
  envWith,
  newKeys,
} from '@test/support/api/api-with-keys';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { bookLoan } from '@test/support/account/customer';
import { bankCsv } from '@test/support/bank-file/bank-files';
import { usualEngines } from '@test/support/database/test-database';
import { field, filePart, formBytes, formType } from '@test/support/document/documents';
import { storedBytes, storePlain } from '@test/support/document/stored-files';
import {
  approvePayment,
  makePaymentFile,
  placePayment,
} from '@test/support/payment-order/placed-payment';
import { signInStaff } from '@test/support/staff/staff-browser';
import { bookCallBack } from '@test/support/fuzz/fuzz-appointments';
import { createFuzzResources } from '@test/support/fuzz/fuzz-resources';

describe.each(usualEngines)('Keys on %s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'key-rotation-'));
  const STORAGE_URL = `file://${folder}`;
  const settings = { STORAGE_URL, MAIL_CONTACT_TO: 'desk@lender.example' };
  let api: TestApi;
  beforeEach(async () => {
    api = await startTestApi(engine, settings, {
      // What can't be delivered stays in the outbox.
      mail: { send: () => Promise.reject(new Error('The mail server is away')) },
    });
  });
  afterEach(() => api.close());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const rotate = () =>
    openKeyRotation({
      env: envWith(api, { ...settings, ...bothKeys }),
      db: api.testDatabase.database.db,
      onProgress: () => undefined,
      batchSize: 3,
    }).run();

  it('are changed without anybody being signed out, and the old ones can go when nothing is left under them', async () => {
    const make = await createFuzzResources(api);
    const phone = make.nextPhone();
    await api.desk('POST', '/customers', {
      body: { phone, name: 'Chan Tai Man', email: 'a@example.com', address: '1 Queen’s Road' },
    });
    const draft = await make.newVerifiedDraft();
    const [document, plain] = [await make.newDocument(), await make.newDocument()];
    await make.newRequest();
    await make.newThread();
    const { applicationNumber } = await make.newOffer();
    const note = { note: 'Call after six.' };
    await api.desk('POST', `/applications/${applicationNumber}/notes`, { body: note });
    const assessed = (await make.newAssessedApplication()).applicationNumber;
    await api.desk('POST', `/applications/${assessed}/document-requests`, {
      body: { kind: 'other', name: 'A letter', reason: 'To know.' },
    });
    await bookCallBack(api, make.nextPhone());
    await bookLoan(api, make.main.customerId, { property: 'Flat A, 1 Queen’s Road' });
    await api.container.statements.issueDue();
    await api.container.statements.letters.issueDue();
    await approvePayment(api, await placePayment(api, make.main.customerId));
    await makePaymentFile(api);
    const content = bankCsv([{ amount: 10, reference: 'A', details: 'CHAN Tai Man' }]);
    await api.container.bankFiles.importFile('amy', { name: 'today', format: 'csv', content });
    const sent = await api.call('/contactUs', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({
        topic: 'application',
        name: 'Chan Tai Man',
        phone: '9123 4567',
        email: 'a@example.com',
        message: 'Please call me back.',
      }),
    });
    await api.desk('POST', `/messages/${Object(sent.body).reference}/answers`, {
      body: { way: 'phone', text: 'We called.' },
      ifMatch: 0,
    });
    await api.call('/evaluation/alerts', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({
        property: { district: 's:quarry-bay', estate: 'e:kornhill', areaSqft: 580 },
        email: 'siuming@example.com',
      }),
    });
    await api.call('/site/job-applications', {
      method: 'POST',
      headers: { 'content-type': formType, 'sec-fetch-site': 'same-origin' },
      body: new Uint8Array(
        formBytes([
          field('jobId', jobs[0]?._id ?? ''),
          field('name', 'Chan Siu Ming'),
          field('phone', '9123 4567'),
          field('email', 'siuming@example.com'),
          field('message', 'Thank you.'),
          field('consent', 'yes'),
          filePart('%PDF-1.7\n%%EOF\n', 'cv.pdf'),
        ]),
      ),
    });
    await signInStaff(api, { email: 'ann@lender.hk', roles: ['auditor'] });
    const session = await make.signedIn(make.main.customerId);
    const before = await apiWith(api, settings);
    const download = async ({ id, headers }: typeof document) =>
      Buffer.from(
        await (await before.send('GET', `/los/documents/${id}`, { headers })).arrayBuffer(),
      );
    const contents = [await download(document), await download(plain)];
    storePlain(folder, { documentId: plain.id, bytes: contents[1] ?? Buffer.alloc(0) });
    const filled = await countCiphertexts(api, '1');
    expect([...new Set(Object.keys(filled).map((place) => place.split('.')[0]))].sort()).toEqual(
      encryptedTables.map(({ name }) => name).sort(),
    );

    const both = await apiWith(api, { ...settings, ...bothKeys });
    expect((await both.send('GET', '/user/info', { headers: session })).status).toBe(200);
    expect(
      Object(
        await (
          await both.send('GET', '/los/drafts/current', { headers: draft.browser.headers() })
        ).json(),
      ).data.reference,
    ).toBe(draft.reference);
    expect(
      await both.container.otp.findProof(draft.browser.cookies.get('__Host-proof_token') ?? ''),
    ).toMatchObject({ phone: draft.phone });
    expect((await both.container.customers.sessions.directory.findByPhone(phone))?.id).toEqual(
      expect.any(String),
    );

    const first = await rotate();
    expect(first.failed).toEqual([]);
    expect(first.changed).toMatchObject({ files: 3, outbox: expect.any(Number) });
    expect(await countCiphertexts(api, '1')).toEqual({});
    expect(await countCiphertexts(api, '2')).toEqual(filled);
    expect(Object.values((await rotate()).changed).filter((count) => count > 0)).toEqual([]);
    expect((await both.send('GET', '/user/info', { headers: session })).status).toBe(200);

    const after = await apiWith(api, { ...settings, ...newKeys });
    expect((await after.container.customers.sessions.directory.findByPhone(phone))?.id).toEqual(
      expect.any(String),
    );
    const again = await after.container.customers.sessions.directory.startSession(
      { id: make.main.customerId },
      { userAgent: null, network: '', method: 'code' },
    );
    const info = await after.send('GET', '/user/info', {
      headers: { cookie: `__Host-login_token=${again.token}` },
    });
    expect([info.status, Object(await info.json()).data.phone]).toEqual([
      200,
      expect.stringContaining(make.main.phone.slice(-4)),
    ]);
    for (const [index, { id }] of [document, plain].entries()) {
      expect(storedBytes(folder, id).toString('latin1')).toMatch(/^HKFILE1\0.2\./s);
      const opened = await after.container.documents.desk.open('amy', id);
      const chunks: Buffer[] = [];
      for await (const chunk of opened.bytes) chunks.push(Buffer.from(chunk));
      expect(Buffer.concat(chunks)).toEqual(contents[index]);
    }
  });

  it('leave alone, and name, what cannot be read or is not what was received', async () => {
    const make = await createFuzzResources(api);
    const { id } = await make.newDocument();
    storePlain(folder, { documentId: id, bytes: Buffer.from('something else') });
    const pool = api.testDatabase.database.pool;
    await pool.query(`update customer set name = '1.${'A'.repeat(60)}' where id = $1`, [
      make.main.customerId,
    ]);
    const { failed } = await rotate();
    expect(failed).toEqual([
      { place: 'customer', key: make.main.customerId, reason: expect.any(String) },
      { place: 'files', key: id, reason: expect.stringContaining('not the one that was received') },
    ]);
    expect(storedBytes(folder, id).toString()).toBe('something else');
    expect(JSON.stringify(failed)).not.toMatch(/AAAA|\+852/);
  });

  it('name a customer whom an instance without the new secret made a second time', async () => {
    const body = { phone: '+85291234567' };
    await api.desk('POST', '/customers', { body });
    expect((await rotate()).failed).toEqual([]);
    const { customerId } = Object((await api.desk('POST', '/customers', { body })).body).data;
    expect((await rotate()).failed).toEqual([
      { place: 'customer', key: customerId, reason: expect.stringContaining('duplicate key') },
    ]);
  });
});
