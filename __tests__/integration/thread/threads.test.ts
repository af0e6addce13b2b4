import { randomUUID } from 'node:crypto';
import { createDataCipher } from '@/backoffice/common/data-cipher';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createRequestFieldEncryption } from '@/backoffice/domains/request/request-field-encryption';
import { createRequestRepository } from '@/backoffice/domains/request/request.repository';
import { createTakeOverMessages } from '@/backoffice/domains/thread/old-messages';
import { createThreadEncryption } from '@/backoffice/domains/thread/thread-encryption';
import { createAddEntry } from '@/backoffice/domains/thread/thread-writer';
import { createThreadRepository } from '@/backoffice/domains/thread/thread.repository';
import { bookLoan, signInAs, textsTo } from '@test/support/account/customer';
import { codeOf, dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { requestRow } from '@test/support/backoffice/request-row';
import { usualEngines } from '@test/support/database/test-database';
import { inviteStaff, signInStaff } from '@test/support/staff/staff-browser';
import { usualCalendar } from '@test/support/setting/office-calendar';

const question = 'May I pay on the 20th instead?';
const answer = '可以，到期日已改為每月20日。';

describe.each(usualEngines)('A message thread on %s', (engine) => {
  let api: TestApi;
  let customer: Awaited<ReturnType<typeof signInAs>>;
  let loanNo = '';
  let minutes = 0;
  const now = () => new Date(Date.UTC(2026, 10, 16, 4, minutes)).toISOString();
  const later = () => {
    minutes += 5;
    api.setNow(now());
  };

  beforeAll(async () => {
    api = await startTestApi(engine);
    customer = await signInAs(api, '+85291234567', { name: 'CHAN Tai Man', language: 'en' });
    loanNo = await bookLoan(api, customer.customerId);
  });
  beforeEach(later);
  afterAll(() => api.close());

  const start = (body: object = {}, key?: string) =>
    customer.call('/los/threads', {
      method: 'POST',
      body: { topic: 'repayment', text: question, about: loanNo, ...body },
      ...(key === undefined ? {} : { key }),
    });
  const write = (reference: string, text: string) =>
    customer.call(`/los/threads/${reference}/messages`, { method: 'POST', body: { text } });
  const read = async (reference: string) =>
    dataOf(await customer.call(`/los/threads/${reference}`));
  const reply = (reference: string, ifMatch: number | undefined, body: object = {}) =>
    api.desk('POST', `/threads/${reference}/messages`, {
      body: { text: answer, language: 'hk', ...body },
      ...(ifMatch === undefined ? {} : { ifMatch }),
    });

  it('is started once, answered, read on both sides, closed, and opened again by writing', async () => {
    const key = 'a-key-of-this-thread-1';
    const { reference } = dataOf(await start({}, key));
    expect(dataOf(await start({}, key)).reference).toBe(reference);
    expect(codeOf(await start({ text: 'Something else' }, key))).toEqual([
      409,
      'idempotency_conflict',
    ]);
    const open = dataOf(await api.desk('GET', `/threads/${reference}`));
    expect(open).toMatchObject({
      version: 1,
      unread: 1,
      state: 'waiting',
      customerName: 'CHAN Tai Man',
      customerLanguage: 'en',
      entries: [{ from: 'customer', by: null, text: question, language: 'en', readAt: null }],
    });
    const texts = (await textsTo(api, customer.phone)).length;
    expect((await reply(reference, 1)).status).toBe(200);
    expect((await reply(reference, 2, { text: 'See you.', language: 'en' })).status).toBe(200);
    const told = (await textsTo(api, customer.phone)).slice(texts);
    expect(told).toEqual([
      expect.stringMatching(
        new RegExp(`we have answered your message ${reference}.*/en/account/contact`),
      ),
    ]);
    expect(told[0]).not.toContain(answer);

    const [listed] = dataOf(await customer.call('/los/threads'));
    expect(listed).toMatchObject({ reference, about: loanNo, state: 'answered', unread: 2 });
    const { entries } = await read(reference);
    expect(entries).toMatchObject([
      { position: 1, from: 'customer', text: question, readAt: expect.any(String) },
      { position: 2, from: 'lender', text: answer, language: 'hk', readAt: null },
      { position: 3, from: 'lender', text: 'See you.', language: 'en', readAt: null },
    ]);
    expect(JSON.stringify(entries)).not.toContain('amy');
    await customer.call(`/los/threads/${reference}/reading`, { method: 'POST', body: { upTo: 2 } });
    expect(dataOf(await customer.call('/los/threads'))[0].unread).toBe(1);

    await customer.call(`/los/threads/${reference}/state`, {
      method: 'PUT',
      body: { state: 'closed' },
    });
    expect(await read(reference)).toMatchObject({ state: 'closed' });
    expect(dataOf(await write(reference, 'One more thing.'))).toMatchObject({ state: 'waiting' });
    const { rows } = await api.testDatabase.database.pool.query(
      'select encrypted from message_thread_entry',
    );
    expect(JSON.stringify(rows)).not.toMatch(/20th|到期日/);
  });

  it('begins 180 seconds after the one before, whichever call starts it', async () => {
    const old = () =>
      customer.call('/los/contactUs', {
        method: 'POST',
        body: { topic: 'complaint', message: 'The line was busy for an hour.' },
      });
    const receipt = dataOf(await old());
    expect(receipt).toMatchObject({ kind: 'complaint', state: 'received' });
    expect(await read(receipt.reference)).toMatchObject({ topic: 'complaint', about: null });
    for (const early of [await old(), await start()])
      expect([...codeOf(early), early.headers.get('retry-after')]).toEqual([
        429,
        'rate_limited',
        '180',
      ]);
    expect((await write(receipt.reference, 'And again today.')).status).toBe(200);
  });

  it('is nobody else’s, nor about what is another’s', async () => {
    const { reference } = dataOf(await start());
    const other = await signInAs(api, '+85261234567');
    const otherLoan = await bookLoan(api, other.customerId);
    expect(codeOf(await other.call(`/los/threads/${reference}`))).toEqual([404, 'not_found']);
    later();
    for (const about of [otherLoan, 'HK-2026-7F3K9Q2M', 'OF-2026-7F3K9Q2M'])
      expect(codeOf(await start({ about }))).toEqual([404, 'not_found']);
  });

  it('is not answered by two unknowingly: the second learns what was done since', async () => {
    const { reference } = dataOf(await start());
    const both = await Promise.all([reply(reference, 1), reply(reference, 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const refused = both.find(({ status }) => status === 412);
    expect(refused?.body).toMatchObject({
      code: 'changed_meanwhile',
      changed: { version: 2, changes: [{ what: 'message', by: 'amy', at: expect.any(String) }] },
    });
    expect(Object.keys(fieldsOf(await reply(reference, undefined)))).toEqual(['If-Match']);
    await write(reference, 'Thank you.');
    expect(Object(await reply(reference, 2)).body.changed.changes).toMatchObject([
      { what: 'message', by: 'customer' },
    ]);
    expect((await reply(reference, 3, { close: true })).body).toMatchObject({
      data: { state: 'closed', version: 5 },
    });
  });

  it('is given to somebody who may answer, with a note that the customer never sees', async () => {
    const { reference } = dataOf(await start());
    const servicing = { email: 'may@lender.hk', roles: ['servicing' as const], at: now() };
    const { browser: may } = await signInStaff(api, servicing);
    await signInStaff(api, { email: 'ann@lender.hk', roles: ['marketer'], at: now() });
    await inviteStaff(api, { email: 'new@lender.hk', roles: ['servicing'] });
    const assign = (assignee: string | null, ifMatch: number) =>
      api.desk('PUT', `/threads/${reference}/assignee`, {
        body: { assignee, note: 'Knows the loan.' },
        ifMatch,
      });
    for (const nobody of ['ann@lender.hk', 'new@lender.hk', 'who@lender.hk'])
      expect(Object.keys(fieldsOf(await assign(nobody, 1)))).toEqual(['assignee']);
    expect(dataOf(await assign('may@lender.hk', 1))).toMatchObject({
      assignedTo: 'may@lender.hk',
      entries: [{}, { kind: 'assigned', by: 'amy', text: 'Knows the loan.' }],
    });
    expect(JSON.stringify(await read(reference))).not.toMatch(/may@|Knows/);
    const hers = await api.desk('GET', '/threads?assignee=may@lender.hk');
    expect(hers.body).toMatchObject({ total: 1, data: [{ reference }] });
    expect((await may.get('/desk/threads?assignee=me')).body).toMatchObject({ total: 1 });
    expect(dataOf(await assign(null, 2)).assignedTo).toBeNull();
    const trail = dataOf(await api.desk('GET', `/audit?target=thread:${reference}`));
    expect(trail.map(({ action }: { action: string }) => action)).toEqual(['update', 'update']);
    expect(JSON.stringify(trail)).not.toContain('Knows');
  });

  it('is started by staff about what is the customer’s, once for each key, and told', async () => {
    const { customerId } = customer;
    const write = (body: object, key: string) =>
      api.desk('POST', '/threads', {
        body: {
          customerId,
          topic: 'statement',
          about: loanNo,
          text: answer,
          language: 'hk',
          ...body,
        },
        key,
      });
    const texts = (await textsTo(api, customer.phone)).length;
    const [one, same] = [await write({}, 'desk-key-0000001'), await write({}, 'desk-key-0000001')];
    const { reference } = dataOf(one);
    expect(dataOf(same)).toMatchObject({ reference, version: 1, state: 'answered', due: null });
    expect(codeOf(await write({ text: 'Other' }, 'desk-key-0000001'))[0]).toBe(409);
    const told = (await textsTo(api, customer.phone)).slice(texts);
    expect(told).toEqual([expect.stringContaining(`we have sent you a message, ${reference}`)]);
    expect(await read(reference)).toMatchObject({ unread: 1, entries: [{ from: 'lender' }] });
    const theirs = await bookLoan(api, (await signInAs(api, '+85261112222')).customerId);
    for (const wrong of [{ about: theirs }, { customerId: 'nobody' }])
      expect(codeOf(await write(wrong, 'desk-key-0000002'))).toEqual([404, 'not_found']);
  });

  it('is listed in pages without a gap, by filters that are known, and counted', async () => {
    const all = Object((await api.desk('GET', '/threads')).body);
    const numbers = (rows: { reference: string }[]) => rows.map(({ reference }) => reference);
    expect(all.total).toBe(all.data.length);
    const paged: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const page = Object((await api.desk('GET', `/threads?limit=2${query}`)).body);
      expect(page.total).toBe(all.total);
      paged.push(...numbers(page.data));
      cursor = page.next;
    }
    expect(paged).toEqual(numbers(all.data));
    const oldest = dataOf(await api.desk('GET', '/threads?sort=oldest'));
    expect(numbers(oldest)).toEqual([...paged].reverse());
    for (const wrong of ['status=waiting', 'state=lost', 'cursor=1'])
      expect(codeOf(await api.desk('GET', `/threads?${wrong}`))).toEqual([
        400,
        'validation_failed',
      ]);
    const complaints = await api.desk('GET', '/threads?topic=complaint&state=open');
    expect(complaints.body).toMatchObject({
      total: 1,
      data: [{ due: { what: 'acknowledgement', at: '2026-11-23T04:10:00.000Z' } }],
    });
    const due: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const page = Object((await api.desk('GET', `/threads?sort=due&limit=2${query}`)).body);
      due.push(...page.data.map((row: { due: { at: string } }) => row.due.at));
      cursor = page.next;
    }
    expect(due.length).toBeGreaterThan(2);
    expect(due).toEqual([...due].sort());
    const [read] = dataOf(await api.desk('GET', '/audit?target=threads'));
    expect(read).toMatchObject({ action: 'read', staff: 'amy' });
  });

  it('is made of each message that was kept as a request, once, with its history', async () => {
    const { db } = api.testDatabase.database;
    const cipher = createDataCipher(api.testDatabase.env.DATA_ENCRYPTION_KEY);
    const fieldEncryption = createRequestFieldEncryption(cipher);
    const requests = createRequestRepository(db);
    const at = (day: number) => new Date(Date.UTC(2026, 8, day));
    const put = async (reference: string, kind: 'contact' | 'complaint') => {
      await requests.create({
        ...requestRow({ reference, kind, customerId: customer.customerId, loanNo }),
        idempotencyKey: `old-${reference}`,
        detail: fieldEncryption.detail.encrypt(reference, 'statement'),
        payload: fieldEncryption.payload.encrypt(reference, question),
        createdAt: at(1),
        changedAt: at(3),
      });
      const step = { message: null, note: null, by: 'customer' };
      await requests.addStep(reference, { ...step, state: 'received', at: at(1) });
    };
    await put('RQ-00000001', 'contact');
    await put('RQ-00000002', 'complaint');
    const done = { by: 'eve', message: 'It is on its way.', note: 'Sent by post.' } as const;
    await requests.addStep('RQ-00000002', { ...done, state: 'completed', at: at(3) });
    const before = await api.countRows('service_request');

    const encryption = createThreadEncryption(cipher);
    const takeOver = createTakeOverMessages({
      unitOfWork: createUnitOfWork(db, (tx) => ({
        request: createRequestRepository(tx),
        thread: createThreadRepository(tx),
      })),
      addEntry: createAddEntry({ calendar: usualCalendar, encryption, newId: randomUUID }),
      fieldEncryption,
    });
    expect([await takeOver(), await takeOver()]).toEqual([2, 0]);
    expect(await api.countRows('service_request')).toBe(before - 2);
    expect(await read('RQ-00000001')).toMatchObject({
      topic: 'statement',
      about: loanNo,
      state: 'waiting',
      createdAt: '2026-09-01T00:00:00.000Z',
      entries: [{ from: 'customer', text: question }],
    });
    expect(await read('RQ-00000002')).toMatchObject({
      state: 'closed',
      unread: 0,
      entries: [
        { from: 'customer', text: question, readAt: '2026-09-03T00:00:00.000Z' },
        { from: 'lender', text: 'It is on its way.', language: null },
        { kind: 'closed', from: 'lender', text: null },
      ],
    });
    const seen = dataOf(await api.desk('GET', '/threads/RQ-00000002'));
    expect(seen.entries[2]).toMatchObject({ by: 'eve', text: 'Sent by post.' });
  });
});
