import type { MailMessage } from '@/backoffice/adapters/mail/mail-sender';
import { createOutboxRepository } from '@/backoffice/domains/outbox/outbox.repository';
import { endpoints } from '@/contracts/endpoints';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { createOtpClient } from '@test/support/otp/otp-client';

describe.each(usualEngines)('The outbox at the desk on %s', (engine) => {
  let api: TestApi;
  let visitor: ReturnType<typeof createOtpClient>;
  let fault: Error | null = null;
  const mailed: MailMessage[] = [];
  const carry = async () => {
    if (fault) throw fault;
  };
  beforeAll(async () => {
    const mail = { send: (message: MailMessage) => carry().then(() => void mailed.push(message)) };
    api = await startTestApi(engine, {}, { sms: { send: carry }, mail });
    visitor = createOtpClient(api);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.testDatabase.database.pool.query(
      'truncate otp_code, otp_sending, otp_failure, outbox',
    );
    api.setNow('2026-11-16T04:00:00Z');
    fault = null;
    mailed.length = 0;
  });
  const rows = async () =>
    (
      await api.testDatabase.database.pool.query(
        'select recipient, payload, attempts, dead_at from outbox order by created_at',
      )
    ).rows;
  const work = () => api.container.outbox.runNow();
  const over = { recipient: null, payload: null };

  it('gives a message up that nobody takes for days, is seen at the desk without a word of it, and goes out when staff say so', async () => {
    const start = Date.parse('2026-11-16T04:00:00Z');
    const deskMessage = {
      id: 'mail-9',
      kind: 'contact',
      channel: 'mail',
      expiresAt: null,
    } as const;
    await api.container.outbox.enqueueMessage(
      createOutboxRepository(api.testDatabase.database.db),
      {
        ...deskMessage,
        to: 'amy@example.com',
        subject: 'S',
        text: 'T',
        createdAt: new Date(start),
      },
    );
    fault = new Error('The mail server could not take the message: ETIMEDOUT');
    let attempts = 0;
    for (let hour = 0; hour < 24 * 14; hour += 1) {
      api.setNow(new Date(start + hour * 3_600_000).toISOString());
      await work();
      const [row] = await rows();
      attempts = row.attempts;
      if (row.dead_at !== null) break;
    }
    expect(attempts).toBe(310);
    const list = await api.desk('GET', '/outbox?state=dead');
    expect(list).toMatchObject({ status: 200, body: { total: 1, next: null } });
    const [shown] = endpoints.deskOutbox.response.parse(list.body).data;
    expect(shown).toMatchObject({
      ...deskMessage,
      state: 'dead',
      attempts: 310,
      isOpen: true,
      nextAttemptAt: null,
      lastError: 'The mail server could not take the message: ETIMEDOUT',
    });
    expect(JSON.stringify(list.body)).not.toMatch(/amy@|"T"/);
    expect(await api.container.outbox.backlog()).toEqual([
      { channel: 'mail', messages: 0, dead: 1, oldestMs: 0 },
    ]);
    const act = (step: string, version: number) =>
      api.desk('POST', `/outbox/mail-9/${step}`, {
        body: {},
        ifMatch: version,
      });
    const version = shown?.version ?? 0;
    expect(await act('retry', version - 1)).toMatchObject({
      status: 412,
      body: { changed: { version, changes: [{ what: 'dead' }] } },
    });
    fault = null;
    expect(await act('retry', version)).toMatchObject({
      status: 200,
      body: { data: { state: 'waiting', attempts: 0, lastError: null } },
    });
    await work();
    expect(await rows()).toMatchObject([{ ...over, attempts: 1, dead_at: null }]);
    expect(mailed).toMatchObject([{ id: 'mail-9', to: 'amy@example.com', text: 'T' }]);
    expect(await act('abandonment', version + 3)).toMatchObject({ status: 409 });
    const trail = await api.desk('GET', '/audit?target=outbox-message:mail-9');
    expect(trail.body).toMatchObject({
      data: [{ before: { state: 'dead', attempts: 310 }, after: { state: 'waiting' } }],
    });
  });

  it('is listed page by page, and wiped when staff abandon it', async () => {
    fault = new Error('The provider answered 503');
    for (const phone of ['9123 4501', '9123 4502', '9123 4503']) await visitor.send({ phone });
    await work();
    const page = async (query: string) =>
      endpoints.deskOutbox.response.parse((await api.desk('GET', `/outbox?${query}`)).body);
    const first = await page('state=failed&kind=code&channel=sms&limit=2');
    const second = await page(`state=failed&limit=2&cursor=${first.next ?? ''}`);
    expect([first.data.length, first.total, second.data.length, second.next]).toEqual([
      2,
      3,
      1,
      null,
    ]);
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(3);
    const [message] = second.data;
    const answer = await api.desk('POST', `/outbox/${message?.id ?? ''}/abandonment`, {
      body: {},
      ifMatch: message?.version ?? 0,
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { state: 'abandoned', isOpen: false } },
    });
    expect((await page('state=abandoned')).data.map(({ id }) => id)).toEqual([message?.id]);
    expect((await rows()).filter(({ payload }) => payload === null)).toHaveLength(1);
  });
});
