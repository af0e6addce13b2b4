import { z } from 'zod';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { applicantBrowser, type ApplicantBrowser } from '@test/support/application/applicant';
import { resetApplications } from '@test/support/application/application-api';
import { completeForm } from '@test/support/application/application-form';
import { usualEngines } from '@test/support/database/test-database';

const started = z.object({ data: z.object({ token: z.string(), expiresAt: z.string() }) });
const path = '/los/drafts/current/transfer';

describe.each(usualEngines)('A draft that goes on on another device, on %s', (engine) => {
  let api: TestApi;
  let old: ApplicantBrowser;
  let other: ApplicantBrowser;
  beforeAll(async () => void (api = await startTestApi(engine)));
  afterAll(() => api.close());
  beforeEach(async () => {
    old = await resetApplications(api);
    other = applicantBrowser(api, '198.51.100.9');
  });

  async function offered() {
    const { loan } = completeForm();
    const { reference } = await old.begin('first', { loan });
    const start = async () =>
      started.parse((await old.send('POST', path, { body: { reference } })).body).data;
    const stateFor = async (browser: ApplicantBrowser) =>
      (await browser.send('GET', `${path}?reference=${reference}`)).body;
    const take = (token: string, browser = other) =>
      browser.send('POST', '/los/drafts/transfer', { body: { token } });
    return { reference, loan, start, stateFor, take };
  }

  it('is taken over once, and the device before is told and opens it no longer', async () => {
    const { reference, loan, start, stateFor, take } = await offered();
    const { token, expiresAt } = await start();
    expect(expiresAt).toBe('2026-11-16T04:10:00.000Z');
    expect(await stateFor(old)).toEqual({ data: { state: 'open' } });
    expect(await take(token)).toMatchObject({
      status: 200,
      body: { data: { reference, form: { loan } } },
    });
    expect((await other.current()).body).toMatchObject({ data: { reference } });
    expect(await stateFor(old)).toEqual({ data: { state: 'taken' } });
    expect((await old.current()).body).toEqual({ data: null });
    expect(await old.save(reference, { section: 'loan', value: {} })).toMatchObject({
      status: 404,
    });
    expect(await take(token, applicantBrowser(api, '198.51.100.10'))).toMatchObject({
      status: 404,
    });
    expect(await stateFor(other)).toMatchObject({ code: 'not_found' });
  });

  it('is not taken by a token that is over, replaced or made up', async () => {
    const { start, stateFor, take } = await offered();
    const former = await start();
    const { token } = await start();
    expect(await take(former.token)).toMatchObject({ status: 404 });
    expect(await take('x'.repeat(43))).toMatchObject({ status: 404 });
    api.setNow('2026-11-16T04:10:00Z');
    expect(await take(token)).toMatchObject({ status: 404 });
    expect(await stateFor(old)).toEqual({ data: { state: 'over' } });
    const { rows } = await api.testDatabase.database.pool.query('select * from draft_transfer');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('moves by a link to its phone alone once a code has proved that', async () => {
    const { reference, start, take } = await offered();
    const { token } = await start();
    await old.prove(reference);
    await old.current();
    expect(await take(token)).toMatchObject({ status: 404 });
    expect(await old.send('POST', path, { body: { reference } })).toMatchObject({ status: 409 });
    expect(await other.send('POST', path, { body: { reference } })).toMatchObject({ status: 404 });
    expect((await old.current()).body).toMatchObject({ data: { reference } });
  });
});
