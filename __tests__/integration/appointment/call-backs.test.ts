import { codeOf, dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';

const unknownToken = 'A'.repeat(43);
const details = { name: 'Chan Siu Ming', topic: 'new-loan' };

describe.each(usualEngines)('A call that a visitor books on %s', (engine) => {
  let api: TestApi;
  let phones = 0;
  beforeAll(async () => {
    api = await startTestApi(engine, {
      SMS_BUDGET_PER_HOUR: '1000',
      SMS_BUDGET_PER_DAY: '1000',
      SMS_BUDGET_PER_NETWORK_HOUR: '1000',
    });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.testDatabase.database.pool.query(
      'truncate appointment, contact_wait, outbox cascade',
    );
    api.mailed.length = 0;
    api.sent.length = 0;
    api.log.length = 0;
    // A Monday at noon in Hong Kong.
    api.setNow('2026-11-16T04:00:00Z');
  });
  const post = (path: string, body: object, { language = 'en', from = '203.0.113.7' } = {}) =>
    api.call(
      `/call-backs${path}`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-language': language,
          'sec-fetch-site': 'same-origin',
        },
        body: JSON.stringify(body),
      },
      { clientAddress: from },
    );
  const nextPhone = () => `+85261${String((phones += 1)).padStart(6, '0')}`;
  const book = (changes: object = {}, options: { language?: string } = {}) =>
    post(
      '',
      { ...details, phone: nextPhone(), startsAt: '2026-11-17T02:00:00.000Z', ...changes },
      options,
    );
  const slots = async (): Promise<string[]> =>
    dataOf(await api.call('/call-backs/slots')).map(
      ({ startsAt }: { startsAt: string }) => startsAt,
    );
  const deliver = () => api.container.outbox.runNow();
  const desk = (query = '') => api.desk('GET', `/call-backs${query}`);

  it('is confirmed by a text with a link that opens it, and read by staff', async () => {
    const booked = await book({ phone: '5123 4567' }, { language: 'zh-HK' });
    expect(booked).toMatchObject({
      status: 200,
      body: {
        isTexted: true,
        data: {
          state: 'booked',
          startsAt: '2026-11-17T02:00:00.000Z',
          endsAt: '2026-11-17T02:30:00.000Z',
          phoneEnding: '4567',
          changes: 0,
        },
      },
    });
    await deliver();
    const { token, data } = Object(booked.body);
    expect(api.sent).toEqual([
      expect.objectContaining({
        to: '+85251234567',
        text: expect.stringContaining(`/hk/contact-us#call-back=${token}`),
      }),
    ]);
    expect(api.sent[0]?.text).toContain('11月17日星期二 10:00');
    expect(api.mailed).toEqual([
      expect.objectContaining({
        to: 'contact@lender.example',
        subject: `[${data.reference}] Call booked: Tuesday 17 November, 10:00`,
      }),
    ]);
    expect(dataOf(await post('/open', { token }))).toEqual(data);
    expect(codeOf(await post('/open', { token: unknownToken }))).toEqual([404, 'not_found']);
    expect((await desk()).body).toEqual({
      data: [
        {
          reference: data.reference,
          startsAt: data.startsAt,
          endsAt: data.endsAt,
          state: 'booked',
          changes: 0,
          topic: 'new-loan',
          language: 'hk',
          name: 'Chan Siu Ming',
          phone: '+85251234567',
          bookedAt: '2026-11-16T04:00:00.000Z',
          closedAt: null,
          closedBy: null,
        },
      ],
      next: null,
      total: 1,
    });
    const rows = await api.testDatabase.database.pool.query('select * from appointment');
    expect(JSON.stringify([rows.rows, api.log, api.mailed])).not.toMatch(/Chan|51234567/);
    expect(JSON.stringify(rows.rows)).not.toContain(token);
  });

  it('is given to two visitors of ten who want the same time at once, and no third one afterwards', async () => {
    const startsAt = '2026-11-18T03:30:00.000Z';
    const answers = await Promise.all(Array.from({ length: 10 }, () => book({ startsAt })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409).map(codeOf)).toEqual(
      Array(8).fill([409, 'slot_taken']),
    );
    expect(await slots()).not.toContain(startsAt);
    expect(await slots()).toContain('2026-11-18T04:00:00.000Z');
    expect(await api.countRows('appointment')).toBe(2);
    await deliver();
    expect(api.sent).toHaveLength(2);
  });

  it('can be moved and cancelled by its link, which leaves its time to others', async () => {
    const full = '2026-11-17T02:00:00.000Z';
    const { token } = Object((await book()).body);
    await book();
    expect(await slots()).not.toContain(full);
    const moved = await post('/move', { token, startsAt: '2026-11-17T06:00:00.000Z' });
    expect(dataOf(moved)).toMatchObject({ startsAt: '2026-11-17T06:00:00.000Z', changes: 1 });
    expect(await slots()).toContain(full);
    // The same time again changes nothing and takes no second seat.
    const again = await post('/move', { token, startsAt: '2026-11-17T06:00:00.000Z' });
    expect(dataOf(again)).toMatchObject({ changes: 1 });
    expect(await api.countRows('appointment_seat')).toBe(2);
    expect(dataOf(await post('/cancel', { token }))).toMatchObject({
      state: 'cancelled',
      changes: 2,
    });
    expect(dataOf(await post('/cancel', { token }))).toMatchObject({ changes: 2 });
    expect(codeOf(await post('/move', { token, startsAt: full }))).toEqual([409, 'conflict']);
    expect(await api.countRows('appointment_seat')).toBe(1);
    await deliver();
    expect(api.mailed.map(({ subject }) => subject.replace(/^\[.*\] /, ''))).toEqual(
      expect.arrayContaining([
        'Call moved: Tuesday 17 November, 14:00',
        'Call cancelled: Tuesday 17 November, 14:00',
      ]),
    );
  });

  it('cannot change places with another one into a full time, whoever is first', async () => {
    const [one, two] = ['2026-11-19T02:00:00.000Z', '2026-11-19T02:30:00.000Z'];
    const mine = Object((await book({ startsAt: one })).body).token;
    const theirs = Object((await book({ startsAt: two })).body).token;
    await book({ startsAt: one });
    await book({ startsAt: two });
    const moves = await Promise.all([
      post('/move', { token: mine, startsAt: two }),
      post('/move', { token: theirs, startsAt: one }),
    ]);
    expect(moves.map(codeOf)).toEqual(Array(2).fill([409, 'slot_taken']));
    expect(await api.countRows('appointment_seat')).toBe(4);
  });

  it('is refused outside the offered times, for a number that is none, and twice in 180 seconds for a phone', async () => {
    for (const startsAt of [
      '2026-11-16T04:30:00.000Z',
      '2026-11-22T02:00:00.000Z',
      '2026-11-17T02:10:00.000Z',
      '2027-11-17T02:00:00.000Z',
    ])
      expect(codeOf(await book({ startsAt }))).toEqual([409, 'slot_taken']);
    expect(fieldsOf(await book({ phone: '12345' }))).toHaveProperty('phone');
    const phone = nextPhone();
    expect((await book({ phone })).status).toBe(200);
    expect(codeOf(await book({ phone }))).toEqual([429, 'rate_limited']);
    expect(await api.countRows('appointment')).toBe(1);
  });

  it('is booked without a text for a number that takes none', async () => {
    const booked = await book({ phone: '2123 4567' });
    expect(booked).toMatchObject({ status: 200, body: { isTexted: false } });
    await deliver();
    expect(api.sent).toEqual([]);
  });

  it('is closed by staff, once and with a trace, and stays in the list page by page', async () => {
    const times = [
      '2026-11-17T02:00:00.000Z',
      '2026-11-17T03:00:00.000Z',
      '2026-11-18T02:00:00.000Z',
    ];
    const references: string[] = [];
    for (const startsAt of [...times].reverse())
      references.unshift(dataOf(await book({ startsAt })).reference);
    const first = Object((await desk('?limit=2')).body);
    expect([first.data.map((one: { reference: string }) => one.reference), first.total]).toEqual([
      references.slice(0, 2),
      3,
    ]);
    const second = Object((await desk(`?limit=2&cursor=${first.next}`)).body);
    expect([second.data.map((one: { reference: string }) => one.reference), second.next]).toEqual([
      references.slice(2),
      null,
    ]);
    expect(dataOf(await desk('?from=2026-11-18&to=2026-11-18'))).toHaveLength(1);
    expect((await desk('?cursor=abc')).status).toBe(400);
    const close = (state: string) =>
      api.desk('PUT', `/call-backs/${references[0]}/state`, { body: { state } });
    expect(dataOf(await close('done'))).toMatchObject({ state: 'done', closedBy: 'amy' });
    expect(dataOf(await close('done'))).toMatchObject({ changes: 1 });
    expect(codeOf(await close('missed'))).toEqual([409, 'conflict']);
    expect(dataOf(await desk('?state=done'))).toHaveLength(1);
    const trail = await api.desk('GET', `/audit?target=call-back:${references[0]}`);
    expect(dataOf(trail)).toEqual([
      expect.objectContaining({ staff: 'amy', action: 'update', after: { state: 'done' } }),
    ]);
  });

  it('is deleted a year after its day', async () => {
    await book();
    api.setNow('2027-11-17T01:59:00Z');
    await api.container.appointments.callBacks.removeExpired();
    expect(await api.countRows('appointment')).toBe(1);
    api.setNow('2027-11-17T02:01:00Z');
    await api.container.appointments.callBacks.removeExpired();
    expect(await api.countRows('appointment')).toBe(0);
  });
});
