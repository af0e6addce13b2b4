import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { challengeCookie } from '@test/support/otp/challenge-cookie';
import { createOtpClient, resetCodes } from '@test/support/otp/otp-client';

const busyNetwork =
  'Too many codes have been requested from your network. You can ask for another in 60 min.';
const unavailable =
  'We cannot send text messages at the moment. Please try again later, or call us.';

describe.each(usualEngines)('Text messages that strangers cause on %s', (engine) => {
  let api: TestApi;
  let visitor: ReturnType<typeof createOtpClient>;
  beforeAll(async () => {
    api = await startTestApi(engine, {
      SMS_BUDGET_NETWORK_PER_HOUR: '10',
      SMS_BUDGET_PER_HOUR: '25',
    });
    visitor = createOtpClient(api);
  });
  afterAll(() => api.close());
  beforeEach(() => resetCodes(api));

  /** Asks for codes for ever new numbers in ever new browsers, all at once. */
  async function pump(times: number, networkOf: (index: number) => string): Promise<unknown[]> {
    const answers = await Promise.all(
      Array.from({ length: times }, (_, index) =>
        visitor.send(
          { phone: `+852612${String(index).padStart(5, '0')}` },
          { network: networkOf(index), cookie: challengeCookie(`browser-${index}`) },
        ),
      ),
    );
    return answers.map(({ body }) => body);
  }
  const successes = (bodies: readonly unknown[]) =>
    bodies.filter((body) => Object(body).success === true).length;

  it('are ten from one network in an hour, where 57 were asked for', async () => {
    const bodies = await pump(57, () => '203.0.113.7');
    expect(successes(bodies)).toBe(10);
    expect(bodies.filter((body) => Object(body).msg === busyNetwork)).toHaveLength(47);
    await api.container.outbox.runNow();
    expect(api.sent).toHaveLength(10);
    api.setNow('2026-11-16T05:00:00Z');
    expect((await visitor.send()).body).toMatchObject({ success: true });
  });

  it('end for the whole site with its budget, and the log warns before', async () => {
    const bodies = await pump(40, (index) => `198.51.100.${index}`);
    expect(successes(bodies)).toBe(25);
    expect(bodies.filter((body) => Object(body).msg === unavailable)).toHaveLength(15);
    const alarms = api.log.filter(({ message }) => message.includes('budget for text messages'));
    expect(alarms.map(({ level }) => level)).toEqual(['warn', 'error']);
    expect(alarms[0]?.details).toEqual({ scope: 'site hour', sent: 20, limit: 25 });
    expect(await api.desk('GET', '/sms-budget')).toMatchObject({
      status: 200,
      body: {
        data: { halt: null, budgets: [{ scope: 'site hour', sent: 40, limit: 25 }, {}, {}] },
      },
    });
  });

  it('stop at once for everybody when staff halt them, links included', async () => {
    const halt = (isHalted: boolean) =>
      api.desk('PUT', '/sms-budget/halt', { body: { isHalted, note: 'Numbers in a row.' } });
    expect(await halt(true)).toMatchObject({ body: { data: { halt: { by: 'amy' } } } });
    expect((await visitor.send()).body).toMatchObject({ success: false, msg: unavailable });
    expect(
      (
        await visitor.post('/user/sendSMS', {
          kind: 'upload-link',
          applicationNumber: 'HK-2026-7F3K9Q2M',
        })
      ).body,
    ).toMatchObject({ success: false, msg: unavailable });
    expect(await halt(false)).toMatchObject({ body: { data: { halt: null } } });
    expect((await visitor.send()).body).toMatchObject({ success: true });
  });
});

describe.each(usualEngines)('Receipts of messages on %s', (engine) => {
  it('reach a mailbox three times a day, however many phones and spellings are used', async () => {
    const api = await startTestApi(engine);
    const visitor = createOtpClient(api);
    for (let step = 0; step < 8; step += 1) {
      api.setNow(`2026-11-16T04:${String(step * 4).padStart(2, '0')}:00Z`);
      const answer = await visitor.post(
        '/contactUs',
        {
          name: 'Somebody',
          phone: `+852 6123 45${step}0`,
          email: `victim+${step}@example.com`,
          topic: 'new-loan',
          message: 'How much could I borrow, please?',
        },
        { cookie: '', network: `198.51.100.${step}` },
      );
      expect(answer).toMatchObject({ status: 200, body: { success: true } });
    }
    await api.container.outbox.runNow();
    expect(api.mailed.filter(({ to }) => to.startsWith('victim'))).toHaveLength(3);
    expect(await api.countRows('contact_message')).toBe(8);
    await api.close();
  });
});
