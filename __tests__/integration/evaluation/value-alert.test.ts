import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { cipherOf } from '@test/support/evaluation/value-alert-row';
import { usualEngines } from '@test/support/database/test-database';

const property = { area: 'HK', district: 's:quarry-bay', estate: 'e:kornhill', areaSqft: 580 };

describe.each(usualEngines)('Mails about a changed value on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await query('truncate value_alert, message_budget, outbox');
    api.mailed.length = 0;
    api.log.length = 0;
    api.setNow('2026-11-22T04:00:00Z');
  });

  const query = async (text: string) =>
    (await api.testDatabase.database.pool.query<Record<string, string | null>>(text)).rows;
  const post = (path: string, body: object, language = 'en') =>
    api.call(`/evaluation/alerts${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify(body),
    });
  const ask = (email = 'siuming@example.com', language = 'en') =>
    post('', { property, email }, language);
  const mailedToken = async (): Promise<string> => {
    await api.container.outbox.runNow();
    return /#alert-(?:confirm|stop)=([\w-]{43})/.exec(api.mailed.at(-1)?.text ?? '')?.[1] ?? '';
  };

  it('are asked for, confirmed, sent once after other data, and stopped', async () => {
    expect(await ask('siuming@example.com', 'zh-HK')).toMatchObject({
      status: 200,
      body: { success: true },
    });
    const token = await mailedToken();
    expect(api.mailed).toMatchObject([
      { to: 'siuming@example.com', subject: '請確認：估價變動時通知我' },
    ]);
    expect(api.mailed[0]?.text).toContain('康怡花園');
    expect(await post('/confirm', { token })).toMatchObject({ status: 200 });
    await api.container.valueAlerts.sendChanges();
    await api.container.outbox.runNow();
    expect(api.mailed).toHaveLength(1);

    // As if the figure had been told long ago, with other data.
    const { cipher, context } = cipherOf(api.container.env);
    const [row] = await query('select id, encrypted from value_alert');
    const id = row?.id ?? '';
    const told = JSON.parse(cipher.decrypt(row?.encrypted ?? '', context(id))) as {
      toldHkd: number;
    };
    const encrypted = cipher.encrypt(
      JSON.stringify({ ...told, toldHkd: told.toldHkd / 2 }),
      context(id),
    );
    await query(`update value_alert set data_mark = 'older', encrypted = '${encrypted}'`);
    await api.container.valueAlerts.sendChanges();
    await api.container.valueAlerts.sendChanges();
    expect(await mailedToken()).toBe(token);
    expect(api.mailed).toHaveLength(2);
    expect(api.mailed[1]?.subject).toMatch(/^鰂魚涌 康怡花園：估價上升 1\d\d%$/);

    expect(await post('/stop', { token })).toMatchObject({ status: 200 });
    expect(await query('select id from value_alert')).toEqual([]);
    expect(await post('/stop', { token })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });

  it('hold nothing that can be read in the database or the log', async () => {
    await ask();
    const stored = JSON.stringify([
      await query('select * from value_alert'),
      await query('select * from outbox'),
      api.log,
    ]);
    expect(stored).not.toMatch(/siuming|kornhill/i);
    const token = await mailedToken();
    await post('/confirm', { token });
    expect(JSON.stringify([await query('select * from value_alert'), api.log])).not.toContain(
      token,
    );
  });

  it('are refused for an address by hand, a wrong mail address and a property without a figure', async () => {
    const email = 'a@example.com';
    for (const body of [
      { property: { ...property, address: '1 King’s Road' }, email },
      { property, email: 'nobody' },
      { property },
    ])
      expect(await post('', body)).toMatchObject({ status: 400 });
    expect(await post('', { property: { ...property, areaSqft: 5 }, email })).toMatchObject({
      status: 404,
    });
    expect(await post('/confirm', { token: 'short' })).toMatchObject({ status: 400 });
    expect(await query('select id from value_alert')).toEqual([]);
  });

  it('go to one mailbox three times a day, whatever is asked', async () => {
    for (const tag of ['', '+1', '+2', '+3', '+4'])
      expect(await ask(`siuming${tag}@example.com`)).toMatchObject({ status: 200 });
    await api.container.outbox.runNow();
    expect(api.mailed).toHaveLength(3);
    expect(await query('select id from value_alert')).toHaveLength(1);
  });

  it('are forgotten when nobody confirms them within seven days', async () => {
    await ask();
    api.setNow('2026-11-29T04:00:01Z');
    const token = await mailedToken();
    // The mail itself is worthless by then and is not sent.
    expect(token).toBe('');
    await api.container.valueAlerts.removeExpired();
    expect(await query('select id from value_alert')).toEqual([]);
  });
});

it.each([
  ['pglite', true],
  ['postgres', false],
] as const)(
  'Without a mail server mails about a value on %s are offered: %s',
  async (engine, isOffered) => {
    const api = await startTestApi(engine, { MAIL_SMTP_URL: '' });
    expect((await api.call('/site/valuation-switchs/valuation-switch')).body).toMatchObject({
      alerts: isOffered,
      byHand: true,
    });
    const asked = await api.call('/evaluation/alerts', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ property, email: 'siuming@example.com' }),
    });
    expect([asked.status, Object(asked.body).code]).toEqual(
      isOffered ? [200, undefined] : [409, 'conflict'],
    );
    expect(await api.countRows('outbox')).toBe(isOffered ? 1 : 0);
    await api.close();
  },
);
