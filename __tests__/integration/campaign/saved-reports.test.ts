import type { SavedReport } from '@/contracts/campaign/saved-report';
import { stopReportMailPath } from '@/contracts/campaign/saved-report-choices';
import { createContainer } from '@/backoffice/container';
import { codeOf, dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { signInStaff, type StaffBrowser } from '@test/support/staff/staff-browser';

const path = '/desk/campaigns/saved-reports';
const monday = '2026-11-23T00:00:00Z';

describe.each(usualEngines)('Saved reports on %s', (engine) => {
  let api: TestApi;
  let may: StaffBrowser;
  let ann: StaffBrowser;
  let annId: string;
  beforeEach(async () => {
    api = await startTestApi(engine);
    may = (await signInStaff(api, { email: 'may@lender.hk', roles: ['marketer'] })).browser;
    ({ browser: ann, id: annId } = await signInStaff(api, {
      email: 'ann@lender.hk',
      roles: ['publisher'],
    }));
  });
  afterEach(() => api.close());
  const save = (browser: StaffBrowser, body: object) =>
    browser.post(path, {
      name: 'Adverts',
      isShared: false,
      report: 'campaigns',
      view: { by: 'campaign' },
      ...body,
    });
  const list = async (browser: StaffBrowser): Promise<SavedReport[]> =>
    dataOf(await browser.get(path));
  const mail = (browser: StaffBrowser, id: string, language: string | null) =>
    browser.call('PUT', `${path}/${id}/mail`, { body: { language } });
  const send = async (): Promise<void> => {
    await api.container.campaigns.mailReports();
    await api.container.outbox.runNow();
  };

  it('are seen by who saved them, and by all who may read campaigns where they are shared', async () => {
    const own = dataOf(await save(ann, { name: 'Mine' }));
    const shared = dataOf(
      await save(may, { isShared: true, view: { by: 'day', medium: 'cpc', from: '2026-11-01' } }),
    );
    expect((await list(ann)).map(({ name, mayChange }) => [name, mayChange])).toEqual([
      ['Adverts', false],
      ['Mine', true],
    ]);
    expect((await list(may)).map(({ view }) => view)).toEqual([
      { by: 'day', medium: 'cpc', from: '2026-11-01' },
    ]);
    expect(codeOf(await save(ann, { name: 'MINE' }))).toEqual([400, 'validation_failed']);
    expect(codeOf(await save(ann, { isShared: true }))).toEqual([403, 'forbidden']);
    const change = { body: { name: 'Renamed', isShared: false } };
    expect((await may.call('PUT', `${path}/${own.id}`, change)).status).toBe(404);
    expect((await ann.call('PUT', `${path}/${shared.id}`, change)).status).toBe(403);
    expect(dataOf(await may.call('PUT', `${path}/${shared.id}`, change))).toMatchObject({
      name: 'Renamed',
    });
    expect((await list(ann)).map(({ name }) => name)).toEqual(['Mine']);
    expect((await ann.call('DELETE', `${path}/${own.id}`)).status).toBe(200);
    expect(await list(ann)).toEqual([]);
  });

  it('are mailed once each Monday, whatever instances there are', async () => {
    const { id } = dataOf(await save(may, { isShared: true }));
    await mail(may, id, 'en');
    expect(dataOf(await mail(ann, id, 'hk'))).toMatchObject({ mailLanguage: 'hk' });
    await send();
    expect(api.mailed).toEqual([]);
    api.setNow(monday);
    const other = await createContainer({
      env: api.testDatabase.env,
      log: { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} },
      database: { ...api.testDatabase.database, close: async () => undefined },
      now: () => new Date(monday),
      deliveryIntervalMs: 86_400_000,
      jobIntervalMs: 86_400_000,
      sms: { send: async () => undefined },
      mail: { send: async (message) => void api.mailed.push(message) },
    });
    await Promise.all([api.container.campaigns.mailReports(), other.campaigns.mailReports()]);
    await send();
    await other.close();
    expect(api.mailed.map(({ to }) => to).toSorted()).toEqual(['ann@lender.hk', 'may@lender.hk']);
    const forAnn = api.mailed.find(({ to }) => to === 'ann@lender.hk');
    expect(forAnn?.subject).toBe('Adverts：2026年11月16日 – 2026年11月22日');
    api.setNow('2026-11-30T00:00:00Z');
    await send();
    expect(api.mailed).toHaveLength(4);
  });

  it('of the funnel are kept with their filters, and mailed with its steps', async () => {
    const funnel = { report: 'funnel', view: { by: 'campaign', touch: 'first', medium: 'cpc' } };
    const { id } = dataOf(await save(may, { ...funnel, isShared: true }));
    expect(await list(ann)).toMatchObject([funnel]);
    const ofAnother = { report: 'funnel', view: { by: 'landing' } };
    expect(codeOf(await save(may, ofAnother))).toEqual([400, 'validation_failed']);
    await mail(may, id, 'en');
    api.setNow(monday);
    await api.testDatabase.database.pool.query(
      `insert into stage_count (day, touch, stage, source, medium, campaign, people)
       values ('2026-11-18', 'first', 'landing', 'google', 'cpc', 'brand', 7), ('2026-11-18', 'last', 'landing', 'google', 'cpc', 'brand', 9)`,
    );
    await send();
    expect(api.mailed.map(({ text }) => text)).toEqual([
      expect.stringContaining('Came to the site: 7 (week before: 0; +7)'),
    ]);
    expect(api.mailed[0]?.text).toContain('/en/desk/funnel?by=campaign&touch=first&medium=cpc&');
  });

  it('are not mailed to who left or may no longer read campaigns', async () => {
    const { id } = dataOf(await save(may, { isShared: true }));
    await mail(may, id, 'en');
    await mail(ann, id, 'en');
    const { pool } = api.testDatabase.database;
    await pool.query(`update staff_member set state = 'left' where id = $1`, [annId]);
    await pool.query(
      `update staff_member set roles = array['cashier'] where email = 'may@lender.hk'`,
    );
    api.setNow(monday);
    await send();
    expect(api.mailed).toEqual([]);
    expect(await api.countRows('report_mail')).toBe(0);
  });

  it('end by the link in their mail, as a mail program asks for it, and at the desk', async () => {
    const { id } = dataOf(await save(may, {}));
    await mail(may, id, 'cn');
    expect(dataOf(await mail(may, id, null))).toMatchObject({ mailLanguage: null });
    expect(await api.countRows('report_mail')).toBe(0);
    await mail(may, id, 'cn');
    api.setNow(monday);
    await send();
    const [{ unsubscribeUrl = '', text } = { text: '' }] = api.mailed;
    const [before = '', after = ''] = stopReportMailPath.split('{token}');
    const start = unsubscribeUrl.indexOf(before);
    const token = unsubscribeUrl.slice(start + before.length, -after.length);
    expect(text).toContain(`/cn/desk/report-mail#${token}`);
    const stop = (of: string) =>
      api.call(`/campaign/report-mails/${of}/stop`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await stop(`222222222222${token.slice(12)}`)).status).toBe(404);
    expect((await stop(token)).status).toBe(200);
    expect((await stop(token)).status).toBe(200);
    expect(await api.countRows('report_mail')).toBe(0);
    api.setNow('2026-11-30T00:00:00Z');
    await send();
    expect(api.mailed).toHaveLength(1);
  });

  it('are not mailed to a key, and end with the report', async () => {
    const { id } = dataOf(await save(may, { isShared: true }));
    const byKey = await api.desk('PUT', `/campaigns/saved-reports/${id}/mail`, {
      body: { language: 'en' },
    });
    expect(codeOf(byKey)).toEqual([409, 'conflict']);
    await mail(ann, id, 'en');
    await may.call('DELETE', `${path}/${id}`);
    expect(await api.countRows('report_mail')).toBe(0);
  });
});
