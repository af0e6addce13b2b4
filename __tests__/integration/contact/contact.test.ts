import { dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';

const body = {
  name: 'Chan Siu Ming',
  phone: '9123 4567',
  topic: 'new-loan',
  message: 'How much could I borrow on a flat?\nThank you.',
};

describe.each(usualEngines)('A message from the contact page on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine, { MAIL_CONTACT_TO: 'desk@lender.example' });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.testDatabase.database.pool.query(
      'truncate contact_message, contact_message_step, contact_wait, outbox',
    );
    api.mailed.length = 0;
    api.sent.length = 0;
    api.log.length = 0;
    api.setNow('2026-11-16T04:00:00Z');
  });
  const post = (
    changes: object = {},
    { cookie, language = 'en' }: { cookie?: string; language?: string } = {},
  ) =>
    api.call('/contactUs', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        'sec-fetch-site': 'same-origin',
        ...(cookie ? { cookie } : {}),
      },
      body: JSON.stringify({ ...body, ...changes }),
    });
  const cookieOf = (answer: { headers: Headers }) =>
    answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const stored = async () =>
    (await api.testDatabase.database.pool.query('select * from contact_message')).rows;
  const deliver = () => api.container.outbox.runNow();

  it('is answered with a reference, and mailed to the lender with a way to answer', async () => {
    const answer = await post(
      { email: 'siuming@example.com', callTime: 'evening' },
      { language: 'zh-HK' },
    );
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        reference: expect.stringMatching(/^MS-[0-9A-HJKMNP-TV-Z]{8}$/),
        waitSeconds: 180,
      },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await deliver();
    const { reference } = answer.body as { reference: string };
    expect(api.mailed).toHaveLength(2);
    const [toDesk, receipt] = [
      api.mailed.find(({ to }) => to === 'desk@lender.example'),
      api.mailed.find(({ to }) => to === 'siuming@example.com'),
    ];
    expect(toDesk).toMatchObject({
      subject: `[${reference}] Website message: A new loan`,
      replyTo: 'siuming@example.com',
    });
    for (const part of [
      reference,
      'Language: 繁體中文',
      'Chan Siu Ming',
      '+85291234567',
      'When to call: Towards the evening',
      body.message,
    ])
      expect(toDesk?.text).toContain(part);
    expect(receipt).toMatchObject({ subject: `我們已收到你的留言（${reference}）` });
    expect(receipt?.text).not.toMatch(/borrow|Chan/);
    expect(api.sent).toEqual([]);
  });

  it('is stored so that nobody can read it in the database or the log', async () => {
    await post({ email: 'siuming@example.com' });
    const rows = await stored();
    expect(rows).toHaveLength(1);
    const waits = (await api.testDatabase.database.pool.query('select * from contact_wait')).rows;
    expect(JSON.stringify([rows, waits, api.log])).not.toMatch(/Chan|91234567|borrow|siuming/);
    expect(rows[0]).toMatchObject({ topic: 'new-loan', language: 'en' });
  });

  it('is read by staff only', async () => {
    await post({ phone: '2123 4567' });
    expect(await api.call('/desk/messages')).toMatchObject({ status: 401 });
    const { body: list } = await api.desk('GET', '/messages');
    expect(list).toEqual({
      data: [
        {
          reference: expect.any(String),
          at: '2026-11-16T04:00:00.000Z',
          language: 'en',
          topic: 'new-loan',
          callTime: 'any',
          name: 'Chan Siu Ming',
          state: 'waiting',
          assignedTo: null,
          due: { what: 'answer', at: '2026-11-17T04:00:00.000Z' },
          version: 0,
        },
      ],
      next: null,
      total: 1,
    });
    const { reference } = Object(list).data[0];
    expect(dataOf(await api.desk('GET', `/messages/${reference}`))).toMatchObject({
      phone: '+85221234567',
      email: null,
      message: body.message,
      steps: [],
    });
    const trail = dataOf(await api.desk('GET', '/audit?action=read'));
    expect(trail.map(({ target }: { target: string }) => target)).toEqual([
      `contact-message:${reference}`,
      'contact-messages',
    ]);
  });

  it('is answered by mail or phone, given on and closed, and never by two unknowingly', async () => {
    await post({ topic: 'complaint', email: 'siuming@example.com' }, { language: 'zh-HK' });
    const [{ reference, due }] = dataOf(await api.desk('GET', '/messages?sort=due&state=open'));
    expect(due).toEqual({ what: 'acknowledgement', at: '2026-11-23T04:00:00.000Z' });
    const handle = (method: string, path: string, [ifMatch, given]: [number, object]) =>
      api.desk(method, `/messages/${reference}/${path}`, { body: given, ifMatch });
    const answer = { way: 'mail', text: 'We are sorry, and look into it.' };
    const both = await Promise.all([
      handle('POST', 'answers', [0, answer]),
      handle('POST', 'answers', [0, answer]),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    await deliver();
    const sent = api.mailed.filter(({ subject }) => subject.startsWith('回覆你的留言'));
    expect(sent).toEqual([
      expect.objectContaining({
        to: 'siuming@example.com',
        text: expect.stringContaining(answer.text),
      }),
    ]);
    const called = { way: 'phone', text: 'Settled.', close: true };
    expect(dataOf(await handle('POST', 'answers', [1, called]))).toMatchObject({
      state: 'closed',
      due: null,
      version: 3,
      steps: [{ kind: 'mailed', text: answer.text }, { kind: 'called' }, { kind: 'closed' }],
    });
    const open = { state: 'open', note: 'Called again.' };
    expect(dataOf(await handle('PUT', 'state', [3, open]))).toMatchObject({
      state: 'answered',
      due: { what: 'outcome', at: '2026-12-16T04:00:00.000Z' },
    });
    const given = await handle('PUT', 'assignee', [4, { assignee: 'who@lender.hk' }]);
    expect(Object.keys(fieldsOf(given))).toEqual(['assignee']);
    const { rows } = await api.testDatabase.database.pool.query(
      'select * from contact_message_step',
    );
    expect(JSON.stringify(rows)).not.toMatch(/sorry|Settled|again/);
  });

  it('is mailed to nobody who gave no address', async () => {
    await post();
    const [{ reference }] = dataOf(await api.desk('GET', '/messages'));
    const answer = { body: { way: 'mail', text: 'Hello' }, ifMatch: 0 };
    const refused = await api.desk('POST', `/messages/${reference}/answers`, answer);
    expect(fieldsOf(refused)).toEqual({ way: 'This visitor gave no email address.' });
  });

  it('is one in 180 seconds for a phone, in whatever way the number is written', async () => {
    expect((await post()).status).toBe(200);
    api.setNow('2026-11-16T04:02:59Z');
    const early = await post({ phone: '+852 9123-4567' });
    expect(early).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(early.headers.get('retry-after')).toBe('1');
    api.setNow('2026-11-16T04:03:00Z');
    expect((await post({ phone: '(852) 91234567' })).status).toBe(200);
    await expect(stored()).resolves.toHaveLength(2);
  });

  it('is one in 180 seconds for a browser, whatever number it gives', async () => {
    const first = await post();
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-contact_token=[\w-]{22}; Max-Age=180; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    api.setNow('2026-11-16T04:01:00Z');
    const early = await post({ phone: '6123 4567' }, { cookie: cookieOf(first) });
    expect(early.status).toBe(429);
    expect(early.headers.get('retry-after')).toBe('120');
    expect((await post({ phone: '6123 4567' })).status).toBe(200);
  });

  it('is one in 180 seconds for an address that gets the receipt, whatever number is given', async () => {
    expect((await post({ email: 'siuming@example.com' })).status).toBe(200);
    const early = await post({ phone: '6123 4567', email: 'SiuMing@example.com' });
    expect(early.status).toBe(429);
    expect((await post({ phone: '6123 4567', email: 'other@example.com' })).status).toBe(200);
  });

  it('is taken once when it is sent ten times at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post()));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(9).fill(429),
    ]);
    await expect(stored()).resolves.toHaveLength(1);
  });

  it.each([
    ['no name', { name: '  ' }, 'name'],
    ['a number that is none', { phone: '12345' }, 'phone'],
    ['an address that is none', { email: 'not an address' }, 'email'],
    ['a line break in the name', { name: 'Chan\r\nBcc: all' }, 'name'],
    ['a message of one letter', { message: ' x ' }, 'message'],
    ['a message that is too long', { message: 'x'.repeat(2_001) }, 'message'],
    ['half a character', { message: 'A message with \ud800' }, 'message'],
    ['another topic', { topic: 'spam' }, 'topic'],
  ])('is refused with %s, and may be sent again at once', async (_what, changes, field) => {
    expect(await post(changes)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', fields: { [field]: expect.any(String) } },
    });
    await expect(stored()).resolves.toEqual([]);
    expect((await post()).status).toBe(200);
  });

  it('is deleted after twelve months', async () => {
    await post();
    api.setNow('2027-11-16T03:59:00Z');
    await api.container.contact.messages.removeExpired();
    await expect(stored()).resolves.toHaveLength(1);
    api.setNow('2027-11-16T04:00:01Z');
    await api.container.contact.messages.removeExpired();
    await expect(stored()).resolves.toEqual([]);
  });
});
