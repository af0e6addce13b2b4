import type { LosResponse, LosApplication } from '@/backoffice/adapters/los/los-gateway';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { receiptOf, type ApplicantBrowser } from '@test/support/application/applicant';
import { resetApplications } from '@test/support/application/application-api';
import { completeForm } from '@test/support/application/application-form';
import { usualEngines } from '@test/support/database/test-database';
import { phone } from '@test/support/otp/otp-client';
import { until } from '@test/support/timing/until';

const otherKey = 'key-0000000000000002';

describe.each(usualEngines)('Handing applications to the lender’s system on %s', (engine) => {
  let api: TestApi;
  let browser: ApplicantBrowser;
  let system: (application: LosApplication) => Promise<LosResponse>;
  const handed: LosApplication[] = [];
  const down = async () => Promise.reject(new Error('down'));
  const takes = async (): Promise<LosResponse> => ({ isAccepted: true });
  const refuses = async (): Promise<LosResponse> => ({
    isAccepted: false,
    message: 'Applied twice this week',
  });
  const handover = async (number: string) =>
    JSON.parse((await api.desk('GET', `/applications/${number}`)).text).handover;
  const counts = async () => (await api.desk('GET', '/campaigns?source=radio')).body;
  const texts = () => api.sent.map(({ text }) => text).filter((text) => !/^\d{6} /.test(text));
  beforeAll(async () => {
    api = await startTestApi(
      engine,
      {},
      {
        los: {
          handOver: (application) => {
            handed.push(application);
            return system(application);
          },
        },
      },
    );
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    handed.length = 0;
    browser = await resetApplications(api);
  });

  it('asks it while the applicant waits, and never again once it accepted', async () => {
    system = takes;
    const { appl_no: number } = await browser.apply({ campaign: { utm_source: 'radio' } });
    expect(handed).toMatchObject([
      {
        appl_no: number,
        product: 'first',
        loan_amount: 4_500_000,
        phone,
        campaign: { utm_source: 'radio' },
        form: { applicants: { persons: [{ name: 'CHAN TAI MAN' }] } },
      },
    ]);
    expect(await handover(number)).toBe('accepted');
    api.setNow('2026-11-16T04:30:00Z');
    await api.container.outbox.runNow();
    expect(handed).toHaveLength(1);
    expect(texts()).toEqual([
      expect.stringContaining(`we have received your application ${number}`),
    ]);
  });

  it('passes its refusal on, keeps what was sent, and leaves the draft open', async () => {
    system = refuses;
    const { reference } = await browser.begin('first', completeForm());
    await browser.prove(reference);
    const refusal = {
      status: 200,
      body: { LOS: { BODY: { rtn_msg: 'Applied twice this week' } } },
    };
    expect(await browser.submit()).toMatchObject(refusal);
    expect((await browser.submit()).body).toEqual(refusal.body);
    expect(handed).toHaveLength(1);
    expect((await browser.current()).body).toMatchObject({
      data: { receipt: null, form: { loan: { amount: 4_500_000 } } },
    });
    expect(
      await browser.save(reference, {
        section: 'loan',
        value: { amount: 1_000_000, tenorMonths: 60, purpose: 'other' },
      }),
    ).toMatchObject({ status: 200 });
    system = takes;
    const { appl_no: number } = receiptOf(
      await browser.submit({
        key: otherKey,
        form: completeForm({ loan: { amount: 1_000_000, tenorMonths: 60, purpose: 'other' } }),
      }),
    );
    const { body } = await api.desk('GET', '/applications?product=first');
    expect(body).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ applicationNumber: number, state: 'received' }),
        expect.objectContaining({ applicationNumber: handed[0]?.appl_no, state: 'declined' }),
      ]),
    });
    await api.container.outbox.runNow();
    expect(texts()).toEqual([expect.stringContaining(number)]);
    expect(
      JSON.stringify(
        (await api.testDatabase.database.pool.query('select refusal from application')).rows,
      ),
    ).not.toContain('Applied twice');
  });

  it('counts for a campaign what it took, and apart from that what it refused at once', async () => {
    const campaign = { utm_source: 'radio' };
    system = refuses;
    const { reference } = await browser.begin();
    await browser.prove(reference);
    await browser.submit({ campaign });
    await browser.submit({ campaign });
    expect(await counts()).toMatchObject({ data: [{ value: 'radio', submitted: 0, refused: 1 }] });
    system = takes;
    await browser.submit({ key: otherKey, campaign });
    expect(await counts()).toMatchObject({ data: [{ value: 'radio', submitted: 1, refused: 1 }] });
  });

  it('counts what it refused after the applicant had a number', async () => {
    system = down;
    await browser.apply({ campaign: { utm_source: 'radio' } });
    system = refuses;
    api.setNow('2026-11-16T04:01:00Z');
    await api.container.outbox.runNow();
    expect(await counts()).toMatchObject({ data: [{ value: 'radio', submitted: 1, refused: 0 }] });
  });

  it('accepts when it is down, and hands over later, once', async () => {
    system = down;
    const { appl_no: number } = await browser.apply();
    expect(await handover(number)).toBe('waiting');
    system = takes;
    api.setNow('2026-11-16T04:00:30Z');
    await api.container.outbox.runNow();
    expect(await handover(number)).toBe('accepted');
    api.setNow('2026-11-16T05:00:00Z');
    await api.container.outbox.runNow();
    expect(handed.filter(({ appl_no }) => appl_no === number).length).toBeGreaterThanOrEqual(2);
    expect(texts().filter((text) => text.includes('we have received'))).toHaveLength(1);
    const { rows } = await api.testDatabase.database.pool.query(
      "select delivered_at is not null as is_delivered from outbox where channel = 'los'",
    );
    expect(rows).toEqual([{ is_delivered: true }]);
  });

  it('tells a later refusal as a state and a message', async () => {
    system = down;
    const { appl_no: number } = await browser.apply();
    system = refuses;
    api.setNow('2026-11-16T04:01:00Z');
    await api.container.outbox.runNow();
    await api.container.outbox.runNow();
    expect((await api.desk('GET', `/applications/${number}`)).body).toMatchObject({
      state: 'declined',
      handover: 'refused',
      history: [
        { state: 'received' },
        { state: 'declined', by: 'los', message: 'Applied twice this week' },
      ],
    });
    expect(texts().at(-1)).toBe(
      `Harbour Key Mortgage: we are sorry, but we cannot offer you a loan on application ${number}. Details: https://site.example/en/account/applications`,
    );
    expect(receiptOf(await browser.submit()).appl_no).toBe(number);
  });

  it('does not undo what staff decided meanwhile', async () => {
    system = down;
    const { appl_no: number } = await browser.apply();
    await api.desk('PUT', `/applications/${number}/state`, {
      body: { state: 'withdrawn', note: 'called us' },
    });
    system = refuses;
    api.setNow('2026-11-16T04:01:00Z');
    await api.container.outbox.runNow();
    expect((await api.desk('GET', `/applications/${number}`)).body).toMatchObject({
      state: 'withdrawn',
      handover: 'refused',
    });
  });

  it('lets everybody who clicks meanwhile wait for the same decision', async () => {
    let decide: (answer: LosResponse) => void = () => undefined;
    system = () => new Promise((resolve) => (decide = resolve));
    const { reference } = await browser.begin();
    await browser.prove(reference);
    const answers = [browser.submit(), browser.submit(), browser.submit({ key: otherKey })];
    await until(() => handed.length > 0);
    decide({ isAccepted: false, message: 'Not today' });
    const bodies = (await Promise.all(answers)).map(({ body }) => body);
    expect(bodies).toEqual(Array(3).fill({ LOS: { BODY: { rtn_msg: 'Not today' } } }));
    expect(handed).toHaveLength(1);
  });

  it('goes on where a process stopped while it was asked', async () => {
    system = () => new Promise(() => undefined);
    const { reference } = await browser.begin();
    await browser.prove(reference);
    void browser.submit();
    await until(() => handed.length > 0);
    system = takes;
    api.setNow('2026-11-16T04:00:14Z');
    await api.container.outbox.runNow();
    expect(handed).toHaveLength(1);
    api.setNow('2026-11-16T04:00:16Z');
    await api.container.outbox.runNow();
    const { appl_no: number } = receiptOf(await browser.submit());
    expect(await handover(number)).toBe('accepted');
    await api.container.outbox.runNow();
    expect(texts()).toEqual([
      expect.stringContaining(`we have received your application ${number}`),
    ]);
  });
});
