import { startTestApi, type TestApi } from '@test/support/api/test-api';
import {
  applicantBrowser,
  receiptOf,
  type ApplicantBrowser,
} from '@test/support/application/applicant';
import { resetApplications } from '@test/support/application/application-api';
import { completeForm } from '@test/support/application/application-form';
import { engines } from '@test/support/database/test-database';

const otherKey = 'key-0000000000000002';
describe.each(engines)('Sending an application on %s', (engine) => {
  let api: TestApi;
  let browser: ApplicantBrowser;
  beforeAll(async () => void (api = await startTestApi(engine)));
  afterAll(() => api.close());
  beforeEach(async () => void (browser = await resetApplications(api)));

  it('needs a key', async () => {
    await browser.beginProven();
    for (const key of ['', 'short', 'with space 0123456789'])
      expect(await browser.submit({ key })).toMatchObject({
        status: 400,
        body: { fields: { 'Idempotency-Key': expect.any(String) } },
      });
  });

  it('happens once when clicked twice, at once or later', async () => {
    await browser.beginProven();
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.submit()));
    answers.push(await browser.submit());
    expect(new Set(answers.map((answer) => receiptOf(answer).appl_no)).size).toBe(1);
    expect([
      await api.countRows('application'),
      await api.countRows('application_step'),
      await api.countRows('application_submission'),
    ]).toEqual([1, 1, 1]);
    await api.container.outbox.runNow();
    expect(api.sent.filter(({ text }) => text.includes('we have received'))).toHaveLength(1);
  });

  it('happens once for a draft, whatever the key', async () => {
    await browser.beginProven();
    const answers = await Promise.all([
      browser.submit(),
      browser.submit({ key: otherKey }),
      browser.submit({
        key: 'key-0000000000000003',
        form: completeForm({ loan: { amount: 9_000_000, tenorMonths: 12, purpose: 'other' } }),
      }),
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(receiptOf(answer)))).size).toBe(1);
    expect(await api.countRows('application')).toBe(1);
  });

  it('of another draft needs a code of its own, though one was just given', async () => {
    await browser.beginProven();
    receiptOf(await browser.submit());
    api.setNow('2026-11-16T04:05:00Z');
    const { reference } = await browser.begin();
    expect(await browser.submit({ key: otherKey })).toMatchObject({
      status: 409,
      body: { code: 'phone_not_verified' },
    });
    await browser.prove(reference);
    receiptOf(await browser.submit({ key: otherKey }));
    expect(await api.countRows('application')).toBe(2);
  });

  it('refuses a key that was used for something else', async () => {
    await browser.beginProven();
    receiptOf(await browser.submit());
    const other = completeForm({ loan: { amount: 9_000_000, tenorMonths: 12, purpose: 'other' } });
    expect(await browser.submit({ form: other })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_conflict' },
    });
  });

  it('gives the same answer after the proof has ended, to the browser that sent it', async () => {
    await browser.beginProven();
    const first = await browser.submit();
    api.setNow('2026-11-16T06:00:00Z');
    expect((await browser.submit()).body).toEqual(first.body);
    api.setNow('2026-11-18T06:00:00Z');
    await api.container.jobs.runDue();
    expect((await browser.submit()).body).toEqual(first.body);
    expect(await applicantBrowser(api).submit()).toMatchObject({
      status: 409,
      body: { code: 'phone_not_verified' },
    });
  });

  it('is refused where the draft was changed since the version that the applicant saw', async () => {
    const reference = await browser.beginProven();
    await browser.save(reference, { section: 'loan', value: { amount: 1 } });
    expect(await browser.submit({ version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect(await api.countRows('application')).toBe(0);
    expect((await browser.current(`?reference=${reference}`)).body).toMatchObject({
      data: { version: 2, form: { loan: { amount: 1 } } },
    });
    const receipt = receiptOf(await browser.submit({ version: 2 }));
    expect(receiptOf(await browser.submit({ version: 1, key: otherKey }))).toEqual(receipt);
  });

  it('ends the changes to its draft', async () => {
    const reference = await browser.beginProven();
    receiptOf(await browser.submit());
    expect(await browser.save(reference, { section: 'loan', value: { amount: 1 } })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
  });
});
