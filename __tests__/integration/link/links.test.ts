import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { applicantBrowser } from '@test/support/application/applicant';
import { usualEngines } from '@test/support/database/test-database';
import { phone } from '@test/support/otp/otp-client';

const otherPhone = '+85298765432';
const linkIn = (text: string | undefined): string => /https:\/\/\S+/.exec(text ?? '')?.[0] ?? '';
const referenceIn = (text: string | undefined): string =>
  new URL(linkIn(text)).searchParams.get('link') ?? '';

describe.each(usualEngines)('A link in a text message on %s', (engine) => {
  let api: TestApi;
  let browser: ReturnType<typeof applicantBrowser>;
  let minute = 0;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.testDatabase.database.pool.query(
      'truncate otp_code, otp_sending, otp_failure, proof, outbox',
    );
    api.setNow('2026-11-16T04:00:00Z');
    minute = 0;
    api.sent.length = 0;
    browser = applicantBrowser(api);
  });
  const stranger = () => applicantBrowser(api, '198.51.100.9');
  const later = (minutes: number) => {
    minute += minutes;
    api.setNow(new Date(Date.parse('2026-11-16T04:00:00Z') + minute * 60_000).toISOString());
  };
  const sms = (body: object, from = browser) => from.send('POST', '/user/sendSMS', { body });
  const open = (body: object, from = stranger()) => from.send('POST', '/user/verify', { body });
  const deliver = () => api.container.outbox.runNow();

  it('goes to the applicant’s own phone, in the application’s language, and opens the upload with a code', async () => {
    const { appl_no: applicationNumber } = await browser.apply({ language: 'hk' });
    await deliver();
    api.sent.length = 0;
    later(5);
    expect(await sms({ kind: 'upload-link', applicationNumber }, stranger())).toMatchObject({
      status: 200,
      body: { success: true },
    });
    await deliver();
    expect(api.sent).toMatchObject([
      {
        to: phone,
        text: expect.stringMatching(
          /^港鑰按揭：請上載申請文件：https:\/\/site\.example\/hk\/upload-document\?link=[\w-]{43} /,
        ),
      },
    ]);
    const reference = referenceIn(api.sent[0]?.text);
    const visitor = stranger();
    const opened = await open({ reference, phone: '9123 4567', purpose: 'upload' }, visitor);
    expect(opened).toMatchObject({
      status: 200,
      body: { success: true, operationId: reference, purpose: 'upload', resendAfterSeconds: 60 },
    });
    expect(opened.headers.get('cache-control')).toBe('no-store');
    await deliver();
    const code = /^\d{6}/.exec(api.sent.at(-1)?.text ?? '')?.[0];
    expect(
      (
        await visitor.send('POST', '/user/signin', {
          body: { phone, code, purpose: 'upload', operationId: reference },
        })
      ).body,
    ).toEqual({ success: true });
    expect(await visitor.send('GET', '/los/documents')).toMatchObject({
      status: 200,
      body: { application: { applicationNumber } },
    });
  });

  it('opens a draft on another device', async () => {
    const { reference: draft } = await browser.begin('second');
    expect((await sms({ kind: 'resume-link' })).body).toEqual({
      success: false,
      result: { error: expect.stringContaining('code first') },
      msg: expect.stringContaining('code first'),
    });
    await browser.prove(draft);
    await browser.current();
    later(2);
    expect((await sms({ kind: 'resume-link' })).body).toEqual({ success: true });
    await deliver();
    const text = api.sent.at(-1)?.text;
    expect(linkIn(text)).toMatch(/^https:\/\/site\.example\/en\/apply\/second\?link=[\w-]{43}$/);
    const other = stranger();
    expect(
      (await open({ reference: referenceIn(text), phone, purpose: 'apply' }, other)).body,
    ).toMatchObject({ success: true, operationId: draft, purpose: 'apply' });
    await deliver();
    const code = /^\d{6}/.exec(api.sent.at(-1)?.text ?? '')?.[0];
    await other.send('POST', '/user/signin', {
      body: { phone, code, purpose: 'apply', operationId: draft },
    });
    expect(await other.send('POST', '/los/drafts/resume', { body: {} })).toMatchObject({
      status: 200,
      body: { data: { reference: draft, product: 'second' } },
    });
  });

  it('opens the draft of the product that it was asked for, whichever was changed last', async () => {
    const { reference: bound } = await browser.begin('first');
    await browser.prove(bound);
    await browser.current('?product=first');
    later(5);
    const { reference: newer } = await browser.begin('second');
    expect((await sms({ kind: 'resume-link' })).body).toMatchObject({ success: false });
    expect((await sms({ kind: 'resume-link', product: 'first' })).body).toEqual({ success: true });
    await deliver();
    expect(linkIn(api.sent.at(-1)?.text)).toMatch(/\/apply\/first\?link=/);
    expect((await sms({ kind: 'resume-link', product: '2nd-mtg' })).body).toMatchObject({
      success: false,
      msg: expect.stringContaining('code first'),
    });
    await browser.prove(newer);
    await browser.current('?product=second');
    later(5);
    expect((await sms({ kind: 'resume-link', product: '2nd-mtg' })).body).toEqual({
      success: true,
    });
    await deliver();
    expect(linkIn(api.sent.at(-1)?.text)).toMatch(/\/apply\/second\?link=/);
    expect(await sms({ kind: 'resume-link', product: 'rmb' })).toMatchObject({ status: 400 });
  });

  it.each(['upload', 'apply'] as const)(
    'answers the same for a wrong number or reference (%s), and sends nothing',
    async (purpose) => {
      const { reference: draft, resumeReference } = await browser.begin('fast-pass');
      await browser.prove(draft);
      await browser.current();
      later(10);
      const { appl_no: number } = await applicantBrowser(api, '203.0.113.8').apply({
        key: 'key-0000000000000002',
      });
      await deliver();
      api.sent.length = 0;
      later(70);
      const right = purpose === 'apply' ? resumeReference : number;
      const shapes: unknown[] = [];
      for (const body of [
        { reference: right, phone },
        { reference: right, phone: otherPhone },
        { reference: 'A'.repeat(43), phone: '+85261112222' },
      ]) {
        const answer = await open({ ...body, purpose });
        await deliver();
        const again = purpose === 'apply' ? (later(10), await open({ ...body, purpose })) : answer;
        const { requestId, operationId, ...rest } = answer.body as Record<string, string>;
        expect((again.body as Record<string, string>).operationId).toBe(operationId);
        shapes.push({
          status: answer.status,
          rest,
          isOwnId: operationId === body.reference,
          idLength: purpose === 'apply' ? operationId?.length : null,
          requestIdLength: requestId?.length,
        });
      }
      expect(shapes[1]).toEqual(shapes[0]);
      expect(shapes[2]).toEqual(shapes[0]);
      await deliver();
      expect(api.sent.filter(({ to }) => to !== phone)).toEqual([]);
      expect(api.sent.length).toBeGreaterThan(0);
    },
  );

  it('is not texted twice within a minute, to nobody any more than to somebody', async () => {
    const { appl_no: applicationNumber } = await browser.apply({ key: 'key-0000000000000003' });
    await deliver();
    api.sent.length = 0;
    for (const number of [applicationNumber, 'HK-2026-ZZZZZZZZ']) {
      expect(
        (await sms({ kind: 'upload-link', applicationNumber: number }, stranger())).body,
      ).toEqual({ success: true });
      expect(
        (await sms({ kind: 'upload-link', applicationNumber: number }, stranger())).body,
      ).toMatchObject({
        success: false,
        msg: 'A link was sent a short while ago. You can ask for another in 1 min.',
      });
    }
    await deliver();
    expect(api.sent).toHaveLength(1);
  });

  it('needs a number to text to', async () => {
    expect(await sms({ kind: 'upload-link' })).toMatchObject({
      status: 400,
      body: { fields: { applicationNumber: expect.any(String) } },
    });
    expect(await sms({ kind: 'upload-link', applicationNumber: 'HK\u0000' })).toMatchObject({
      status: 400,
    });
    expect(await open({ reference: 'A'.repeat(43), phone: '2123 4567' })).toMatchObject({
      status: 400,
      body: { fields: { phone: expect.any(String) } },
    });
  });
});
